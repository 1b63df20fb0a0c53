import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'partner_health',
    resource: 'partner_health',
    label: 'Health of partners',
    about: 'The health of one of your partners drops.',
    mode: 'company',
    email: 'daily',
    kinds: ['partner_health_dropped'],
  },
]);
