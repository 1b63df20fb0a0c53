import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('enablement/tracks/server/work-items', {
  toDo: {
    label: 'Track steps',
    says: ['track step to do', 'track steps to do'] as const,
    verb: 'Open',
  },
});
