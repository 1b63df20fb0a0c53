import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('outreach/surveys/server/work-items', {
  toAnswer: {
    label: 'Surveys to answer',
    says: ['survey waits for your answer', 'surveys wait for your answer'] as const,
    verb: 'Answer',
  },
});
