import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'connections',
    resource: 'connections',
    label: 'Broken connections',
    about: 'A connection to another system stopped working.',
    mode: 'company',
    email: 'instant',
    kinds: ['connection_broken'],
  },
  {
    key: 'partner_connections',
    resource: 'connections',
    label: 'Broken connections',
    about: 'A connection of your team to another system stopped working.',
    mode: 'partner',
    email: 'instant',
    kinds: ['partner_connection_broken'],
  },
]);
