import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  deal_registrations: {
    one: 'deal registration',
    many: 'deal registrations',
    synonyms: ['registrations', 'registration', 'deal regs', 'deal reg', 'registered deals'],
    address: '/partners/pending/opportunities/show/$id',
    partnerAddress: '/revenue/deal-desk/show/$id',
    title: 'account_name',
    permission: { manage: 'Review and decide', managedBy: ['partner_manager', 'partner_sales', 'partner_member'] },
    onPartnerMerge: 'move',
    log: 'both',
  },
  deal_conflicts: { one: 'conflict', many: 'conflicts', log: 'company' },
  deal_protections: { one: 'protection', many: 'protections', onPartnerMerge: 'move', log: 'company', isTrail: true },
  deal_registration_arrivals: {
    one: 'registration submission',
    many: 'registration submissions',
    onPartnerMerge: 'history',
    isTrail: true,
  },
  deal_registration_checks: {
    one: 'registration check',
    many: 'registration checks',
    onPartnerMerge: 'history',
    isTrail: true,
  },
  deal_registration_views: { one: 'registration view', many: 'registration views' },
  deal_registration_events: { one: 'registration event', many: 'registration events' },
});
