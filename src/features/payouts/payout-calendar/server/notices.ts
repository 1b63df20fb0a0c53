import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { PayoutBatch } from '#features/payouts/payouts/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay } from '#shared/places/regions.ts';

type Prepared = Pick<PayoutBatch, 'name' | 'total_minor' | 'currency' | 'item_count' | 'review_until' | 'pay_by'> & {
  region: string;
};

/** Notifies everyone who can manage payouts about the prepared payout and its due date. */
export async function notifyPrepared(call: Call, id: string): Promise<void> {
  const batch = await call.one<Prepared>(sql`
    select b.*, o.region from payout_batches b join organizations o on o.id = b.organization_id
    where b.organization_id = ${call.organization_id} and b.id = ${id}`);
  const { name, total_minor, currency, item_count, region } = batch;
  const payments = item_count === 1 ? '1 payment' : `${item_count} payments`;
  await tellPlanned(
    call,
    id,
    {
      kind: 'payout_prepared',
      text: `The payout “${name}” has been prepared: ${formatMoney(total_minor, currency)} in ${payments}. Review it by ${formatLongDay(batch.review_until!, region)} and pay it by ${formatLongDay(batch.pay_by!, region)}.`,
      dedupe_key: `payout_prepared:${id}`,
    },
    `Payout prepared: ${name}`,
  );
}

export async function notifyLate(call: Call, batch: { id: string; name: string; is_late: boolean }): Promise<void> {
  const what = batch.is_late ? 'is overdue for payment' : 'is overdue for review';
  await tellPlanned(
    call,
    batch.id,
    {
      kind: 'payout_late',
      text: `The payout “${batch.name}” ${what}.`,
      dedupe_key: `payout_${batch.is_late ? 'late' : 'unread'}:${batch.id}`,
    },
    batch.is_late ? `Payout overdue: ${batch.name}` : `Payout review overdue: ${batch.name}`,
  );
}

async function tellPlanned(
  call: Call,
  id: string,
  notice: { kind: string; text: string; dedupe_key: string },
  subject: string,
): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'payout_batches', 'manage') },
    { ...notice, link: `/commissions/payouts/edit/${id}`, about: [{ table: 'payout_batches', id }] },
    { subject, action: 'Review payout' },
  );
}
