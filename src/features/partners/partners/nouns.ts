import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partners: {
    one: 'partner',
    many: 'partners',
    synonyms: ['partner companies', 'resellers', 'distributors', 'agencies', 'firms'],
    address: '/partners/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'] },
    onPartnerMerge: 'move',
    log: 'both',
  },
  tier_memberships: {
    one: 'tier change',
    many: 'tier changes',
    synonyms: ['tier history'],
    permission: { label: 'Tier history' },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  partner_status_events: {
    one: 'status change',
    many: 'status changes',
    permission: { label: 'Status history' },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  partner_region_memberships: {
    one: 'region change',
    many: 'region changes',
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
