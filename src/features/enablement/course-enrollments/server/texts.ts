import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about courses. */
export const texts = defineTexts('enablement/course-enrollments/server', {
  enrolled: (course: string, due: string | null) =>
    `You were enrolled in “${course}”.${due ? ` Complete it by ${due}.` : ''}`,
  enrolledSubject: (course: string) => `New course: ${course}`,
  startCourse: 'Start course',
  due: (course: string, day: string) => `“${course}” is due on ${day}.`,
  dueSubject: (course: string) => `Due soon: ${course}`,
  overdue: (course: string, day: string) => `“${course}” was due on ${day}.`,
  overdueSubject: (course: string) => `Overdue: ${course}`,
  continueCourse: 'Continue course',
  approved: (lesson: string) => `Your assignment “${lesson}” was approved.`,
  approvedSubject: (lesson: string) => `Approved: ${lesson}`,
  needsChanges: (lesson: string) => `Your assignment “${lesson}” needs changes.`,
  needsChangesSubject: (lesson: string) => `Changes needed: ${lesson}`,
  openCourse: 'Open course',
  quizUnlocked: (quiz: string) => `You can take the quiz “${quiz}” again.`,

  completed: (learner: string, course: string, result: string | null) =>
    result ? `${learner} completed “${course}” with ${result}.` : `${learner} completed “${course}”.`,
  submitted: (learner: string, lesson: string) => `${learner} submitted “${lesson}”.`,
  submittedSubject: (lesson: string) => `Assignment to review: ${lesson}`,
  review: 'Review',
});
