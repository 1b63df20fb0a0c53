import { defineTexts } from '#shared/text/texts.ts';
export const texts = defineTexts('outreach/campaigns/site', {
  title: 'Email preferences',
  opening: 'Loading your preferences…',
  noScript: 'This page needs JavaScript. You can also unsubscribe with the button of your email program.',
  missing: 'This link is incomplete. Open it again from the email.',
  failed: 'The server did not answer. Try again in a moment.',
  refusedTitle: 'This link does not work',
  about: (company: string, email: string) => `Choose which emails ${company} sends to ${email}.`,
  topics: 'Topics',
  save: 'Save preferences',
  unsubscribe: (topic: string) => `Unsubscribe from “${topic}”`,
  off: 'Unsubscribe from all',
  isOff: 'You get no marketing emails from this company. Choose topics and save to subscribe again.',
  saved: 'Your preferences are saved.',
  note: 'Emails about your account, your deals and your payments are not affected.',
});
