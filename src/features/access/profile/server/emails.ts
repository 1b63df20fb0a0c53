import { sendAccountMail } from '#features/platform/mails/server/service.ts';
import { verifyPassword } from '#server/auth/sign-in.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { letters } from './letters.ts';
import { invalidateLinks, newMailedLink, readLink, redeemLink } from './mailed-links.ts';
import { wrongPassword } from './wrong-password.ts';

/** Emails the link that confirms the user's address. */
export async function requestConfirmation(kernel: Kernel, tx: Tx, user: { id: string; email: string }): Promise<void> {
  const link = { user_id: user.id, purpose: 'confirm_email', email: user.email } as const;
  const token = await newMailedLink(tx, link, kernel.clock.now());
  await sendAccountMail(kernel, tx, { ...letters.confirm(token), to: user.email, user_id: user.id });
}

/** A new address counts once it is confirmed by email. The response does not reveal whether it already has an account. */
export async function requestEmailChange(
  kernel: Kernel,
  tx: Tx,
  user: { id: string; email: string },
  new_email: string,
): Promise<void> {
  const email = new_email.trim().toLowerCase();
  if (email === user.email) throw invalid({ email: ['is already your email address'] });
  const token = await newMailedLink(tx, { user_id: user.id, purpose: 'confirm_email', email }, kernel.clock.now());
  const isTaken = (await tx.run(sql`select from identity.users where email = ${email}`)) > 0;
  const letter = isTaken ? letters.known() : letters.confirm(token);
  await sendAccountMail(kernel, tx, { ...letter, to: email, user_id: user.id });
}

interface Confirmer {
  /** The user who is signed in in this browser. */
  user_id?: string | undefined;
  password?: string | undefined;
  ip: string;
}

/**
 * A stranger may have registered with the address, so a link that was really mailed is not enough: it takes the account's
 * own session, or its password.
 * @throws 409 when the link no longer works, 422 with `password` when it is needed
 */
export async function confirmEmail(kernel: Kernel, token: string, by: Confirmer): Promise<{ email: string }> {
  const now = kernel.clock.now();
  if (kernel.mailer.delivers) await requireOwnAccount(kernel, await linkOwner(kernel, token, now), by);
  const confirmed = await kernel.system.unscoped(async (tx) => {
    const { user_id, email } = await redeemLink(tx, token, 'confirm_email', now);
    const [user] = await tx.rows<{ email: string }>(
      sql`select email from identity.users where id = ${user_id} for update`,
    );
    const isNew = user!.email !== email;
    if (isNew && (await tx.run(sql`select from identity.users where email = ${email}`)) > 0) {
      throw conflict('This email address is now used by another account.');
    }
    await tx.run(
      sql`update identity.users set email = ${email}, email_verified = true, updated_at = ${now} where id = ${user_id}`,
    );
    if (isNew) {
      // Links in the old mailbox must no longer open the account.
      await invalidateLinks(tx, user_id, 'reset_password', now);
      await sendAccountMail(kernel, tx, { ...letters.emailChanged(email), to: user!.email, user_id });
    }
    return { email };
  });
  await kernel.identity.announceChange();
  return confirmed;
}

async function linkOwner(kernel: Kernel, token: string, now: Date): Promise<{ id: string; email: string }> {
  return kernel.system.unscoped(async (tx) => {
    const { user_id } = await readLink(tx, token, 'confirm_email', now);
    const [user] = await tx.rows<{ email: string }>(sql`select email from identity.users where id = ${user_id}`);
    return { id: user_id, email: user!.email };
  });
}

async function requireOwnAccount(
  kernel: Kernel,
  owner: { id: string; email: string },
  { user_id, password, ip }: Confirmer,
): Promise<void> {
  if (user_id === owner.id) return;
  if (!password) throw invalid({ password: ['is required'] });
  await verifyPassword(kernel, { email: owner.email, password }, { ip }).catch(wrongPassword);
}
