import type { ComputedField, LocalTable } from './local-table.ts';
import { decimal, outOnly } from './plain.ts';

const partner: ComputedField = {
  name: 'partner_id',
  label: 'Partner',
  type: 'reference',
  references: 'partners',
  sql: 't.partner_id',
};
const currency: ComputedField = { name: 'currency', label: 'Currency', type: 'text', sql: 't.currency' };
const status: ComputedField = { name: 'status', label: 'Status', type: 'text', sql: 't.status' };
const paidOn: ComputedField = { name: 'paid_on', label: 'Paid on', type: 'date', sql: 't.paid_on' };

/** Every commission by itself; a deal has their totals. */
export const commissions: LocalTable = {
  table: 'commission_lines',
  label: 'Commissions',
  rank: 6,
  ...outOnly,
  computed: [
    { name: 'name', label: 'Name', type: 'text', sql: "'CL-' || t.number || ' ' || t.partner_name" },
    { name: 'number', label: 'Number', type: 'number', sql: 't.number' },
    partner,
    {
      name: 'opportunity_id',
      label: 'Opportunity',
      type: 'reference',
      references: 'opportunities',
      sql: 't.opportunity_id',
    },
    { name: 'kind', label: 'Kind', type: 'text', sql: 't.kind' },
    {
      name: 'amount',
      label: 'Amount',
      type: 'amount',
      currency_field: 'currency',
      sql: decimal('t.amount_minor', 't.currency'),
    },
    currency,
    status,
    { name: 'description', label: 'Description', type: 'long_text', sql: 't.description' },
    { name: 'effective_on', label: 'Earned on', type: 'date', sql: 't.effective_on' },
    { name: 'release_on', label: 'Payable from', type: 'date', sql: 't.release_on' },
    paidOn,
    { name: 'statement_no', label: 'Statement', type: 'text', sql: 't.statement_no' },
  ],
};

/** The payments of approved payouts. A payment that is only prepared still changes or disappears. */
export const payments: LocalTable = {
  table: 'payout_items',
  label: 'Payments',
  rank: 7,
  ...outOnly,
  where: "t.status not in ('included', 'excluded')",
  computed: [
    { name: 'name', label: 'Name', type: 'text', sql: "concat_ws(' ', t.statement_no, t.partner_name)" },
    { name: 'statement_no', label: 'Statement', type: 'text', sql: 't.statement_no' },
    partner,
    {
      name: 'amount',
      label: 'Amount',
      type: 'amount',
      currency_field: 'currency',
      sql: decimal('t.amount_minor', 't.currency'),
    },
    currency,
    {
      name: 'withheld',
      label: 'Tax withheld',
      type: 'amount',
      currency_field: 'currency',
      sql: decimal('t.withheld_minor', 't.currency'),
    },
    {
      name: 'sent_amount',
      label: 'Amount sent',
      type: 'amount',
      currency_field: 'sent_currency',
      sql: decimal('t.pays_minor', 't.pays_currency'),
    },
    { name: 'sent_currency', label: 'Currency sent', type: 'text', sql: 't.pays_currency' },
    status,
    paidOn,
    { name: 'reference', label: 'Reference', type: 'text', sql: 't.reference' },
    { name: 'payout', label: 'Payout', type: 'text', sql: 't.batch_name' },
    { name: 'failure', label: 'Reason of failure', type: 'text', sql: 't.failure_text' },
  ],
};

const lastPayment = (expression: string) =>
  `(select ${expression} from payout_items i where i.organization_id = t.organization_id and i.partner_id = t.id
    and i.status = 'paid' order by i.paid_on desc, i.id desc limit 1)`;

/** The last payment of a partner, for CRM systems without an object for payments. */
export const lastPaymentFields: readonly ComputedField[] = [
  { name: 'last_payment_on', label: 'Last payment on', type: 'date', sql: lastPayment('i.paid_on') },
  {
    name: 'last_payment_amount',
    label: 'Last payment',
    type: 'amount',
    currency_field: 'last_payment_currency',
    sql: lastPayment(decimal('i.amount_minor', 'i.currency')),
  },
  {
    name: 'last_payment_currency',
    label: 'Currency of the last payment',
    type: 'text',
    sql: lastPayment('i.currency'),
  },
];
