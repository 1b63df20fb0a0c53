import { hkdfSync } from 'node:crypto';
import { type Cipher, createCipher } from './ports/cipher.ts';
import { createSigner, type Signer } from './ports/signer.ts';

/** All that keeps something unreadable, or vouches for it, in the installation's name: each purpose has keys of its own. */
export interface Sealing {
  cipher(purpose: string): Cipher;
  signer(purpose: string): Signer;
  /** A secret for a library that wants one. */
  textFor(purpose: string): string;
}

/** @param root of this installation; `db/root.ts` opens it */
export function sealingUnder(root: Uint8Array): Sealing {
  return {
    cipher: (purpose) => createCipher(root, purpose),
    signer: (purpose) => createSigner(root, purpose),
    textFor: (purpose) => Buffer.from(hkdfSync('sha256', root, 'tandem', `${purpose} text`, 32)).toString('base64url'),
  };
}
