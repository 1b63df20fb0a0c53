import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'payout_calendar',
    mail: 'money',
    resource: 'payout_batches',
    label: 'Planned payouts',
    about: 'The payout calendar prepared a payout, or a payout is overdue for review or payment.',
    mode: 'company',
    email: 'instant',
    kinds: ['payout_prepared', 'payout_late'],
  },
]);
