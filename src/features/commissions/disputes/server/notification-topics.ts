import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'disputes',
    mail: 'money',
    resource: 'commission_disputes',
    label: 'Commission disputes',
    about: 'A partner disputes a commission or adds a message.',
    mode: 'company',
    email: 'instant',
    kinds: ['commission_disputed'],
  },
  {
    key: 'own_disputes',
    mail: 'money',
    resource: 'commission_disputes',
    label: 'Answers to your disputes',
    about: 'The company keeps or corrects a commission you disputed, or asks a question.',
    mode: 'partner',
    email: 'instant',
    kinds: ['dispute_answered'],
  },
]);
