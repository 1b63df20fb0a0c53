import { createHash, randomBytes } from 'node:crypto';

/** The token has 256 bits and cannot be guessed; only its hash is stored, so the database reveals none. */
export function newSecret(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecret(token) };
}

export function hashSecret(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
