import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('deals/deal-registrations/web/review', {
  approve: (accountName: Part) => `Approve ${accountName}?`,
  messageToPartner: 'Message to the partner',
  reasonForApprovingDespiteConflict: 'Reason for approving despite the conflict',
  reasonIsRequired: 'Reason is required',
  explanation: 'Explanation',
  storedWithConflictPartnerCannotSee: 'Stored with the conflict. The partner cannot see it.',
  enterAnExplanation: 'Enter an explanation',
  internalComment: 'Internal comment',
  onlyYourCompanyCanSeeIt: 'Only your company can see it.',
  createOpportunityNowWithPartnerAs: 'Create the opportunity now, with the partner as its source',
  thisStepNextReviewerAskedThen: (position: Part, total: Part, name: Part) =>
    `This is step ${position} of ${total} (${name}). The next reviewer is asked then. Protection starts with the last approval.`,
  protectionForStartsNowNoOther: (partnerName: Part) =>
    `Protection for ${partnerName} starts now. No other partner can register this account for the same products.`,
  itsPartnerToldThatAnotherRegistration: (starts: Part, earlier: Part) =>
    `${starts} ${earlier} Its partner is told that another registration was approved.`,
  registrationWasSubmittedEarlierAndStill: (number: Part, partnerName: Part) =>
    `Registration ${number} of ${partnerName} was submitted earlier and still waits.`,
  noOtherPartnerCanRegisterOr: (accountName: ReactNode, heldUntil: ReactNode, label: ReactNode) =>
    rich`No other partner can register or hold ${accountName} until ${heldUntil}. Register the deal before then. ${label}`,
  joinsDealFirstRegistrationCanSee: (partnerName: Part) =>
    `${partnerName} joins the deal of the first registration, can see it, and earns commission on it. Only the first registration keeps its protection. Each partner is told their own role and share but not who the other partner is.`,
  joinsYourDealCanSeeIt: (partnerName: Part) =>
    `${partnerName} joins your deal, can see it, earns commission on it, and is protected for this account.`,
  thePartner: 'the partner',
  roleInDeal: (partnerName: Part) => `Role of ${partnerName} in the deal`,
  shareCommissionForThisRole: 'Share of the commission for this role',
  otherPartnersSharesShrinkInProportion: 'The other partners’ shares shrink in proportion.',
  reason: 'Reason',
  storedWithConflictPartnersCannotSee: 'Stored with the conflict. Partners cannot see it.',
  messageTo: (partnerName: Part) => `Message to ${partnerName}`,
  dealAfterMerge: 'Deal after the merge',
  partnersOf: (opportunityName: Part) => `Partners of ${opportunityName}`,
  role: 'Role',
  shareOfRole: 'Share of role',
  joinsTheDeal: 'Joins the deal',
  firstRegistrationHasNoDealYet: 'The first registration has no deal yet. The merge creates it.',
  text: (count: number) => plural(count, 'day', 'days'),
  protectionLastsFromApproval: (protectionDays: Part) => `Protection lasts ${protectionDays} from the approval.`,
  itCannotBeExtended: (usually: Part) => `${usually} It cannot be extended.`,
  textMaxExtensions: (maxExtensions: number) => plural(maxExtensions, 'time', 'times'),
  youCanAskUntil: (askUntil: Part) => ` You can ask until ${askUntil}.`,
  itCanBeExtendedByUp: (usually: Part, times: Part, extensionDays: Part, used: Part, until: Part) =>
    `${usually} It can be extended ${times}, by up to ${extensionDays} each, if the deal has made progress: a stage change or a note.${used}${until}`,
  youAskedForExtensionOn: (extensionAskedAt: Part) => `You asked for an extension on ${extensionAskedAt}`,
  extension: 'Extension',
  asksForExtension: (partnerName: Part) => `${partnerName} asks for an extension`,
  thisExtensionYourProgramAllowsDate: (extensions: Part, maxExtensions: Part, latestOn: Part) =>
    `This is extension ${extensions} of ${maxExtensions}. Your program allows a date until ${latestOn}.`,
  chooseADate: 'Choose a date',
});
