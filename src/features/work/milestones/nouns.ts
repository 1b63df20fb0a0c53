import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  milestones: {
    one: 'milestone',
    many: 'milestones',
    synonyms: ['achievements'],
    permission: { everybody: { company: 'view', partner: 'view' } },
    onPartnerMerge: 'end',
  },
  milestone_closings: { one: 'closed milestone', many: 'closed milestones' },
});
