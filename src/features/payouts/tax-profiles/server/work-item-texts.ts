import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('payouts/tax-profiles/server/work-items', {
  missing: {
    label: 'Missing tax forms',
    says: ['tax form is missing', 'tax forms are missing'] as const,
    verb: 'Fill in tax profile',
  },
});
