import { defineTexts } from '#shared/text/texts.ts';

/** Emails to people who forwarded a deal. */
export const texts = defineTexts('deals/forwarded-deals/server', {
  neededSubject: (subject: string) => `Details needed: ${subject || 'your deal'}`,
  readySubject: (subject: string) => `Ready to register: ${subject || 'your deal'}`,
  created: (subject: string) => `We created a draft registration from ${subject ? `“${subject}”` : 'your email'}.`,
  notFound: (subject: string) => `We could not find the account in ${subject ? `“${subject}”` : 'your email'}.`,
  replyWith: 'Reply to this email with the missing details, one per line:',
  complete: 'It is complete, but not registered yet. Check it and register it.',
  openDraft: 'Open draft',
  footer: 'You get this email because you forwarded a deal. Nothing is registered until you say so.',
  account: 'Account',
  website: 'Website',
  country: 'Country',
  amount: 'Amount',
  contact: 'Contact',
  expectedClose: 'Expected close',
  whichSubject: 'For which partner is your deal?',
  which: 'You work for several partners. Forward the email again with one of these lines at the top:',
  unreadSubject: 'Your email could not be read',
  unread: (subject: string) =>
    `We could not read ${subject ? `“${subject}”` : 'your email'}, so no registration was created from it.`,
  registerDeal: 'Register deal',
});
