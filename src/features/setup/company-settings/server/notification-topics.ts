import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'data_taken_along',
    mail: 'account',
    resource: 'organizations',
    label: 'Data export',
    about: 'An owner downloaded an export of all your company’s data.',
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['data_exported'],
  },
]);
