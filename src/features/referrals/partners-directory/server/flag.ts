import type { FlagDeclaration } from '#server/flags/flags.ts';

export const directoryFlag: FlagDeclaration = {
  key: 'partners_directory',
  description: 'A public directory where visitors find and contact partners.',
  default: true,
  isRestricted: true,
};
