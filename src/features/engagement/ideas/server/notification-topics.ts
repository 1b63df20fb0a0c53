import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'ideas',
    resource: 'ideas',
    label: 'Ideas',
    about: 'A partner user posts an idea.',
    mode: 'company',
    email: 'daily',
    kinds: ['idea_posted'],
  },
  {
    key: 'idea_answers',
    resource: 'ideas',
    label: 'Answers to ideas',
    about: 'The company answers an idea you posted or voted for.',
    mode: 'partner',
    email: 'instant',
    kinds: ['idea_answered'],
  },
]);
