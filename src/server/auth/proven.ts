import type { Tx } from '../db/client.ts';
import { Refusal } from '../errors.ts';
import type { SignedIn } from './provider.ts';

/** Who somebody showed to be by a password, and what was kept of that password then. Stays on this side. */
export interface Proven {
  user: SignedIn;
  password_hash: string;
}

/**
 * That the password is still the account's when what it was shown for is done, and until that is committed. Whoever chooses
 * another one ends what the former opened; what begins at the same instant must not outlive that. @throws 401
 */
export async function requireStillProven(tx: Tx, { user, password_hash }: Proven): Promise<void> {
  const still = await tx.rows('select from identity.accounts where user_id = $1 and password = $2 for share', [
    user.id,
    password_hash,
  ]);
  if (still.length === 0) throw new Refusal(401, 'Invalid credentials');
}
