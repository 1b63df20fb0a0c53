import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about bounties. */
export const texts = defineTexts('incentives/bounties/server', {
  earned: (amount: string, bounty: string) => `You earned ${amount} for the bounty “${bounty}”`,
  rejected: (bounty: string, reason: string) => `Your proof for the bounty “${bounty}” was rejected. ${reason}`,
  bounty: 'Bounty',
  reward: 'Reward',
  forPerson: 'For',
  payment: 'Payment',
  withNextPayout: 'With your next payout',
  reason: 'Reason',
  viewSubmission: 'View submission',

  submitted: (partner: string, bounty: string) => `${partner} submitted proof for the bounty “${bounty}”`,
  partner: 'Partner',
  reviewProof: 'Review proof',
});
