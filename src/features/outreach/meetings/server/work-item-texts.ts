import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('outreach/meetings/server/work-items', {
  toPick: {
    label: 'Meeting times to pick',
    says: ['meeting needs a time', 'meetings need a time'] as const,
    verb: 'Pick a time',
  },
});
