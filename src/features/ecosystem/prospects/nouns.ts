import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  prospects: {
    one: 'prospect',
    many: 'prospects',
    synonyms: ['recruits', 'potential partners'],
    address: '/partners/prospecting/show/$id',
    title: 'name',
    permission: { label: 'Prospecting', heading: 'partners', managedBy: ['partner_manager'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
  prospect_profiles: {
    one: 'ideal partner profile',
    many: 'ideal partner profiles',
    address: '/partners/prospecting/profiles/edit/$id',
    title: 'name',
    // A profile scores the prospects of all owners.
    permission: { label: 'Ideal partner profiles', heading: 'partners', wholeCompany: 'manage' },
    log: 'company',
  },
  prospect_activities: {
    one: 'prospect activity',
    many: 'prospect activities',
    partOf: { table: 'prospects', column: 'prospect_id' },
    log: 'company',
  },
  prospect_scores: {
    one: 'prospect score',
    many: 'prospect scores',
    isTrail: true,
    partOf: { table: 'prospects', column: 'prospect_id' },
  },
  prospect_sites: { one: 'website of a prospect', many: 'websites of prospects', isTrail: true },
});
