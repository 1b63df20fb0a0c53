import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  resources: {
    one: 'resource',
    many: 'resources',
    synonyms: ['assets', 'content', 'materials'],
    address: '/resources/show/$id',
    partnerAddress: '/partner-resources/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager', 'content'], wholeCompany: 'manage' },
    log: 'company',
  },
  resource_versions: { one: 'resource version', many: 'resource versions', short: ['version', 'versions'] },
  resource_texts: { one: 'resource text', many: 'resource texts', isTrail: true },
  resource_audience_partners: {
    one: 'resource audience member',
    many: 'resource audience members',
    onPartnerMerge: 'end',
    isTrail: true,
  },
  resource_favorites: { one: 'favorite resource', many: 'favorite resources', onPartnerMerge: 'move', isTrail: true },
  resource_events: {
    one: 'resource view',
    many: 'resource views',
    short: ['view', 'views'],
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
