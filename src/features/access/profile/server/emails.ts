import { sendAccountMail } from '#features/platform/mails/server/service.ts';
import type { Tx } from '#server/db/client.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { letters } from './letters.ts';
import { invalidateLinks, newLink, redeemLink } from './mailed-links.ts';

/** Emails the link that confirms the user's address. */
export async function requestConfirmation(kernel: Kernel, tx: Tx, user: { id: string; email: string }): Promise<void> {
  const link = { user_id: user.id, purpose: 'confirm_email', email: user.email } as const;
  const token = await newLink(tx, link, kernel.clock.now());
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
  const token = await newLink(tx, { user_id: user.id, purpose: 'confirm_email', email }, kernel.clock.now());
  const isTaken = (await tx.run('select from identity.users where email = $1', [email])) > 0;
  const letter = isTaken ? letters.known() : letters.confirm(token);
  await sendAccountMail(kernel, tx, { ...letter, to: email, user_id: user.id });
}

/** @throws 409 */
export async function confirmEmail(kernel: Kernel, token: string): Promise<{ email: string }> {
  const now = kernel.clock.now();
  const confirmed = await kernel.system.unscoped(async (tx) => {
    const { user_id, email } = await redeemLink(tx, token, 'confirm_email', now);
    const [user] = await tx.rows<{ email: string }>('select email from identity.users where id = $1 for update', [
      user_id,
    ]);
    const isNew = user!.email !== email;
    if (isNew && (await tx.run('select from identity.users where email = $1', [email])) > 0) {
      throw conflict('This email address is now used by another account.');
    }
    await tx.run('update identity.users set email = $2, email_verified = true, updated_at = $3 where id = $1', [
      user_id,
      email,
      now,
    ]);
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
