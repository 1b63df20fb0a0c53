import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { texts } from './texts.ts';

/** Notifies everyone who can view the ledger that it, or the audit log, has a difference. */
export async function notifyMismatch(call: Call, difference: string): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'journal_entries', 'view') },
    () => ({
      kind: 'books_broken',
      text: texts.broken(difference),
      link: '/commissions/ledger?tab=checkpoints',
    }),
    () => ({ subject: texts.brokenSubject, action: texts.viewCheckpoints }),
  );
}
