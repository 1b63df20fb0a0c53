import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'partner_announcements',
    resource: 'partner_announcements',
    label: 'Announcements',
    about: 'The company announces news of its program.',
    mode: 'partner',
    email: 'instant',
    kinds: ['partner_announcement'],
  },
]);
