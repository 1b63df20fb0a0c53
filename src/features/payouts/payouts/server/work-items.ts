import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

const payout = {
  side: 'company',
  can: 'payout_batches:manage',
  from: 'payout_batches t',
  partner: 'null',
  title: 't.name',
  detail: "t.item_count || case t.item_count when 1 then ' payment' else ' payments' end",
  amount: 't.total_minor',
  currency: 't.currency',
  due: { on: 't.pay_by' },
  to: '/commissions/payouts/edit/$id',
  facts: [
    { label: 'Payments', value: 't.item_count', as: 'number' },
    { label: 'Cutoff date', value: 't.cutoff_on', as: 'day' },
    { label: 'Pay by', value: 't.pay_by', as: 'day' },
    {
      label: 'Prepared by',
      value: '(select p.full_name from people p where p.organization_id = t.organization_id and p.id = t.created_by)',
    },
  ],
  about: ['payout_batches'],
} as const;

/** A person who prepared a payout approves it only if the company needs no second approver. */
const isOther = `(not coalesce(${caller.user} in (t.created_by, t.submitted_by), false) or not coalesce(
    (select s.requires_second_approver from program_settings s where s.organization_id = t.organization_id), true))
  and not exists (select from payout_approvals a
    where a.organization_id = t.organization_id and a.batch_id = t.id and a.user_id = ${caller.user})`;

/** Returned commissions that are in no other payout yet. */
const isUnpaid = `t.status = 'returned' and exists (select from payout_item_lines l
  join commission_lines c on c.organization_id = l.organization_id and c.id = l.line_id
  where l.organization_id = t.organization_id and l.item_id = t.id and c.status = 'payable')`;

export const workItems = defineWorkItems([
  {
    ...payout,
    group: 'pay',
    kind: 'payout_approval',
    label: 'Payouts to approve',
    says: ['payout needs approval', 'payouts need approval'],
    verb: 'Review',
    where: `t.status = 'pending_approval' and ${isOther}`,
    since: 'coalesce(t.submitted_at, t.created_at)',
  },
  {
    ...payout,
    group: 'pay',
    kind: 'payout_draft',
    label: 'Payouts to submit',
    says: ['payout is not submitted', 'payouts are not submitted'],
    verb: 'Open',
    where: "t.status = 'draft'",
    owner: 't.created_by',
    since: 't.created_at',
  },
  {
    ...payout,
    group: 'pay',
    kind: 'payout_to_pay',
    label: 'Payouts to pay',
    says: ['payout is ready to be paid', 'payouts are ready to be paid'],
    verb: 'Pay',
    where: "t.status in ('approved', 'processing')",
    to: '/commissions/payouts/edit/$id?pay=true',
    since: 'coalesce(t.approved_at, t.created_at)',
  },
  {
    group: 'pay',
    kind: 'payment_failed',
    side: 'company',
    can: 'payout_items:manage',
    label: 'Failed payments',
    says: ['payment failed', 'payments failed'],
    verb: 'Open',
    from: `payout_items t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
    where: "t.status = 'failed'",
    parent: 't.batch_id',
    title: 'p.name',
    detail: "concat_ws(' · ', t.statement_no, t.failure_text)",
    amount: 't.amount_minor',
    currency: 't.currency',
    since: 't.updated_at',
    to: '/commissions/payouts/edit/$parent_id',
    facts: [
      { label: 'Statement', value: 't.statement_no' },
      { label: 'Reason', value: 't.failure_text' },
      { label: 'Commissions', value: 't.line_count', as: 'number' },
    ],
    about: ['payout_items'],
  },
  // It ends when the commissions are in another payout.
  {
    group: 'pay',
    kind: 'payment_returned',
    side: 'company',
    can: 'payout_items:manage',
    label: 'Returned payments',
    says: ['payment was returned', 'payments were returned'],
    verb: 'Open',
    from: `payout_items t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
    where: isUnpaid,
    parent: 't.batch_id',
    title: 'p.name',
    detail: "concat_ws(' · ', t.statement_no, t.failure_text)",
    amount: 't.amount_minor',
    currency: 't.currency',
    since: 't.updated_at',
    to: '/commissions/payouts/edit/$parent_id',
    facts: [
      { label: 'Statement', value: 't.statement_no' },
      { label: 'Reason', value: 't.failure_text' },
      { label: 'Commissions', value: 't.line_count', as: 'number' },
    ],
    about: ['payout_items'],
  },
  {
    group: 'pay',
    kind: 'payment_returned',
    side: 'partner',
    can: 'payout_methods:manage',
    get label() {
      return workTexts.returnedToYou.label;
    },
    get says() {
      return workTexts.returnedToYou.says;
    },
    get verb() {
      return workTexts.returnedToYou.verb;
    },
    from: 'payout_items t',
    where: `t.partner_id = ${caller.partner} and ${isUnpaid}`,
    title: "'A payment to you was returned'",
    detail: "concat_ws(' · ', t.statement_no, t.failure_text)",
    amount: 't.amount_minor',
    currency: 't.currency',
    since: 't.updated_at',
    to: '/revenue/payouts',
    facts: [
      { label: 'Statement', value: 't.statement_no' },
      { label: 'Reason', value: 't.failure_text' },
    ],
    about: ['payout_items'],
  },
]);
