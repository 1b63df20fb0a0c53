import { defineTopics } from '#server/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'data_taken_along',
    resource: 'organizations',
    label: 'Your company’s data',
    about: 'An owner took everything your company owns along as a file.',
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['data_exported'],
  },
]);
