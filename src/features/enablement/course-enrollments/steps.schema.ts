import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed } from '#shared/schema.ts';
import { LessonId } from './learning.schema.ts';
import { assignmentSubmission, courseEnrollment } from './schema.ts';

/** The company does these for a learner in one lesson. */
export const enrollmentSteps = defineSteps(courseEnrollment, {
  over: ['completed', 'expired'],
  steps: {
    attend: {
      by: 'company',
      label: 'Mark as attended',
      done: 'Attendance recorded',
      text: 'The learner completes the lesson.',
      summary: 'Mark that a learner attended a live session',
      body: closed({ lesson_id: LessonId }),
    },
    unlock_quiz: {
      by: 'company',
      label: 'Unlock quiz',
      done: 'The learner can take the quiz again',
      text: 'The learner can take the quiz again at once.',
      summary: 'Let a learner who failed a quiz try it again',
      body: closed({ lesson_id: LessonId }),
    },
  },
});

export const assignmentSteps = defineSteps(assignmentSubmission, {
  can: 'course_enrollments:manage',
  ends: ['approved', 'returned'],
  steps: {
    review: {
      by: 'company',
      from: ['submitted'],
      to: ['approved', 'returned'],
      label: 'Review assignment',
      done: 'Assignment reviewed',
      text: 'Approval completes the lesson. A learner whose work is returned can change it and submit it again.',
      summary: 'Approve an assignment or return it to the learner',
      input: {
        decision: field.choice({
          label: 'Decision',
          options: [
            { value: 'approve', label: 'Approve' },
            { value: 'return', label: 'Return to learner' },
          ],
          required: true,
        }),
        score: field.number({ label: 'Score', suffix: '%', min: 0, max: 100 }),
        feedback: field.longText({ label: 'Feedback', max: 5000, help: 'Required if you return the work.' }),
      },
      look: 'primary',
    },
  },
});

export type LessonChoice = StepInput<(typeof enrollmentSteps)['steps']['attend']>;
export type AssignmentReview = StepInput<(typeof assignmentSteps)['steps']['review']>;
