import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts values that must not be readable in the database, such as bank details. Keys are derived from the
 * installation's root key.
 */
export interface Cipher {
  /** @param place identifies the record; encrypted text cannot be decrypted for another record */
  seal(text: string, place: string): Buffer;
  /** @throws when the bytes were changed, belong to another record or were encrypted with another secret */
  open(sealed: Uint8Array, place: string): string;
  /** A keyed hash, which shows whether details changed without revealing them. */
  fingerprint(text: string): string;
}

const VERSION = 1;
const NONCE = 12;
const TAG = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) with a key derived by HKDF for one purpose. The output is version, nonce, tag, text.
 */
export function createCipher(root: string | Uint8Array, purpose: string): Cipher {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', root, 'tandem', `${purpose} ${use}`, 32));
  const key = derive('encryption');
  const printKey = derive('fingerprint');
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== VERSION) throw new Error('The text was encrypted in a format this version does not know.');
      const nonce = bytes.subarray(1, 1 + NONCE);
      const tag = bytes.subarray(1 + NONCE, 1 + NONCE + TAG);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
      return decipher.update(bytes.subarray(1 + NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    },
    fingerprint: (text) => createHmac('sha256', printKey).update(text).digest('hex').slice(0, 32),
  };
}
