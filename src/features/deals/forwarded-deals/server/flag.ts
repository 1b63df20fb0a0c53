import type { FlagDeclaration } from '#server/flags/flags.ts';

export const forwardedFlag: FlagDeclaration = {
  key: 'forwarded_deals',
  description: 'Emails that partners forward become draft registrations.',
  default: true,
};
