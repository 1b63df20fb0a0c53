import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'surveys',
    resource: 'survey_invitations',
    label: 'Surveys',
    about: 'The company asks for your opinion, or reminds you of a survey.',
    mode: 'partner',
    email: 'instant',
    kinds: ['survey_sent', 'survey_reminder'],
  },
  {
    key: 'survey_scores',
    resource: 'survey_responses',
    label: 'Low survey scores',
    about: 'A partner user gives a score of 6 or less.',
    mode: 'company',
    email: 'instant',
    kinds: ['survey_low_score'],
  },
]);
