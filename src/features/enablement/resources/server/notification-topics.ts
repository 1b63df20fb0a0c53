import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'new_resources',
    resource: 'resources',
    label: 'New resources',
    about: 'The company publishes resources for you.',
    mode: 'partner',
    email: 'daily',
    kinds: ['resource_published'],
    similar: {
      resource_published: { many: 'new resources', link: '/partner-resources' },
    },
  },
  {
    key: 'resource_reviews',
    resource: 'resources',
    label: 'Resources to review',
    about: 'The review date of a resource you own is reached.',
    mode: 'company',
    email: 'instant',
    kinds: ['resource_review_due'],
  },
]);
