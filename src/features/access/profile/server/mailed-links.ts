import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';

type Purpose = 'reset_password' | 'confirm_email';

/** The lifetime of each link. */
export const HOURS: Record<Purpose, number> = { reset_password: 1, confirm_email: 72 };

interface Link {
  user_id: string;
  purpose: Purpose;
  /** The recipient's address. */
  email: string;
}

/** Creates the secret of an emailed link; earlier links for the same purpose stop working. */
export async function newMailedLink(tx: Tx, { user_id, purpose, email }: Link, now: Date): Promise<string> {
  const { token, hash } = newSecret();
  await invalidateLinks(tx, user_id, purpose, now);
  await tx.run(sql`
    insert into identity.mailed_tokens (user_id, purpose, email, token_hash, expires_at, created_at)
    values (${user_id}, ${purpose}, ${email}, ${hash}, ${new Date(now.getTime() + HOURS[purpose] * 3_600_000)}, ${now})`);
  return token;
}

export async function invalidateLinks(tx: Tx, user_id: string, purpose: Purpose, now: Date): Promise<void> {
  await tx.run(sql`
    update identity.mailed_tokens set used_at = ${now}
    where user_id = ${user_id} and purpose = ${purpose} and used_at is null`);
}

/** A new password cancels a pending address change that was requested with the old password. */
export async function cancelAddressChange(tx: Tx, user_id: string, now: Date): Promise<void> {
  await tx.run(sql`
    update identity.mailed_tokens t set used_at = ${now} from identity.users u
    where t.user_id = ${user_id} and u.id = ${user_id} and t.purpose = 'confirm_email' and t.used_at is null
      and t.email <> u.email`);
}

/** Consumes the link in the caller's transaction. @throws 409 when it was used, replaced or has expired */
export async function redeemLink(tx: Tx, token: string, purpose: Purpose, now: Date): Promise<Link> {
  const [link] = await tx.rows<Link>(sql`
    update identity.mailed_tokens set used_at = ${now}
    where token_hash = ${hashSecret(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning user_id, purpose, email`);
  if (!link) throw over();
  return link;
}

/** Reads a link without consuming it. @throws 409 like `redeemLink` */
export async function readLink(tx: Tx, token: string, purpose: Purpose, now: Date): Promise<Link> {
  const [link] = await tx.rows<Link>(sql`
    select user_id, purpose, email from identity.mailed_tokens
    where token_hash = ${hashSecret(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}`);
  if (!link) throw over();
  return link;
}

const over = () => unknownToken(conflict('This link was already used or has expired. Request a new one.'));
