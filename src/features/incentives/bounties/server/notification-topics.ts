import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'bounty_submissions',
    resource: 'bounty_submissions',
    label: 'Bounty submissions',
    about: 'A partner submits proof for a bounty.',
    mode: 'company',
    email: 'instant',
    kinds: ['bounty_submitted'],
  },
  {
    key: 'own_bounty_submissions',
    resource: 'bounty_submissions',
    label: 'Your bounties',
    about: 'You earn a bounty, or your proof is rejected.',
    mode: 'partner',
    email: 'instant',
    kinds: ['bounty_decided'],
  },
]);
