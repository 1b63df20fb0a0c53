import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('reporting/assistant-proposals/server/work-items', {
  waiting: {
    label: 'Proposals of the assistant',
    says: ['proposal of the assistant waits for you', 'proposals of the assistant wait for you'] as const,
    verb: 'Review',
  },
});
