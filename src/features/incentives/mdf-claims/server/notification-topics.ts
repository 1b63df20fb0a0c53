import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'mdf_claims',
    resource: 'mdf_claims',
    label: 'MDF claims',
    about: 'A partner claims the cost of an activity.',
    mode: 'company',
    email: 'instant',
    kinds: ['mdf_claimed'],
  },
  {
    key: 'own_mdf_claims',
    resource: 'mdf_claims',
    label: 'Your MDF claims',
    about: 'The company decides about your claim or pays it.',
    mode: 'partner',
    email: 'instant',
    kinds: ['mdf_claim_decided', 'mdf_paid'],
  },
]);
