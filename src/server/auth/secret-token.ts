import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, which cannot be guessed; only the hash is stored, so the database reveals none. */
export function newSecret(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecret(token) };
}

export function hashSecret(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
