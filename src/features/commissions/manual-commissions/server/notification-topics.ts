import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'commissions_by_hand',
    mail: 'money',
    resource: 'commission_lines',
    label: 'Manual commissions',
    about: 'The company added or reversed an amount, or wrote off what you owed.',
    mode: 'partner',
    email: 'instant',
    kinds: ['commission_by_hand'],
  },
]);
