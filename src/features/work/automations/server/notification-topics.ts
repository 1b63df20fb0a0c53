import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'automations',
    resource: 'automations',
    label: 'Messages of automations',
    about: 'An automation of your company notifies you.',
    mode: 'company',
    email: 'off',
    kinds: ['automation_notice'],
  },
  {
    key: 'automation_approvals',
    resource: 'automation_approvals',
    label: 'Approvals of automations',
    about: 'An automation asks for your decision.',
    mode: 'company',
    email: 'instant',
    kinds: ['automation_approval'],
  },
  {
    key: 'automation_errors',
    resource: 'automations',
    label: 'Errors of automations',
    about: 'A run of an automation failed.',
    mode: 'company',
    email: 'daily',
    kinds: ['automation_failed'],
  },
  {
    key: 'automation_messages',
    resource: 'partners',
    label: 'Messages of the program',
    about: 'The company notifies your team about your deals, documents and training.',
    mode: 'partner',
    email: 'instant',
    kinds: ['automation_partner_notice'],
  },
]);
