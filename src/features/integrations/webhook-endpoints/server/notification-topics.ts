import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'webhook_endpoints',
    resource: 'webhook_endpoints',
    label: 'Webhook endpoints',
    about: 'An endpoint was disabled because requests to it failed.',
    mode: 'company',
    email: 'instant',
    kinds: ['webhook_endpoint_disabled'],
  },
  {
    key: 'partner_webhook_endpoints',
    resource: 'webhook_endpoints',
    label: 'Webhook endpoints',
    about: 'An endpoint of your company was disabled because requests to it failed.',
    mode: 'partner',
    email: 'instant',
    kinds: ['partner_webhook_endpoint_disabled'],
  },
]);
