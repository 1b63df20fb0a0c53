import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  leads: {
    one: 'lead',
    many: 'leads',
    synonyms: ['inquiries', 'inbound leads'],
    address: '/leads/show/$id',
    title: "coalesce(nullif(company_name, ''), contact_name)",
    permission: {
      manage: 'Distribute, accept and decline',
      managedBy: ['partner_manager', 'partner_sales', 'partner_member'],
    },
    onPartnerMerge: 'move',
    log: 'company',
  },
  lead_rules: {
    one: 'lead rule',
    many: 'lead rules',
    address: '/leads/rules/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  lead_offers: {
    one: 'lead offer',
    many: 'lead offers',
    synonyms: ['offered leads', 'leads offered'],
    onPartnerMerge: 'move',
    log: 'company',
  },
  lead_rounds: { one: 'lead round', many: 'lead rounds', isTrail: true },
  lead_scores: { one: 'lead score', many: 'lead scores', onPartnerMerge: 'move', isTrail: true },
});
