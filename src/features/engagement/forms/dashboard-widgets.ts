import { defineDashboard } from '#shared/dashboard-widgets.ts';

const submissions = ['submission', 'submissions'] as const;

export const dashboard = defineDashboard({
  widgets: {
    form_submissions: {
      needs: ['forms'],
      about: ['form_submissions'],
      follows: ['period'],
      size: [6, 6],
      least: [4, 5],
      words: {
        company: {
          title: 'Form submissions',
          about: 'Submissions of all forms in the period, without spam.',
          shape: 'columns',
          item: 'Period',
          series: { submitted: 'Submitted' },
          total: {
            id: 'submitted',
            label: 'Submitted',
            about: 'Submissions received in the period.',
            noun: submissions,
          },
          noun: submissions,
          empty: { text: 'No submissions in this period.', label: 'Forms', to: '/forms', needs: ['forms', 'view'] },
        },
      },
    },
  },
  lists: { form_submissions: { screens: { company: '/forms/submissions' } } },
});
