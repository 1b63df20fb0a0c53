import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { PayoutBatch } from '#features/payouts/payouts/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import { texts } from './texts.ts';

type Prepared = Pick<PayoutBatch, 'name' | 'total_minor' | 'currency' | 'item_count' | 'review_until' | 'pay_by'> & {
  region: string;
};

/** Notifies everyone who can manage payouts about the prepared payout and its due date. */
export async function notifyPrepared(call: Call, id: string): Promise<void> {
  const batch = await call.one<Prepared>(sql`
    select b.*, o.region from payout_batches b join organizations o on o.id = b.organization_id
    where b.organization_id = ${call.organization_id} and b.id = ${id}`);
  const { name, total_minor, currency, item_count, region } = batch;
  await tellPlanned(call, id, {
    kind: 'payout_prepared',
    text: () => {
      const [reviewBy, payBy] = [formatLongDay(batch.review_until!, region), formatLongDay(batch.pay_by!, region)];
      return texts.prepared(name, readerMoney(total_minor, currency), item_count, reviewBy, payBy);
    },
    subject: () => texts.preparedSubject(name),
    dedupe_key: `payout_prepared:${id}`,
  });
}

export async function notifyLate(call: Call, batch: { id: string; name: string; is_late: boolean }): Promise<void> {
  const { id, name, is_late } = batch;
  await tellPlanned(call, id, {
    kind: 'payout_late',
    text: () => (is_late ? texts.late(name) : texts.unread(name)),
    subject: () => (is_late ? texts.lateSubject(name) : texts.unreadSubject(name)),
    dedupe_key: `payout_${is_late ? 'late' : 'unread'}:${id}`,
  });
}

/** `text` and `subject` are called for each reader, in their language. */
async function tellPlanned(
  call: Call,
  id: string,
  { kind, text, subject, dedupe_key }: Record<'kind' | 'dedupe_key', string> & Record<'text' | 'subject', () => string>,
): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'payout_batches', 'manage') },
    () => ({
      kind,
      text: text(),
      dedupe_key,
      link: `/commissions/payouts/edit/${id}`,
      about: [{ table: 'payout_batches', id }],
    }),
    () => ({ subject: subject(), action: texts.reviewPayout }),
  );
}
