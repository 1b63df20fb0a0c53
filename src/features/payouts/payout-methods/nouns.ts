import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  payout_methods: {
    one: 'payout method',
    many: 'payout methods',
    permission: { managedBy: ['finance', 'partner_finance'], hiddenFrom: ['partner_sales'] },
    onPartnerMerge: 'history',
    log: 'both',
  },
  payout_method_details: { one: 'payout details', many: 'payout details' },
});
