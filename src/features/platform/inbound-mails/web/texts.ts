import { defineTexts } from '#web/texts.ts';
export const texts = defineTexts('platform/inbound-mails/web', {
  title: 'Received email',
  none: 'No emails yet',
  noneText: 'Replies to notifications and forwarded emails appear here.',
  read: 'Check now',
  reading: 'New emails appear in a moment.',
  off: 'No mailbox is set up, so replies to emails are not read. Set MAIL_IN_ADDRESS and IMAP_URL.',
  failed: (error: string) => `${error} It is tried again every minute.`,
});
