import { sendAccountMail } from '#features/platform/mails/server/service.ts';
import { guess } from '#server/auth/guesses.ts';
import { proveByMailbox } from '#server/auth/mailbox.ts';
import { type Proven, requireStillProven } from '#server/auth/proven.ts';
import { endSessions } from '#server/auth/sessions.ts';
import { verifyPassword } from '#server/auth/sign-in.ts';
import { attempt, deleteAccountAttempts, requestThrottle } from '#server/auth/throttle.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import type { Kernel } from '#server/kernel.ts';
import { inLanguage, languageOfAccount } from '#server/language.ts';
import { isLanguage } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { letters } from './letters.ts';
import { cancelAddressChange, invalidateLinks, newMailedLink, redeemLink } from './mailed-links.ts';
import { wrongPassword } from './wrong-password.ts';

/** A limit against flooding a mailbox: a real user never needs more links in an hour. */
const LINKS_AN_HOUR = 3;

/**
 * The work is done after the answer, so that neither the answer nor its time reveals whether the address has an
 * account.
 */
export async function requestReset(kernel: Kernel, email: string, ip: string): Promise<void> {
  // The attempt is never refunded, so frequent requests have to wait.
  await attempt(kernel, [requestThrottle(ip, 'reset')]);
  const request = { email: email.trim().toLowerCase(), language: readerLanguage() };
  await kernel.system.unscoped((tx) =>
    tx.rows(sql`select enqueue_job('profile.mail_reset', ${JSON.stringify(request)})`),
  );
}

export const mailReset: JobHandler = async ({ kernel }, { email, language: asked }) => {
  const now = kernel.clock.now();
  await kernel.system.unscoped(async (tx) => {
    const [user] = await tx.rows<{ id: string; email: string }>(
      sql`select id, email from identity.users where email = ${email ?? null} and status = 'active' for update`,
    );
    if (!user) return;
    const recent = await tx.run(sql`
      select from identity.mailed_tokens
      where user_id = ${user.id} and purpose = 'reset_password' and created_at > ${new Date(now.getTime() - 3_600_000)}`);
    if (recent >= LINKS_AN_HOUR) return;
    const token = await newMailedLink(tx, { user_id: user.id, purpose: 'reset_password', email: user.email }, now);
    const language = await languageOfAccount(tx, user.id, isLanguage(asked) ? asked : null);
    await inLanguage(language, () =>
      sendAccountMail(kernel, tx, { ...letters.reset(token), to: user.email, user_id: user.id }),
    );
  });
};

export const mailGuesses: JobHandler = async ({ kernel }, { email, what }) => {
  await kernel.system.unscoped(async (tx) => {
    const [user] = await tx.rows<{ id: string; email: string }>(
      sql`select id, email from identity.users where email = ${email ?? null} and status = 'active'`,
    );
    if (!user) return;
    await inLanguage(await languageOfAccount(tx, user.id), () => {
      const letter = letters.guesses(what === 'code' ? 'code' : 'password');
      return sendAccountMail(kernel, tx, { ...letter, to: user.email, user_id: user.id });
    });
  });
};

/** @throws 409 when the link is no longer valid, 422 when the password is too weak; then the link stays valid */
export async function resetPassword(kernel: Kernel, token: string, password: string, ip: string): Promise<void> {
  const now = kernel.clock.now();
  const reset = () =>
    kernel.system.unscoped(async (tx) => {
      const { user_id, email } = await redeemLink(tx, token, 'reset_password', now);
      await kernel.identity.provider.changePassword(user_id, password);
      await endSessions(tx, user_id);
      await proveByMailbox(tx, { user_id, email }, kernel.mailer);
      await cancelAddressChange(tx, user_id, now);
      await sendAccountMail(kernel, tx, { ...letters.passwordChanged(), to: email, user_id });
      return email;
    });
  const email = await guess(kernel, { door: 'mailed_link', ip }, reset);
  kernel.identity.forget();
  await deleteAccountAttempts(kernel, email, ip);
}

interface Self {
  user: { id: string; email: string };
  session_id: string;
  ip: string;
}

/** Asked again for what an open session alone must not do. @throws 422 */
function askPassword(kernel: Kernel, { user, ip }: Self, password: string): Promise<Proven> {
  return verifyPassword(kernel, { email: user.email, password }, { ip, isSignedIn: true }).catch(wrongPassword);
}

/** Does in a transaction what takes the password, as long as that is the account's. @throws 422 */
export async function withPassword<T>(
  kernel: Kernel,
  self: Self,
  password: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const proven = await askPassword(kernel, self, password);
  return kernel.system.unscoped(async (tx) => {
    await requireStillProven(tx, proven).catch(wrongPassword);
    return work(tx);
  });
}

/** All other sessions end. */
export async function changePassword(
  kernel: Kernel,
  self: Self,
  given: { password: string; new_password: string },
): Promise<void> {
  const from = await askPassword(kernel, self, given.password);
  await kernel.identity.provider
    .changePassword(self.user.id, given.new_password, { field: 'new_password', from })
    .catch(wrongPassword);
  const now = kernel.clock.now();
  await kernel.system.unscoped(async (tx) => {
    await endSessions(tx, self.user.id, { except: self.session_id });
    await invalidateLinks(tx, self.user.id, 'reset_password', now);
    await cancelAddressChange(tx, self.user.id, now);
    await sendAccountMail(kernel, tx, { ...letters.passwordChanged(), to: self.user.email, user_id: self.user.id });
  });
  kernel.identity.forget();
}
