import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  mdf_funds: {
    one: 'MDF fund',
    many: 'MDF funds',
    synonyms: ['funds', 'budgets', 'mdf budgets'],
    address: '/enablement/mdf/show/$id',
    title: 'name',
    permission: { managedBy: ['finance'], wholeCompany: 'manage' },
    log: 'company',
  },
  mdf_balances: { one: 'MDF balance', many: 'MDF balances', onPartnerMerge: 'move', isTrail: true },
  mdf_movements: {
    one: 'MDF movement',
    many: 'MDF movements',
    short: ['movement', 'movements'],
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
