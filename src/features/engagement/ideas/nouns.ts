import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  ideas: {
    one: 'idea',
    many: 'ideas',
    address: '/feedback/ideas/show/$id',
    title: 'title',
    permission: { managedBy: ['partner_manager'], everybody: { partner: 'manage', company: 'view' } },
    onPartnerMerge: 'move',
    log: 'company',
  },
  idea_votes: { one: 'vote', many: 'votes', onPartnerMerge: 'move', isTrail: true },
});
