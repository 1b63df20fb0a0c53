import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  payout_batches: {
    one: 'payout',
    many: 'payouts',
    synonyms: ['payout runs', 'payment runs'],
    title: 'name',
    permission: { manage: 'Create, approve and pay', managedBy: ['finance'], wholeCompany: 'view' },
    handOver: { column: 'created_by', where: "status = 'draft'", label: 'payouts in preparation' },
    log: 'company',
  },
  payout_approvals: { one: 'payout approval', many: 'payout approvals', log: 'company' },
  payout_items: {
    one: 'payment',
    many: 'payments',
    synonyms: ['partner payments', 'payout payments'],
    partOf: { table: 'payout_batches', column: 'batch_id' },
    followsWhen: `(r.status = 'canceled' or exists (select from payout_batches b
      where b.organization_id = r.organization_id and b.id = r.batch_id and b.status = 'canceled'))`,
    permission: { managedBy: ['finance'], hiddenFrom: ['partner_sales'] },
    onPartnerMerge: 'history',
    log: 'company',
  },
  payout_item_accounts: { one: 'account of a payment', many: 'accounts of payments' },
  payout_exports: { one: 'payout export', many: 'payout exports' },
  payout_item_lines: { one: 'payment line', many: 'payment lines' },
});
