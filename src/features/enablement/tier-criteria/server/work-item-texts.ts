import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('enablement/tier-criteria/server/work-items', {
  tiersAtRisk: {
    label: 'Tiers at risk',
    says: ['tier is at risk', 'tiers are at risk'] as const,
    verb: 'Open',
  },
  yourTier: 'Your tier is at risk',
});
