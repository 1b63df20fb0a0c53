import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'payout_details',
    mail: 'money',
    resource: 'payout_methods',
    label: 'Changed payout details',
    about: 'A partner entered or changed their payout details.',
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['payout_method_changed'],
  },
  {
    key: 'own_payout_details',
    mail: 'money',
    resource: 'payout_methods',
    label: 'Your payout details',
    about: 'Someone entered or changed your payout details.',
    mode: 'partner',
    email: 'instant',
    is_critical: true,
    kinds: ['payout_details_changed'],
  },
]);
