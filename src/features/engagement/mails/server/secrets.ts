import type { Sealing } from '#server/sealing.ts';

/** The `~` tells what is sealed from what stands there as its reader gets it. */
const SEALED = /#token=~([\w-]+)/g;
const cipherOf = (sealing: Sealing) => sealing.cipher('mailed links');

/** A mail waits in the database, and what its link lets its reader do is nobody's who reads there. @param place the mail's id */
export function sealSecrets(sealing: Sealing, body: string, place: string): string {
  return body.replace(
    /#token=([\w-]+)/g,
    (_, secret: string) => `#token=~${cipherOf(sealing).seal(secret, place).toString('base64url')}`,
  );
}

/** As its reader gets it. @throws when a secret was sealed for another mail or by another installation */
export function withSecrets(sealing: Sealing, body: string, place: string): string {
  return body.replace(
    SEALED,
    (_, sealed: string) => `#token=${cipherOf(sealing).open(Buffer.from(sealed, 'base64url'), place)}`,
  );
}

/** What a link lets its reader do stays the reader's: whoever runs the mails sees that there is one. */
export function withoutSecrets(body: string): string {
  return body.replace(/#token=~?[\w-]+/g, '#token=…');
}
