import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('deals/distributor-deals/server/work-items', {
  confirmation: {
    label: 'Reseller deals to confirm',
    says: ['reseller deal needs your confirmation', 'reseller deals need your confirmation'] as const,
    verb: 'Open',
  },
});
