import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'mdf_requests',
    resource: 'mdf_requests',
    label: 'MDF requests',
    about: 'A partner requests money from a marketing fund.',
    mode: 'company',
    email: 'instant',
    kinds: ['mdf_requested'],
  },
  {
    key: 'own_mdf_requests',
    resource: 'mdf_requests',
    label: 'Your MDF requests',
    about: 'The company decides about your request, or the time to claim is running out.',
    mode: 'partner',
    email: 'instant',
    kinds: ['mdf_decided', 'mdf_deadline'],
  },
]);
