import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about tiers. */
export const texts = defineTexts('enablement/tier-criteria/server', {
  viewTier: 'View tier',
  partner: 'Partner',
  tier: 'Tier',
  note: 'Note',
  reason: 'Reason',
  keepUntil: 'Keep it until',
  ifNothingChanges: 'If nothing changes',
  youKeepUntil: 'You keep your tier until',
  /** @param missing such as "Won deals: 1 of 3 (2 missing)" */
  warning: (tier: string, days: number, missing: readonly string[], risk: string | null) =>
    `Your tier ${tier} is at risk. ${days} days are left. ${missing.length > 0 ? `Still needed: ${missing.join('; ')}. ` : ''}${risk ?? ''}`.trim(),
  warningSubject: (tier: string, days: number, missing: string | null) =>
    `${days} days to keep your tier ${tier}${missing ? `: ${missing}` : ''}`,
  recovered: 'You meet the requirements of your tier again.',
  recoveredSubject: 'You keep your tier',
  tierNow: (tier: string) => `Your tier is now ${tier}.`,
  tierNowSubject: (tier: string) => `Your tier is now ${tier}`,
  noTierNow: 'You have no tier now.',
  noTierNowSubject: 'Your tier was removed',
  metRequirements: (tier: string) => `Met the requirements for ${tier}.`,
  didNotMeet: 'Did not meet the requirements after the grace period.',
  promotionApproved: 'Promotion approved',
  downgradeApproved: 'Downgrade approved',
  appealApproved: (day: string, note: string | null) =>
    `Your appeal was approved. You keep your tier until ${day}.${note ? ` ${note}` : ''}`,
  appealApprovedSubject: (day: string) => `Your appeal was approved: you keep your tier until ${day}`,
  appealRejected: (reason: string) => `Your appeal was rejected: ${reason}`,
  appealRejectedSubject: 'Your appeal was rejected',
  newRequirements: (day: string) => `The tiers of the program have new requirements from ${day}.`,
  newRequirementsSubject: 'New tier requirements',

  graceStarted: (partner: string, until: string, missing: readonly string[]) =>
    `${partner} no longer meets the requirements of its tier. The grace period ends on ${until}.${missing.length > 0 ? ` Still needed: ${missing.join('; ')}.` : ''}`,
  graceStartedSubject: (partner: string, missing: string | null) =>
    `${partner} is at risk of losing its tier${missing ? `: ${missing}` : ''}`,
  graceEnds: 'Grace period ends',
  promotion: (partner: string, tier: string) =>
    `${partner} met the requirements for ${tier}. Approve or reject the promotion.`,
  promotionSubject: (partner: string, tier: string) => `${partner}: promotion to ${tier}`,
  promotionTo: 'Promotion to',
  downgrade: (partner: string, tier: string) =>
    `The grace period of ${partner} ended. Approve or reject the downgrade to ${tier}.`,
  downgradeSubject: (partner: string, tier: string) => `${partner}: downgrade to ${tier}`,
  downgradeTo: 'Downgrade to',
  why: 'Why',
  appeals: (partner: string, reason: string) => `${partner} appeals against losing its tier: ${reason}`,
  appealsSubject: (partner: string, tier: string | null) =>
    `${partner} appeals against losing its tier${tier ? ` ${tier}` : ''}`,
});
