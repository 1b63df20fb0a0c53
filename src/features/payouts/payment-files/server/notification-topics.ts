import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'returned_payments',
    mail: 'money',
    resource: 'payout_items',
    label: 'Returned payments',
    about: 'Payments that were returned or failed, and status files with lines that need review.',
    mode: 'company',
    email: 'instant',
    kinds: ['payments_returned'],
  },
]);
