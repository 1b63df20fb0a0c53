import { hkdfSync } from 'node:crypto';
import { type Cipher, createCipher } from './ports/cipher.ts';
import { createSigner, type Signer } from './ports/signer.ts';

/** Encrypts and signs for the installation; each purpose has its own keys. */
export interface Sealing {
  cipher(purpose: string): Cipher;
  signer(purpose: string): Signer;
  /** A secret for a library that needs one. */
  textFor(purpose: string): string;
}

/** @param root the root key of this installation; `db/root.ts` opens it */
export function createSealing(root: Uint8Array): Sealing {
  return {
    cipher: (purpose) => createCipher(root, purpose),
    signer: (purpose) => createSigner(root, purpose),
    textFor: (purpose) => Buffer.from(hkdfSync('sha256', root, 'tandem', `${purpose} text`, 32)).toString('base64url'),
  };
}
