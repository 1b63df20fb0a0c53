import type { Sealing } from '#server/sealing.ts';

/** The start of a body that is sealed as a whole. */
const SEALED_BODY = '~sealed:';
/** Emails that were queued before bodies were sealed hold sealed tokens. */
const SEALED_TOKEN = /#token=~([\w-]+)/g;
const cipherOf = (sealing: Sealing) => sealing.cipher('mailed links');

/**
 * Encrypts a hidden body in the database, so that no query, export or copy of it shows the secrets.
 * @param place the email's id
 */
export function sealBody(sealing: Sealing, body: string, place: string): string {
  return `${SEALED_BODY}${cipherOf(sealing).seal(body, place).toString('base64url')}`;
}

/** The body as its recipient gets it. @throws when it was sealed for another email or by another installation */
export function openBody(sealing: Sealing, body: string, place: string): string {
  const open = (sealed: string) => cipherOf(sealing).open(Buffer.from(sealed, 'base64url'), place);
  if (body.startsWith(SEALED_BODY)) return open(body.slice(SEALED_BODY.length));
  return body.replace(SEALED_TOKEN, (_, sealed: string) => `#token=${open(sealed)}`);
}
