import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'benefit_requests',
    resource: 'entitlement_grants',
    label: 'Benefit requests',
    about: 'A partner requests a benefit that needs approval.',
    mode: 'company',
    email: 'instant',
    kinds: ['benefit_requested'],
  },
  {
    key: 'own_benefits',
    resource: 'entitlement_grants',
    label: 'Your benefits',
    about: 'A benefit you requested is decided or delivered, or a benefit changes with your tier.',
    mode: 'partner',
    email: 'instant',
    kinds: ['benefit_decided', 'benefit_reduced'],
  },
]);
