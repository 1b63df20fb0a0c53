import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';

/**
 * Marks an address as proven by a link that only its mailbox got. If nobody had proven it before, somebody else may have set
 * up the account: their sessions, second factors, keys and links end.
 */
export async function proveByMailbox(
  tx: Tx,
  { user_id, email }: { user_id: string; email: string },
  { delivers }: { delivers: boolean },
): Promise<void> {
  const proven = await tx.run(sql`
    update identity.users set email_verified = true where id = ${user_id} and email = ${email} and not email_verified`);
  // Without a mail server nobody can prove an address, so that accounts keep what their people set up.
  if (proven > 0 && delivers) await yieldToMailbox(tx, user_id);
}

/** Ends every way into an account but its password, which the caller replaces. */
export async function yieldToMailbox(tx: Tx, user_id: string): Promise<void> {
  await tx.rows(sql`select yield_to_mailbox(${user_id})`);
}

/**
 * Ends every way into an account whose person never proved its address, password included, before an identity provider
 * that vouches for the address gives it to its owner.
 */
export async function yieldToProvider(tx: Tx, email: string): Promise<void> {
  const [user] = await tx.rows<{ id: string }>(
    sql`select id from identity.users where email = ${email} and not email_verified for update`,
  );
  if (!user) return;
  await tx.run(sql`update identity.accounts set password = null where user_id = ${user.id}`);
  await yieldToMailbox(tx, user.id);
}
