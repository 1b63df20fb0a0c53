import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'own_training',
    resource: 'courses',
    label: 'Your training',
    about: 'You are enrolled in a course, it is due, your assignment was reviewed, or you can take a quiz again.',
    mode: 'partner',
    email: 'instant',
    kinds: ['course_assigned', 'course_due', 'course_overdue', 'assignment_reviewed', 'quiz_unlocked'],
    similar: {
      course_assigned: { many: 'new courses', link: '/partner-training' },
      course_overdue: { many: 'overdue courses', link: '/partner-training' },
    },
  },
  {
    key: 'assignments',
    resource: 'course_enrollments',
    label: 'Assignments to review',
    about: 'A learner submits an assignment.',
    mode: 'company',
    email: 'instant',
    kinds: ['assignment_submitted'],
  },
  {
    key: 'course_completions',
    resource: 'course_enrollments',
    label: 'Completed courses',
    about: 'A learner completes a course.',
    mode: 'company',
    email: 'off',
    kinds: ['course_completed'],
  },
]);
