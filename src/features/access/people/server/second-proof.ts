import { sendAccountMail } from '#features/engagement/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import type { TeamMember } from '../schema.ts';
import { requirePowerOver } from './team.ts';

const TELL_TASK = 'people.tell_second_proof_reset';

/**
 * Lets a colleague who lost phone and recovery codes in by the password again, and ends their sessions. Only somebody whose
 * login opens nothing else: one company does not weaken the way into another.
 */
export async function resetSecondProof(
  call: Call,
  { id, email }: Pick<TeamMember, 'id' | 'email'>,
  { reason, administers }: { reason: string; administers: (email: string) => boolean },
): Promise<void> {
  const membership_id = await requirePowerOver(call, id, 'In your profile you turn it off yourself.');
  const elsewhere = 'This person works elsewhere too. Whoever runs this installation can reset it.';
  if (administers(email)) throw conflict(elsewhere);
  const [row] = await call.rows<{ outcome: string | null }>('select reset_second_proof_of_member($1) as outcome', [id]);
  if (!row?.outcome) throw notFound('This person');
  if (row.outcome === 'elsewhere') throw conflict(elsewhere);
  if (row.outcome === 'off') throw conflict('This person has no two-factor authentication.');
  await note(call, membership_id, reason);
  await tellOfSecondProofReset(call, id, reason);
}

/** No row of the company's says it, so its log is written by hand. */
async function note(call: Call, membership_id: string, reason: string): Promise<void> {
  await call.run(
    `insert into audit_events (organization_id, actor_kind, actor_id, action, ref_table, ref_id, changes, reason, request_id)
     values ($1, 'user', $2, 'updated', 'memberships', $3, '{"has_two_factor": [true, false]}', $4, $5)`,
    [call.organization_id, call.actor.user_id, membership_id, reason, call.request_id ?? null],
  );
}

export async function tellOfSecondProofReset(call: Call, user_id: string, reason: string): Promise<void> {
  await call.enqueue(TELL_TASK, { user_id, by: call.actor.full_name, reason });
}

/** Written by the system: the mail is about the person's account and belongs to no company. */
export const tellSecondProofReset: JobHandler = async ({ kernel }, { user_id, by, reason }) => {
  await kernel.system.unscoped(async (tx) => {
    const [user] = await tx.rows<{ email: string }>('select email from identity.users where id = $1', [user_id]);
    if (!user) return;
    const letter = {
      to: user.email,
      user_id: String(user_id),
      subject: 'Your two-factor authentication was reset',
      paragraphs: [
        'Hello,',
        `${by} turned your two-factor authentication off, so that your password lets you in again. You have been signed out everywhere.`,
        `The reason given: ${reason}`,
        'Set it up again as soon as you are in; the former app and recovery codes no longer work.',
      ],
      action: { label: 'Sign in', path: '/login?to=%2Fprofile%3Ftab%3Dsecurity' },
      footer: 'If you did not ask for this, choose a new password at once and tell whoever runs your team.',
    };
    await sendAccountMail(kernel, tx, letter);
  });
};
