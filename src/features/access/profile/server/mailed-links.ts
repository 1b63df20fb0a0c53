import { hashOfSecret, newSecret } from '#server/auth/secret-token.ts';
import type { Tx } from '#server/db/client.ts';
import { conflict } from '#server/errors.ts';

type Purpose = 'reset_password' | 'confirm_email';

/** How long each works. */
export const HOURS: Record<Purpose, number> = { reset_password: 1, confirm_email: 72 };

interface Link {
  user_id: string;
  purpose: Purpose;
  /** Where it is sent. */
  email: string;
}

/** Makes the secret of a link to be mailed; the former ones for the same purpose stop working. */
export async function newLink(tx: Tx, { user_id, purpose, email }: Link, now: Date): Promise<string> {
  const { token, hash } = newSecret();
  await voidLinks(tx, user_id, purpose, now);
  await tx.run(
    `insert into identity.mailed_tokens (user_id, purpose, email, token_hash, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [user_id, purpose, email, hash, new Date(now.getTime() + HOURS[purpose] * 3_600_000), now],
  );
  return token;
}

export async function voidLinks(tx: Tx, user_id: string, purpose: Purpose, now: Date): Promise<void> {
  await tx.run(
    'update identity.mailed_tokens set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null',
    [user_id, purpose, now],
  );
}

/** Who chooses a password keeps the address: one that somebody asked for with the former password does not count any more. */
export async function voidNewAddress(tx: Tx, user_id: string, now: Date): Promise<void> {
  await tx.run(
    `update identity.mailed_tokens t set used_at = $2 from identity.users u
     where t.user_id = $1 and u.id = $1 and t.purpose = 'confirm_email' and t.used_at is null and t.email <> u.email`,
    [user_id, now],
  );
}

/** Uses it up, in the transaction of what it is good for. @throws 409 when it was used, replaced or is too old */
export async function spendLink(tx: Tx, token: string, purpose: Purpose, now: Date): Promise<Link> {
  const [link] = await tx.rows<Link>(
    `update identity.mailed_tokens set used_at = $3 where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
     returning user_id, purpose, email`,
    [hashOfSecret(token), purpose, now],
  );
  if (!link) throw conflict('This link was used already, or it is too old. Ask for a new one.');
  return link;
}
