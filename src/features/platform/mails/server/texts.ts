import { defineTexts } from '#shared/text/texts.ts';

/** Texts that many emails share. */
export const mailTexts = defineTexts('platform/mails/server', {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  open: 'Open',
  becauseOfYourSettings: 'You get this email because of your notification settings.',
  changeYourSettings: 'Change your notification settings',
});
