import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('integrations/deal-exchange/web', {
  title: 'Deal exchange',
  connect: 'Connect your system',
  intro: 'Your CRM can register deals, follow their state, and read earnings and statements.',
  createKey:
    'Create an API key that may manage deal registrations. Add commissions, payments and leads if your system reads them.',
  enterAddress: 'Enter the address below and the key in your system.',
  sendDeal: 'Send a deal. It appears at the deal desk within seconds.',
  address: 'Address',
  copy: 'Copy address',
  key: 'Create API key',
  guide: 'Read the guide',
  schemas: 'JSON schemas',
  calls: 'Last calls',
  noCalls: 'No calls yet. They appear here with their results when your system uses the address.',
  time: 'Last call',
  apiKey: 'API key',
  request: 'Request',
  result: 'Result',
  count: 'Calls',
  accepted: 'Accepted',
  refused: (status: number) => `Refused (${status})`,
  partners: 'Connected partners',
  partner: 'Partner',
  registrations: 'Registrations',
  lastRegistration: 'Last registration',
  failed: 'Refused calls (7 days)',
  none: 'No partner has connected a system',
  noneText:
    'Partners connect their CRM in the portal under Settings > Developers. Their registrations show “Partner’s system” as the source.',
  openRegistrations: 'View registrations',
});
