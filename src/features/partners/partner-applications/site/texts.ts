import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';

export const texts = defineTexts('partners/partner-applications/site', {
  yourApplicationTo: (name: Part) => `Your application to ${name}`,
  applicationOf: (companyName: ReactNode) => rich`Application of ${companyName}`,
  confirmYourEmailAddress: 'Confirm your email address',
  thisProvesThatYoursUnconfirmedApplications: (email: ReactNode) =>
    rich`This proves that ${email} is yours. Unconfirmed applications take longer to review.`,
  confirmEmailAddress: 'Confirm email address',
  yourCompanyAlreadyPartner: 'Is your company already a partner?',
  companyWithYourEmailDomainTakes:
    'A company with your email domain takes part in this program. Its administrators can give you access, so you need no application of your own.',
  askToJoinIt: 'Ask to join it',
  ofCriteriaMet: (met: ReactNode, length: ReactNode) => rich`${met} of ${length} criteria met`,
  met: 'Met',
  notMet: 'Not met',
  withdrawApplication: 'Withdraw application',
  youHaveAccess: 'You have access',
  welcomeToSPartnerProgram: (program: Part) => `Welcome to ${program}'s partner program`,
  yourApplicationWasNotApproved: 'Your application was not approved',
  youWithdrewYourApplication: 'You withdrew your application',
  hasAQuestion: (program: Part) => `${program} has a question`,
  yourApplicationInReview: 'Your application is in review',
  weSentInvitationToOpenIts: (email: Part) => `We sent an invitation to ${email}. Open its link to sign in.`,
  youCanApplyAgainFrom: (reapplyOn: Part) => `You can apply again from ${reapplyOn}.`,
  applyAgainWheneverYouLike: 'Apply again whenever you like.',
  reviewContinuesWhenYouHaveAnswered: 'The review continues when you have answered.',
  administratorsYourCompanyDecide: 'The administrators of your company decide.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} decides by ${reviewDueAt}.`,
  question: 'Question',
  yourAnswer: 'Your answer',
  sendAnswer: 'Send answer',
});
