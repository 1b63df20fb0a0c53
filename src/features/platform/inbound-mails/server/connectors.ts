import { defineConnectors } from '#server/extension-points/connectors.ts';

export const connectors = defineConnectors({
  key: 'email_inbox',
  name: 'Email inbox',
  category: 'communication',
  sides: ['company'],
  summary: 'Replies to emails and forwarded deals arrive in Tandem.',
  does: ['Adds replies to the record they are about', 'Turns forwarded emails into deal registrations'],
  needs: ['A mailbox that the administrator of the installation sets up'],
  stays: 'Emails that were received.',
  goes: 'Replies no longer arrive.',
  guide: 'work-by-email.md',
  access: [
    {
      kind: 'screen',
      to: '/administration/received-mails',
      can: 'inbound_mails:manage',
      state: async (_call, { config }) => ({
        is_connected: config.inbound !== null,
        detail: config.inbound && `${config.inbound.local}@${config.inbound.domain}`,
      }),
    },
  ],
});
