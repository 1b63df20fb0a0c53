import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'registration_comments',
    resource: 'deal_registration_comments',
    label: 'Comments on registrations',
    about: 'Comments of partners on their registrations, and comments that mention you.',
    mode: 'company',
    email: 'instant',
    kinds: ['registration_comment', 'registration_mention'],
  },
  {
    key: 'partner_registration_comments',
    resource: 'deal_registration_comments',
    label: 'Comments on registrations',
    about: 'Comments of the company on your registrations, and comments that mention you.',
    mode: 'partner',
    email: 'instant',
    kinds: ['partner_registration_comment', 'partner_registration_mention'],
  },
]);
