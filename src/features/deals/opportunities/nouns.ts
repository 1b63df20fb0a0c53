import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  opportunities: {
    one: 'opportunity',
    many: 'opportunities',
    synonyms: ['deals', 'deal', 'sales', 'opps', 'pipeline deals'],
    address: '/commissions/opportunities/show/$id',
    partnerAddress: '/revenue/opportunities/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager', 'partner_sales', 'partner_member'] },
    onPartnerMerge: 'move',
    log: 'both',
  },
  deal_pulses: { one: 'deal update', many: 'deal updates', isTrail: true },
  opportunity_stage_events: { one: 'stage change', many: 'stage changes', isTrail: true },
});
