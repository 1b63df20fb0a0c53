import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    low_survey_score: {
      list: 'survey_responses',
      order: 67,
      words: {
        company: {
          label: 'Low survey scores',
          about: 'Scores of 6 or less without a follow-up.',
          when: { text: 'to follow up', tone: 'calm' },
        },
      },
    },
  },
  lists: { survey_responses: { screens: { company: '/feedback/responses' } } },
  entries: {
    low_survey_score: { resource: 'survey_responses', screen: ({ id }) => `/feedback/responses/show/${id}` },
  },
});
