import { sendAccountMail } from '#features/platform/mails/server/service.ts';
import { attempt, subjectThrottle } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { inLanguage, languageOfAccount } from '#server/language.ts';
import { letters } from './letters.ts';

/** Tells the owner of an account that somebody registers with the address; limited against flooding the mailbox. */
export async function tellOwner(kernel: Kernel, email: string): Promise<void> {
  const mayTell = await attempt(kernel, [subjectThrottle('known', email)]).then(
    () => true,
    () => false,
  );
  if (!mayTell) return;
  await kernel.system.unscoped(async (tx) => {
    const [user] = await tx.rows<{ id: string }>(sql`select id from identity.users where email = ${email}`);
    if (!user) return;
    await inLanguage(await languageOfAccount(tx, user.id), () =>
      sendAccountMail(kernel, tx, { ...letters.known(), to: email, user_id: user.id }),
    );
  });
}
