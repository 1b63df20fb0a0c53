import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about applications. */
export const texts = defineTexts('partners/partner-applications/server', {
  applied: (company: string, due: string | null) =>
    `${company} applied to become a partner.${due ? ` A decision is due by ${due}.` : ''}`,
  appliedSubject: (company: string, due: string | null) =>
    `${company} applied to become a partner${due ? `: decide by ${due}` : ''}`,
  answered: (company: string) => `${company} answered your question about its application.`,
  answeredSubject: (company: string, due: string | null) =>
    `${company} answered your question${due ? `: decide by ${due}` : ''}`,
  overdue: (company: string) => `The decision on the application of ${company} is overdue.`,
  asksToJoin: (name: string) => `${name} asks to join your company in the partner portal.`,
  asksToJoinSubject: 'Someone asks to join your company',
  company: 'Company',
  contact: 'Contact',
  question: 'Question',
  answer: 'Answer',
  person: 'Person',
  email: 'Email',
  decisionDue: 'Decision due',
  reviewApplication: 'Review application',
  reviewRequest: 'Review request',

  yourApplication: (program: string) => `Your application to ${program}'s partner program`,
  received: (program: string, company: string) => `${program} received the application of ${company}.`,
  confirmAndFollowByLink: 'Open the link to confirm your email address and to follow the application.',
  decisionBy: (due: string | null) => (due ? `You get a decision by ${due}.` : ''),
  confirmAndFollow: 'Confirm and follow',
  sentAgain: (program: string, why: string) =>
    `Someone sent the sign-up form of ${program} with your email address. ${why}`,
  ignoreIfNotYou: 'If this was not you, you can ignore this email.',
  seeApplication: 'See the application',
  hasQuestion: (program: string) => `${program} has a question about your application`,
  asks: (program: string) => `${program} asks:`,
  answerButton: 'Answer',
  wasApproved: (program: string) => `Your application to ${program}'s partner program was approved`,
  approved: (program: string) => `${program} approved your application.`,
  notApproved: (program: string) => `${program} did not approve your application.`,
  applyAgainFrom: (day: string) => `You can apply again from ${day}.`,
});
