import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  ledger_accounts: {
    one: 'ledger account',
    many: 'ledger accounts',
    short: ['account', 'accounts'],
    permission: { wholeCompany: 'view' },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  journal_entries: {
    one: 'ledger entry',
    many: 'ledger entries',
    short: ['entry', 'entries'],
    permission: { wholeCompany: 'view' },
  },
  accounting_periods: {
    one: 'accounting period',
    many: 'accounting periods',
    permission: { manage: 'Close periods', managedBy: ['finance'], wholeCompany: 'view' },
    log: 'company',
  },
  account_balances: { one: 'account balance', many: 'account balances' },
  accounting_period_balances: { one: 'period balance', many: 'period balances' },
  accounting_period_totals: { one: 'period total', many: 'period totals' },
  checkpoints: { one: 'checkpoint', many: 'checkpoints' },
  ledger_heads: { one: 'ledger head', many: 'ledger heads' },
  postings: { one: 'posting', many: 'postings' },
});
