import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { SignedIn } from './signed-in.ts';

/** A person who has entered their password, and the stored hash at that time. It is never sent to clients. */
export interface Proven {
  user: SignedIn;
  password_hash: string;
}

/**
 * Checks that the password is unchanged when the action commits. A new password ends everything opened with the former
 * one, including what begins at the same moment.
 * @throws 401
 */
export async function requireStillProven(tx: Tx, { user, password_hash }: Proven): Promise<void> {
  const still = await tx.rows(
    sql`select from identity.accounts where user_id = ${user.id} and password = ${password_hash} for share`,
  );
  if (still.length === 0) throw new Refusal(401, 'Invalid credentials');
}
