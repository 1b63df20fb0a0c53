import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  ideas: {
    one: 'idea',
    many: 'ideas',
    synonyms: ['suggestions', 'feature requests'],
    address: '/feedback/ideas/show/$id',
    partnerAddress: '/feedback/ideas/show/$id',
    title: 'title',
    permission: {
      label: 'Idea board',
      managedBy: ['partner_manager'],
      everybody: { partner: 'manage', company: 'view' },
      wholeCompany: 'manage',
    },
    onPartnerMerge: 'move',
    log: 'company',
  },
  idea_votes: { one: 'vote', many: 'votes', onPartnerMerge: 'move', isTrail: true },
});
