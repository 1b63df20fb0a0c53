import { defineTopics } from '#server/extension-points/notification-topics.ts';
import { TOPIC } from './setting.ts';
import { texts } from './texts.ts';

export const topics = defineTopics([
  {
    key: TOPIC,
    resource: 'weekly_digests',
    label: texts.topic,
    about: texts.topicAbout,
    mode: 'partner',
    email: 'instant',
    kinds: ['weekly_digest'],
  },
]);
