import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'email_campaigns',
    resource: 'email_campaigns',
    label: 'Email campaigns',
    about: 'A campaign was sent, it stopped and needs attention, or a person replied.',
    mode: 'company',
    email: 'instant',
    kinds: ['campaign_sent', 'campaign_stopped', 'campaign_reply'],
  },
]);
