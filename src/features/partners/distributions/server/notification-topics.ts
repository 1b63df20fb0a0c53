import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'distributions',
    resource: 'distributions',
    label: 'Distributors and resellers',
    about: 'A distribution is proposed, starts or ends.',
    mode: 'partner',
    email: 'instant',
    kinds: ['distribution_proposed', 'distribution_started', 'distribution_ended', 'distribution_declined'],
  },
  {
    key: 'distributions_of_partners',
    resource: 'distributions',
    label: 'Distributors and resellers',
    about: 'A partner declines or ends a distribution.',
    mode: 'company',
    email: 'daily',
    kinds: ['distribution_answered'],
  },
]);
