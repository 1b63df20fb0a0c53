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
    survey_to_answer: {
      list: 'survey_invitations',
      order: 75,
      words: {
        partner: {
          label: 'Surveys to answer',
          about: 'Surveys of the program that are open for you.',
        },
      },
    },
  },
  lists: {
    survey_responses: { screens: { company: '/feedback/responses' } },
    survey_invitations: { screens: { partner: '/feedback' } },
  },
  entries: {
    survey_to_answer: { resource: 'survey_invitations', screen: ({ id }) => `/feedback/answer/${id}` },
    low_survey_score: { resource: 'survey_responses', screen: ({ id }) => `/feedback/responses/show/${id}` },
  },
});
