import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    assignment: {
      list: 'assignment_submissions',
      order: 65,
      words: {
        company: {
          label: 'Assignments to review',
          about: 'Work that learners handed in and that waits for a review.',
          late: 'waiting',
          when: { text: 'to review', tone: 'calm' },
        },
      },
    },
  },
  lists: { assignment_submissions: { screens: { company: '/training/assignments' } } },
  entries: { assignment: { resource: 'course_enrollments', screen: ({ id }) => `/training/assignments/${id}` } },
});
