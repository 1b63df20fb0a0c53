import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, so that nobody guesses one; only its hash is kept, so that the database gives none away. */
export function newSecret(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfSecret(token) };
}

export function hashOfSecret(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
