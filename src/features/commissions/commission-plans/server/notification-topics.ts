import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'incentives',
    resource: 'commission_plans',
    label: 'Incentive changes',
    about: 'New terms, before they apply.',
    mode: 'partner',
    email: 'instant',
    kinds: ['incentive_published'],
  },
]);
