import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('partners/distributions/server/work-items', {
  proposed: {
    label: 'Proposed distributions',
    says: ['proposed distribution needs an answer', 'proposed distributions need an answer'] as const,
    verb: 'Open',
  },
});
