import { roleClauses } from '#features/deals/opportunities/server/service.ts';
import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about registrations. */
export const texts = defineTexts('deals/deal-registrations/server', {
  /** A registration within a sentence. */
  registration: (account: string, number: number) => `${account} (registration ${number})`,
  furtherNotice: 'further notice',
  partner: 'Partner',
  customer: 'Customer',
  value: 'Value',
  decisionDue: 'Decision due',
  protectionEnds: 'Protection ends',
  reviewRegistration: 'Review registration',
  viewRegistration: 'View registration',
  viewDeal: 'View deal',
  answer: 'Answer',
  answerRequest: 'Answer request',

  submitted: (partner: string, registration: string, due: string) =>
    `${partner} registered ${registration}. A decision is due by ${due}.`,
  submittedSubject: (partner: string, deal: string, due: string) => `${partner} registered ${deal}: decide by ${due}`,
  approvalAsked: ({
    registration,
    partner,
    position,
    total,
    step,
    isSubstitute,
  }: {
    registration: string;
    partner: string;
    position: number;
    total: number;
    step: string;
    isSubstitute: boolean;
  }) =>
    `${registration} from ${partner} needs your approval: step ${position} of ${total}, ${step}.${isSubstitute ? ' You are asked because the reviewer is not available.' : ''}`,
  approvalAskedSubject: (deal: string) => `Your approval is needed: ${deal}`,
  approvalGiven: (registration: string, approved: number, total: number) =>
    `${registration} has ${approved} of ${total} approvals.`,
  collision: (registration: string) =>
    `${registration} and a registration of another partner protect the same account. Both stay protected until one of them is released or revoked.`,
  answered: (partner: string, registration: string) => `${partner} answered your question about ${registration}.`,

  approved: (registration: string, until: string) => `${registration} is approved and protected until ${until}.`,
  approvedSubject: (account: string) => `${account}: approved`,
  approvedMore: 'Until then, no other partner can register this account for the same products.',
  rejected: (registration: string, reason: string | null) => `${registration} was not approved: ${reason}`,
  rejectedSubject: (account: string) => `${account}: not approved`,
  infoRequested: (registration: string, question: string | null) =>
    `${registration} needs an answer from you: ${question}`,
  infoRequestedSubject: (account: string) => `${account}: a question for you`,
  infoRequestedMore: 'The decision deadline is paused until you answer.',
  revoked: (registration: string, reason: string | null) => `${registration} is no longer protected: ${reason}`,
  revokedSubject: (account: string) => `${account}: protection revoked`,
  expired: (registration: string, paysUntil: string | null) =>
    `${registration} has expired: its protection has ended.${paysUntil ? ` You still earn commission if you win the deal by ${paysUntil}.` : ''}`,
  expiredSubject: (account: string) => `${account}: protection ended`,
  converted: (registration: string) => `${registration} was won.`,
  convertedSubject: (account: string) => `${account}: won`,
  overtaken: (registration: string) =>
    `Another registration for the account of ${registration} was approved. Yours still waits for a decision.`,
  overtakenSubject: (account: string) => `${account}: another registration was approved`,

  extended: (registration: string, until: string) => `The protection of ${registration} was extended to ${until}.`,
  extendedSubject: (account: string, until: string) => `${account}: protected until ${until}`,
  extensionAsked: ({
    partner,
    registration,
    until,
    reason,
  }: {
    partner: string;
    registration: string;
    until: string;
    reason: string | null;
  }) => `${partner} asks to extend the protection of ${registration}, which ends on ${until}: ${reason}`,
  extensionAskedSubject: (partner: string, deal: string) => `${partner} asks for an extension: ${deal}`,
  extensionDeclined: (registration: string, reason: string) =>
    `The protection of ${registration} was not extended: ${reason}`,
  extensionDeclinedSubject: (account: string) => `${account}: not extended`,
  protectedUntil: (until: string) => `You are protected until ${until}.`,
  withdrawn: (partner: string, registration: string) => `${partner} withdrew ${registration}.`,
  released: (partner: string, registration: string) => `${partner} released ${registration}.`,
  holdEnded: (account: string, how: 'ended' | 'expired') =>
    `Your hold on ${account} ${how === 'ended' ? 'was ended by the company' : 'expired'}. Register the deal while the account is still free.`,
  probingAllChecks: (partner: string, limit: number) =>
    `${partner} used all ${limit} checks for today. If you did not expect this, lower their daily checks or contact them.`,
  probingManyChecks: (partner: string, asked: number, registered: number) =>
    `${partner} checked ${asked} accounts by website or name within 30 days and registered ${registered} of them. If you did not expect this, lower their daily checks or contact them.`,
  ending: (registration: string, until: string) => `The protection of ${registration} ends on ${until}.`,
  endingSubject: (account: string, until: string) => `${account}: protection ends on ${until}`,
  endingMore: 'If the deal has made progress, you can ask for an extension on the registration.',
  due: (registration: string, partner: string, due: string) =>
    `The decision on ${registration} from ${partner} is due by ${due}.`,
  dueSubject: (deal: string, due: string) => `Decide by ${due}: ${deal}`,
  overdue: (registration: string, partner: string) =>
    `The decision on ${registration} from ${partner} is overdue. The delay is added to the protection.`,
  overdueSubject: (deal: string) => `Overdue: ${deal}`,
  inactive: (registration: string, days: number) =>
    `${registration} has had no update for ${days} days and no deal was created from it.`,
  inactiveSubject: (account: string, days: number) => `No update for ${days} days: ${account}`,

  merged: ({
    registration,
    role,
    share,
    isBeside,
    until,
  }: {
    registration: string;
    role: ParticipantRole;
    /** Null for the whole commission of the role. */
    share: string | null;
    isBeside: boolean;
    until: string;
  }) =>
    [
      `${registration} was merged into an existing deal.`,
      `You take part ${roleClauses[role]}${share ? `, with ${share} of the commission for that role` : ''}.`,
      isBeside
        ? `Your registration is valid until ${until} but not exclusive.`
        : `The account is protected for you until ${until}.`,
    ].join(' '),
  mergedSubject: (account: string) => `${account}: you take part in the deal`,
  joined: (deal: string, shares: readonly { role: ParticipantRole; share: string }[]) =>
    [
      `Another partner now takes part in the deal ${deal}.`,
      ...shares.map(({ role, share }) => `Your share ${roleClauses[role]} is now ${share}.`),
      ...(shares.length === 0 ? ['Your share has not changed.'] : []),
    ].join(' '),
  joinedSubject: (deal: string) => `${deal}: another partner joined`,

  replyInternal: 'Reply to this email to add an internal comment. The partner does not see it.',
  replyShared: 'Reply to this email to add a comment that both sides read.',
  replyAnswer: 'Reply to this email to answer the question.',

  actions: {
    approve: 'Approve',
    reject: 'Reject',
    ask: 'Ask a question',
    grant: 'Grant',
    decline: 'Decline',
    registerDeal: 'Register deal',
    account: 'Account',
    website: 'Website',
    amount: 'Amount',
    expectedClose: 'Expected close',
    conflict: 'Conflict',
    mayConflict: 'There may be a conflict. Open the registration to see it.',
    reason: 'Reason',
    messageToPartner: 'Message to the partner',
    yourQuestion: 'Your question',
    yourAnswer: 'Your answer',
    sendQuestion: 'Send question',
    sendAnswer: 'Send answer',
    approveTitle: (registration: string) => `Approve ${registration}?`,
    approveStep: (position: number, total: number) =>
      `This is approval ${position} of ${total}. The next reviewer is asked then.`,
    approveText: (partner: string) =>
      `Protection for ${partner} starts now. No other partner can register this account for the same products.`,
    approved: (registration: string, partner: string) => `${registration} is approved, and ${partner} is notified.`,
    stepApproved: (registration: string) => `Your approval of ${registration} is recorded. The next reviewer is asked.`,
    rejectTitle: (registration: string) => `Reject ${registration}?`,
    rejectText: (partner: string) => `${partner} is told the reason and your message.`,
    rejected: (registration: string) => `${registration} is rejected, and the partner is notified.`,
    askTitle: (partner: string, registration: string) => `Ask ${partner} about ${registration}`,
    askText: 'The decision deadline is paused until the partner answers.',
    asked: 'Your question was sent to the partner.',
    grantTitle: (registration: string) => `Extend the protection of ${registration}?`,
    grantText: (partner: string, until: string) => `${partner} is protected until ${until}.`,
    granted: (registration: string) => `The protection of ${registration} is extended, and the partner is notified.`,
    declineTitle: (registration: string) => `Decline the extension for ${registration}?`,
    declineText: (partner: string) => `${partner} is told your message. The protection ends as planned.`,
    declined: (registration: string) => `The extension for ${registration} is declined, and the partner is notified.`,
    answerTitle: (registration: string) => `Answer the question about ${registration}`,
    answered: 'Your answer was sent. The review continues.',
    submitTitle: (account: string) => `Register ${account}?`,
    submitText: 'The registration is checked against others and reviewed. Its account cannot be changed afterwards.',
    protected: (registration: string) => `${registration} is registered and protected.`,
    inReview: (registration: string) => `${registration} is registered. You get an email when it is decided.`,
  },
});
