import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  commission_lines: {
    one: 'commission',
    many: 'commissions',
    address: '/commissions/show/$id',
    partnerAddress: '/revenue/commissions/show/$id',
    synonyms: ['earnings', 'commission lines'],
    permission: { manage: 'Hold, release and correct', managedBy: ['finance'], wholeCompany: 'manage' },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  commission_events: { one: 'commission event', many: 'commission events', short: ['event', 'events'], isTrail: true },
  commission_fact_sets: { one: 'commission fact', many: 'commission facts' },
  commission_ratings: { one: 'commission rating', many: 'commission ratings' },
});
