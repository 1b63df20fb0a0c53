import { defineTexts } from '#web/texts.ts';
export const texts = defineTexts('deals/forwarded-deals/web', {
  title: 'Deals by email',
  setting: 'Create draft registrations from forwarded emails',
  settingHelp: 'Partner users forward an email about a deal to this address. They are asked for what is missing.',
  address: 'Address',
  addressHelp: 'You can forward an address of your own to it, such as deals@ at your domain.',
  noMailbox: 'No mailbox is set up, so emails cannot be read. Ask the operator to set MAIL_IN_ADDRESS and IMAP_URL.',
  saved: 'Saved',
  none: 'No forwarded deals yet',
  noneText: 'Deals that partners send by email appear here with their draft.',
  subject: 'Subject',
  from: 'From',
  partner: 'Partner',
  account: 'Account',
  missing: 'Asked for',
  received: 'Received',
});
