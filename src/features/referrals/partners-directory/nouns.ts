import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partners_directory: {
    one: 'partner directory',
    many: 'partner directories',
    short: ['directory', 'directories'],
    address: '/partners_directory/show/$id',
    partnerAddress: '/partners_directory/show/$id',
    title: 'name',
    permission: {
      heading: 'partners',
      manage: 'Create and publish',
      managedBy: ['partner_manager'],
      wholeCompany: 'manage',
    },
    log: 'company',
  },
  directory_listings: {
    one: 'listing',
    many: 'listings',
    permission: { heading: 'partners', managedBy: ['partner_manager', 'partner_sales'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
  listing_changes: {
    one: 'listing change',
    many: 'listing changes',
    short: ['change', 'changes'],
    onPartnerMerge: 'move',
    log: 'company',
  },
  directory_events: {
    one: 'directory visit',
    many: 'directory visits',
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
