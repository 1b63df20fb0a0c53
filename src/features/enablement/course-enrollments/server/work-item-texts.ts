import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('enablement/course-enrollments/server/work-items', {
  course: {
    label: 'Courses to take',
    says: ['course needs to be taken', 'courses need to be taken'] as const,
    verb: 'Continue',
  },
});
