import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import type { Submission } from '../schema.ts';
import { texts } from './texts.ts';

const about = ({ partner_id }: Submission) => [{ table: 'partners', id: partner_id! }] as const;

export async function noticeOfSubmission(call: Call, row: Submission): Promise<void> {
  if (call.batch_id) return;
  const text = () => texts.submitted(row.partner_name!, row.bounty_name!);
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'bounty_submissions', 'manage', row.partner_id!) },
    () => ({
      kind: 'bounty_submitted',
      text: text(),
      link: `/commissions/bounties/submissions/show/${row.id}`,
      about: [...about(row)],
      facts: [
        [texts.partner, row.partner_name],
        [texts.reward, readerMoney(row.reward_minor, row.currency)],
      ],
    }),
    () => ({ subject: notificationSubject(text()), action: texts.reviewProof }),
  );
}

export async function noticeOfBountyDecision(call: Call, row: Submission): Promise<void> {
  if (call.batch_id) return;
  const partner_id = row.partner_id!;
  const amount = () => readerMoney(row.reward_minor, row.currency);
  const isApproved = row.status === 'approved';
  const text = () =>
    isApproved ? texts.earned(amount(), row.bounty_name!) : texts.rejected(row.bounty_name!, row.reason!);
  await notify(
    call,
    { mode: 'partner', partner_id, people: await readersOf(call, row) },
    () => ({
      kind: 'bounty_decided',
      text: text(),
      link: `/revenue/bounties/submissions/show/${row.id}`,
      about: [...about(row)],
      facts: [
        [texts.bounty, row.bounty_name],
        [texts.reward, isApproved ? amount() : null],
        [texts.forPerson, row.person_name],
        [texts.payment, isApproved ? texts.withNextPayout : null],
        [texts.reason, isApproved ? null : row.reason],
      ],
    }),
    () => ({ subject: notificationSubject(text()), action: texts.viewSubmission }),
  );
}

/** A person's reward concerns only that person and the administrators of the partner. */
async function readersOf(call: Call, row: Submission) {
  const people = await partnerUsersWithPermission(call, row.partner_id!, 'bounty_submissions', 'view');
  if (!row.person_user_id) return people;
  const admins = await call.rows<{ user_id: string }>(
    sql`select user_id from partner_standings(${row.partner_id}) where role = 'partner_admin'`,
  );
  const readers = new Set([row.person_user_id, ...admins.map(({ user_id }) => user_id)]);
  return people.filter(({ user_id }) => readers.has(user_id));
}
