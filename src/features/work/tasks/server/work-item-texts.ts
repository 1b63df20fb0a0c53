import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('work/tasks/server/work-items', {
  open: {
    label: 'Tasks',
    says: ['task is open', 'tasks are open'] as const,
    verb: 'Open',
  },
});
