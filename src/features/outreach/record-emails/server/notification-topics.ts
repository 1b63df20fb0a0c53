import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'record_emails',
    resource: 'record_emails',
    label: 'Answers to your emails',
    about: 'Someone answered an email that you wrote from a record.',
    mode: 'company',
    email: 'instant',
    kinds: ['record_email_answered'],
  },
]);
