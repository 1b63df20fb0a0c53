import { createHash, randomBytes } from 'node:crypto';

/** The prefix distinguishes a key from a session token and makes leaked keys easy to find. */
const MARK = 'tdm_';
const SHOWN = MARK.length + 6;

export interface MadeKey {
  secret: string;
  prefix: string;
  hash: string;
}

/** The secret has 256 bits; only its hash is stored. */
export const newApiKey = (): MadeKey => apiKeyFrom(randomBytes(32).toString('base64url'));

/** A key of random characters that the caller has made. */
export function apiKeyFrom(random: string): MadeKey {
  const secret = `${MARK}${random}`;
  return { secret, prefix: secret.slice(0, SHOWN), hash: apiKeyHash(secret) };
}

export const isApiKey = (token: string): boolean => token.startsWith(MARK);

export function apiKeyHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
