import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
}

/** Sends one email; throws when the server did not accept it, so that the job tries again. */
export interface Mailer {
  /** False: emails stay in the development outbox and can be read in the app. */
  delivers: boolean;
  send(mail: Mail): Promise<void>;
}

/** A server that accepts the connection but does not respond is given up soon; the job tries again later. */
const PATIENCE_MS = 15_000;

export function smtpMailer(url: string, from: string, patience = PATIENCE_MS): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    dnsTimeout: patience,
    // Receiving a large attachment may take long.
    socketTimeout: 4 * patience,
  });
  return {
    delivers: true,
    async send({ to, subject, text, html, attachments = [] }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html && { html }),
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
      });
    },
  };
}

/** Without SMTP, nothing is sent; the emails can be read in the app. */
export const developmentMailer: Mailer = { delivers: false, send: async () => {} };
