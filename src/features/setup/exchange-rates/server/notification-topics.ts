import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'rates',
    resource: 'commission_lines',
    label: 'Missing exchange rates',
    about: 'No exchange rates have been fetched for several days.',
    mode: 'company',
    email: 'instant',
    kinds: ['rates_missing'],
  },
]);
