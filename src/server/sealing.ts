import { hkdfSync } from 'node:crypto';
import { type Cipher, createCipher } from './ports/cipher.ts';
import { type BroughtKeys, createSigner, type Signer } from './ports/signer.ts';

/** The purposes for which companies sign. */
export const SIGNING_PURPOSES = ['arrival receipts', 'checkpoints', 'contract chains', 'review badges'] as const;
export type SigningPurpose = (typeof SIGNING_PURPOSES)[number];

/** Encrypts and signs for the installation; each purpose has its own keys. */
export interface Sealing {
  cipher(purpose: string): Cipher;
  signer(purpose: SigningPurpose): Signer;
  /** Replaces the keys that companies brought from other installations (src/server/company-moves/signing-keys.ts). */
  bringKeys(keys: BroughtKeys): void;
  /** A secret for a library that needs one. */
  textFor(purpose: string): string;
}

/** @param root the root key of this installation; `db/root.ts` opens it */
export function createSealing(root: Uint8Array): Sealing {
  let broughtKeys: BroughtKeys = new Map();
  return {
    cipher: (purpose) => createCipher(root, purpose),
    signer: (purpose) => createSigner(root, purpose, broughtKeys),
    bringKeys(keys) {
      broughtKeys = keys;
    },
    textFor: (purpose) => Buffer.from(hkdfSync('sha256', root, 'tandem', `${purpose} text`, 32)).toString('base64url'),
  };
}
