import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHash } from '../auth/provider.ts';

/** The product's algorithm with a thousandth of its cost, because tests create many users. It is for tests only. */
export const cheapPasswordHash: PasswordHash = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${keyOf(password, salt)}`;
  },
  verify: async ({ hash, password }) => {
    const [salt, key] = hash.split(':');
    return keyOf(password, salt!) === key;
  },
};

function keyOf(password: string, salt: string): string {
  return scryptSync(password.normalize('NFKC'), salt, 64, { N: 16, r: 8, p: 1 }).toString('hex');
}
