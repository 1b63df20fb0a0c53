import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import type { ReportKind } from '../schema.ts';
import type { AppliedLine } from './reports/apply.ts';
import { texts } from './texts.ts';

/** Notifies those who pay when payments came back, or when a status file has lines that need a person. */
export async function notifyReport(
  call: Call,
  report: { id: string; file_name: string; kind: ReportKind },
  lines: readonly AppliedLine[],
): Promise<void> {
  if (call.batch_id) return;
  const back = lines.filter(({ result, outcome }) => result === 'applied' && outcome !== 'paid').length;
  const unclear = lines.filter(({ result }) => result === 'unknown' || result === 'refused').length;
  if (back + unclear === 0) return;
  const people = await teamMembersWithPermission(call, 'payout_items', 'manage');
  const text = () => texts.report(report.file_name, back, unclear);
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => user_id !== call.actor.user_id || back > 0) },
    () => ({
      kind: 'payments_returned',
      text: text(),
      link: `/commissions/payouts/reports/show/${report.id}`,
      about: [...new Set(lines.flatMap(({ result, item_id }) => (result === 'applied' && item_id ? item_id : [])))]
        .slice(0, 20)
        .map((id) => ({ table: 'payout_items', id }) as const),
      facts: [
        [texts.statusFile, report.file_name],
        [texts.returned, String(back)],
        [texts.toReview, String(unclear)],
      ],
    }),
    () => ({ subject: notificationSubject(text()), action: texts.openStatusFile }),
  );
}
