import { defineTexts } from '#shared/text/texts.ts';

/** The answer to a reply that could not be read. */
export const texts = defineTexts('platform/mail-replies/server', {
  subject: 'Your reply could not be read',
  notRead: 'We could not read your reply, so it was not added to the conversation. Sign in to reply there.',
  signIn: 'Sign in',
});
