import type { CrmPage, CrmUnreadable } from '#server/ports/crm.ts';
import { raiseIssue, settleUnconcerned } from './issues.ts';
import { noteSyncIssue, type Sync } from './sync.ts';

/** The id under which a fault of a whole list is reported. */
const LIST = '(list)';

/** Reports what the CRM listed and nothing can read, such as a bad row of a file, and a list that has no end. */
export async function reportUnreadable(sync: Sync, { unreadable = [], has_more }: CrmPage): Promise<void> {
  const noteOne = ({ where, message }: CrmUnreadable) =>
    noteSyncIssue(sync, {
      action: 'failed',
      record_id: null,
      remote_id: where.slice(0, 200),
      record_name: where,
      before: {},
      after: {},
      message,
    });
  if (sync.isTrial) {
    for (const one of unreadable) noteOne(one);
    return;
  }
  const isListWhole = !has_more && !unreadable.some(({ is_list }) => is_list);
  if (unreadable.length === 0 && !isListWhole) return;
  await sync.job.within(async (call) => {
    for (const one of unreadable) {
      const isNew = await raiseIssue(call, sync, {
        kind: 'rejected_here',
        message: one.is_list ? `${one.where}: ${one.message}` : `${one.where} was not read. ${one.message}`,
        record_name: one.where,
        remote_id: one.is_list ? LIST : one.where.slice(0, 200),
        is_dead: true,
      });
      // A list is read again and again, and its fault is told once.
      if (isNew || sync.run_id) noteOne(one);
    }
    if (isListWhole) await settleUnconcerned(call, sync, [LIST]);
  });
}
