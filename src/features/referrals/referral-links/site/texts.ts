import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('referrals/referral-links/site', {
  thisLinkNotActive: 'This link is not active',
  offerBehindItHasEndedOr: 'The offer behind it has ended or is paused.',
});
