import { defineTexts } from '#shared/text/texts.ts';

/** Emails to people who registered a deal with a form. */
export const texts = defineTexts('referrals/referral-pages/server', {
  follow: 'Follow the registration',
  receivedSubject: (program: string) => `${program} received your registration`,
  received: (program: string, account: string, due: string | null) =>
    `${program} received your registration of ${account}.${due ? ` You get a decision by ${due}.` : ''}`,
  questionSubject: (program: string) => `${program} has a question about your registration`,
  question: (program: string, account: string) => `${program} asks about ${account}:`,
  answer: 'Answer',
  approvedSubject: 'Your registration is approved',
  approved: (program: string, account: string, until: string | null) =>
    `${program} approved your registration of ${account}.${until ? ` It is protected until ${until}.` : ''}`,
  yourRegistration: (program: string) => `Your registration with ${program}`,
  rejected: (program: string, account: string) => `${program} did not approve your registration of ${account}.`,
  reasonAtPartner: 'Your partner can read the reason at its deal desk.',
  confirmSubject: (program: string) => `Confirm your registration with ${program}`,
  confirm: (account: string, program: string) =>
    `You sent a registration of ${account} to ${program}. Confirm your email address, and you get the answer by email.`,
  confirmLink: 'The link works for 7 days. If this was not you, ignore this email: nothing is registered.',
  confirmAndRegister: 'Confirm and register',
  refused: (program: string, account: string) => `${program} could not register ${account}.`,
  askPartner: 'Ask your partner what you can do.',
  seeRegistration: 'See the registration',
});
