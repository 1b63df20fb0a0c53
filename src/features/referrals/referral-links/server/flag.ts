import type { FlagDeclaration } from '#server/flags/flags.ts';

export const linksFlag: FlagDeclaration = {
  key: 'referral_links',
  description: 'Referral links, coupon codes, conversion tracking and attribution.',
  default: true,
  isRestricted: true,
};
