import { defineTopics } from '#server/extension-points/notification-topics.ts';
import { TOPIC } from './setting.ts';

export const topics = defineTopics([
  {
    key: TOPIC,
    resource: 'weekly_digests',
    label: 'Weekly digest',
    about: 'Once a week: one thing that waits for you, one number, and one piece of news.',
    mode: 'partner',
    email: 'instant',
    kinds: ['weekly_digest'],
  },
]);
