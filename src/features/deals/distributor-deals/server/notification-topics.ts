import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'distributor_deals',
    resource: 'distributor_deals',
    label: 'Reseller deals',
    about: 'A reseller names you as distributor, or a distributor answers.',
    mode: 'partner',
    email: 'instant',
    kinds: ['distributor_deal_waiting', 'distributor_deal_due', 'distributor_deal_answered'],
  },
  {
    key: 'distributor_answers',
    resource: 'distributor_deals',
    label: 'Answers of distributors',
    about: 'A distributor confirms or declines a deal, or does not answer in time.',
    mode: 'company',
    email: 'daily',
    kinds: ['distributor_deal_answer'],
  },
]);
