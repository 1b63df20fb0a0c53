import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, so that nobody guesses one; only its hash is kept, so that the database gives none away. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
