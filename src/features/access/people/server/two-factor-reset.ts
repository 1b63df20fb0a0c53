import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import { defineMail, mailTexts, sendAccountMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import { inLanguage, languageOfAccount } from '#server/language.ts';
import type { TeamMember } from '../schema.ts';
import { requireManageableMember } from './team.ts';
import { texts } from './texts.ts';

const TELL_TASK = 'people.tell_second_proof_reset';

/**
 * Resets two-factor authentication of a team member who lost phone and recovery codes, and ends their sessions. It
 * applies only to people whose login opens nothing else, so that one company cannot weaken access to another.
 */
export async function resetPersonTwoFactor(
  call: Call,
  { id, email }: Pick<TeamMember, 'id' | 'email'>,
  { reason, administers }: { reason: string; administers: (email: string) => boolean },
): Promise<void> {
  const membership_id = await requireManageableMember(
    call,
    id,
    'You cannot reset your own two-factor authentication here. Turn it off in your profile.',
  );
  const elsewhere = 'This person also belongs to another company. Ask a super admin to reset it.';
  if (administers(email)) throw conflict(elsewhere);
  const [row] = await call.rows<{ outcome: string | null }>(sql`select reset_second_proof_of_member(${id}) as outcome`);
  if (!row?.outcome) throw notFound('This person');
  if (row.outcome === 'elsewhere') throw conflict(elsewhere);
  if (row.outcome === 'off') throw conflict('This person has not set up two-factor authentication.');
  await note(call, membership_id, reason);
  await emailAboutTwoFactorReset(call, id, reason);
}

/** No row of the company changes, so the log entry is written explicitly. */
async function note(call: Call, membership_id: string, reason: string): Promise<void> {
  const changes = { has_two_factor: [true, false] };
  await recordAuditEvent(call, { ref_table: 'memberships', ref_id: membership_id, changes, reason });
}

export async function emailAboutTwoFactorReset(call: Call, user_id: string, reason: string): Promise<void> {
  await call.enqueue(TELL_TASK, { user_id, by: call.actor.full_name, reason });
}

const resetMail = defineMail({ key: 'two_factor_reset', class: 'account', hides: 'nothing' });

/** Sent by the system because the email is about the person's account and belongs to no company. */
export const notifyTwoFactorReset: JobHandler = async (job, { user_id, by, reason }) => {
  const { kernel } = job;
  await kernel.system.unscoped(async (tx) => {
    const [user] = await tx.rows<{ email: string }>(sql`
      select email from identity.users where id = ${user_id ?? null}`);
    if (!user) return;
    await inLanguage(await languageOfAccount(tx, String(user_id)), () =>
      sendAccountMail(kernel, tx, {
        kind: resetMail,
        to: user.email,
        user_id: String(user_id),
        subject: texts.twoFactorReset,
        paragraphs: [mailTexts.hello(''), texts.turnedOff(String(by)), texts.reason(String(reason)), texts.setUpAgain],
        action: { label: texts.signIn, path: '/login?to=%2Fprofile%3Ftab%3Dsecurity' },
        footer: texts.alarm,
      }),
    );
  });
};
