import type { FlagDeclaration } from '#server/flags/flags.ts';

export const widgetFlag: FlagDeclaration = {
  key: 'portal_widget',
  description: 'Earnings, referral links and deal registration of partners in pages of other sites.',
  default: true,
};
