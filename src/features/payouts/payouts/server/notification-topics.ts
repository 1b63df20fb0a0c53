import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'approvals',
    mail: 'money',
    resource: 'payout_batches',
    label: 'Payouts to approve',
    about: 'A team member prepared a payout that needs approval.',
    mode: 'company',
    email: 'instant',
    kinds: ['payout_submitted'],
  },
  {
    key: 'payments',
    mail: 'money',
    resource: 'payout_items',
    label: 'Payments',
    about: 'Payments sent to you, and payments that failed or were returned.',
    mode: 'partner',
    email: 'instant',
    kinds: ['payout_paid', 'payout_failed'],
  },
]);
