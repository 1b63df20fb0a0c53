import { defineTopics } from '#server/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'incentives',
    resource: 'commission_plans',
    label: 'How you earn',
    about: 'New terms, before they count.',
    mode: 'partner',
    email: 'instant',
    kinds: ['incentive_published'],
  },
]);
