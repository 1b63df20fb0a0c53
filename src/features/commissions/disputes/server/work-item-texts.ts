import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('commissions/disputes/server/work-items', {
  replies: {
    label: 'Replies to your disputes',
    says: ['dispute has a reply for you', 'disputes have a reply for you'] as const,
    verb: 'Answer',
  },
});
