import { defineTopics } from '#server/extension-points/notification-topics.ts';
import { TOPIC, TOPIC_LABEL } from './setting.ts';

export const topics = defineTopics([
  {
    key: TOPIC,
    resource: 'weekly_digests',
    label: TOPIC_LABEL,
    about: 'Once a week: one thing that waits for you, one number, and one piece of news.',
    mode: 'partner',
    email: 'instant',
    kinds: ['weekly_digest'],
  },
]);
