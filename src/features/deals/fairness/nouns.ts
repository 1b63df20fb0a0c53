import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  decision_opinions: {
    one: 'opinion on a decision',
    many: 'opinions on decisions',
    permission: { heading: 'engagement' },
    onPartnerMerge: 'move',
    isTrail: true,
  },
  fairness_settings: { one: 'fairness setting', many: 'fairness settings', log: 'company' },
});
