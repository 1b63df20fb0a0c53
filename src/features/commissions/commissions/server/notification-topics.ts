import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'given_up_money',
    mail: 'money',
    resource: 'commission_lines',
    label: 'Expired customer payments',
    about: 'Customer payments and refunds that expired because the deal was not won in time.',
    mode: 'company',
    email: 'instant',
    kinds: ['commission_given_up'],
  },
]);
