import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('deals/deal-renewals/server/work-items', {
  renewal: {
    label: 'Renewals',
    says: ['deal needs a renewal', 'deals need a renewal'] as const,
    verb: 'Open',
  },
});
