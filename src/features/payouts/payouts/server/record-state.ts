import { defineRecordFacts, defineRecordFigures, record } from '#server/extension-points/record-state.ts';
import { caller } from '#server/extension-points/work-items.ts';
import { counted, day, money, sentence } from '#shared/text/sentence.ts';

const batch = {
  on: 'payout_batches',
  side: 'company',
  can: 'payout_batches:view',
  from: 'payout_batch_rows t',
} as const;
const ofBatch = `i.organization_id = $1::uuid and i.batch_id = ${record}`;
const currency = `(select b.currency from payout_batches b where b.organization_id = $1::uuid and b.id = ${record})`;

export const recordFacts = defineRecordFacts([
  {
    key: 'payment_failed',
    on: 'partners',
    side: 'company',
    can: 'payout_items:view',
    tone: 'risk',
    weight: 82,
    from: 'payout_items t',
    where: `t.partner_id = ${record} and t.status in ('failed', 'returned')`,
    order: 't.updated_at desc',
    values: { batch: 't.batch_id', amount: 't.amount_minor', currency: 't.currency' },
    say: ({ amount, currency: of }) => sentence`A payment of ${money(amount, of)} failed.`,
    link: { label: 'Open payout', to: '/commissions/payouts/edit/$batch' },
  },
  {
    ...batch,
    key: 'draft',
    tone: 'wait',
    weight: 70,
    where: `t.id = ${record} and t.status = 'draft'`,
    values: { amount: 't.total_minor', currency: 't.currency', items: 't.item_count', pay_by: 't.pay_by' },
    say: ({ amount, currency: of, items, pay_by }) => [
      money(amount, of),
      ` for ${counted(items, 'payment', 'payments')} is not submitted yet`,
      ...(pay_by ? [', to be paid by ', day(pay_by)] : []),
      '.',
    ],
  },
  {
    ...batch,
    key: 'approval',
    tone: 'wait',
    weight: 80,
    where: `t.id = ${record} and t.status = 'pending_approval'`,
    values: {
      amount: 't.total_minor',
      currency: 't.currency',
      by: 't.submitted_by_name',
      pay_by: 't.pay_by',
      is_late: `t.pay_by < ${caller.today}`,
    },
    say: ({ amount, currency: of, by, pay_by, is_late }) => [
      money(amount, of),
      ' waits for approval',
      ...(by ? [`, submitted by ${by}`] : []),
      ...(pay_by ? [is_late ? '. It was to be paid by ' : '. It is to be paid by ', day(pay_by)] : []),
      '.',
    ],
  },
  {
    ...batch,
    key: 'to_pay',
    tone: 'wait',
    weight: 75,
    where: `t.id = ${record} and t.status in ('approved', 'processing')`,
    values: { open: 't.open_minor', paid: 't.paid_minor', currency: 't.currency' },
    say: ({ open, paid, currency: of }) =>
      paid > 0
        ? sentence`${money(paid, of)} is paid, ${money(open, of)} is still to pay.`
        : sentence`${money(open, of)} is approved and still to pay.`,
  },
  {
    ...batch,
    key: 'failed',
    tone: 'risk',
    weight: 85,
    where: `t.id = ${record} and t.failed_minor > 0`,
    values: { failed: 't.failed_minor', currency: 't.currency' },
    say: ({ failed, currency: of }) => sentence`${money(failed, of)} could not be paid.`,
  },
  {
    ...batch,
    key: 'paid',
    tone: 'good',
    weight: 50,
    where: `t.id = ${record} and t.status = 'paid'`,
    values: {
      paid: 't.paid_minor',
      currency: 't.currency',
      on: `(select max(i.paid_on) from payout_items i where ${ofBatch})`,
      items: `(select count(*)::int from payout_items i where ${ofBatch} and i.status = 'paid')`,
    },
    say: ({ paid, currency: of, on, items }) =>
      on
        ? sentence`Paid on ${day(on)}: ${money(paid, of)} in ${counted(items, 'payment', 'payments')}.`
        : sentence`Paid: ${money(paid, of)}.`,
  },
  {
    ...batch,
    key: 'canceled',
    tone: 'plain',
    weight: 60,
    where: `t.id = ${record} and t.status = 'canceled'`,
    values: { reason: 't.canceled_reason' },
    say: ({ reason }) => (reason ? sentence`Canceled: ${String(reason).replace(/\.$/, '')}.` : sentence`Canceled.`),
  },
]);

const figure = { on: 'payout_batches', side: 'company', can: 'payout_batches:view' } as const;
export const recordFigures = defineRecordFigures([
  {
    ...figure,
    key: 'total',
    label: 'Total',
    order: 10,
    kind: 'money',
    value: `(select b.total_minor from payout_batches b where b.organization_id = $1::uuid and b.id = ${record})`,
    currency,
  },
  {
    ...figure,
    key: 'payments',
    label: 'Payments',
    order: 20,
    kind: 'count',
    value: `(select count(*) from payout_items i where ${ofBatch} and i.status <> 'excluded')`,
  },
  {
    ...figure,
    key: 'excluded',
    label: 'Left out',
    order: 30,
    kind: 'count',
    value: `(select count(*) from payout_items i where ${ofBatch} and i.status = 'excluded')`,
  },
]);
