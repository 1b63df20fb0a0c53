/** The result of an attempt to hand an email over to the mail server. */
export type Outcome =
  | { kind: 'sent' }
  /** The server refused the email for good. */
  | { kind: 'refused'; error: string; isUnknownAddress: boolean }
  /** The server accepted no email, so another attempt cannot send it twice. */
  | { kind: 'later'; error: string; isServerAway: boolean }
  /** The connection ended while the server could have accepted the email: it is not sent again. */
  | { kind: 'uncertain'; error: string };

/** The commands before the content of the email; after a failure of these, the server has accepted nothing. */
const BEFORE_CONTENT = /^(CONN|API|HELO|EHLO|LHLO|STARTTLS|AUTH|MAIL FROM|RCPT TO)/i;
const NO_CONNECTION = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'EDNS',
  'ENOTFOUND',
  'EAUTH',
  'ENOAUTH',
  'ETLS',
  'EPROXY',
]);

/** Reads an error of nodemailer. */
export function outcomeOf(error: unknown): Outcome {
  const {
    message,
    code = '',
    command = '',
    responseCode = 0,
    response = '',
  } = error as {
    message: string;
    code?: string;
    command?: string;
    responseCode?: number;
    response?: string;
  };
  const text = String(message).replace(/\s+/g, ' ').slice(0, 300);
  if (NO_CONNECTION.has(code)) return { kind: 'later', error: text, isServerAway: true };
  if (responseCode >= 500) {
    // A refused sender concerns every email, a refused recipient only one.
    if (/^(MAIL FROM|AUTH|HELO|EHLO|STARTTLS)/i.test(command))
      return { kind: 'later', error: text, isServerAway: true };
    return {
      kind: 'refused',
      error: text,
      isUnknownAddress: /\b5\.1\.[0-9]/.test(response) || (responseCode === 550 && command === 'RCPT TO'),
    };
  }
  if (responseCode >= 400) return { kind: 'later', error: text, isServerAway: responseCode === 421 };
  if (BEFORE_CONTENT.test(command)) return { kind: 'later', error: text, isServerAway: true };
  return { kind: 'uncertain', error: text };
}
