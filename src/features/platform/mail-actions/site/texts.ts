import { defineTexts } from '#shared/text/texts.ts';
export const texts = defineTexts('platform/mail-actions/site', {
  title: 'Confirm',
  opening: 'Opening…',
  acting: (person: string) => `You act as ${person}. Do not forward this email.`,
  missing: 'This link is not complete. Use the link in the email.',
  failed: 'This could not be sent. Check your connection and try again.',
  refused: 'This link does not work',
  done: 'Done',
  signIn: (company: string) => `Go to ${company}’s partner portal`,
  noScript: 'This page needs JavaScript.',
  optional: 'optional',
  choose: 'Choose…',
  required: 'is required',
});
