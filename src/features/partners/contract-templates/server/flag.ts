import type { FlagDeclaration } from '#server/flags/flags.ts';

export const contractsFlag: FlagDeclaration = {
  key: 'contracts',
  description: 'Contracts with partners: templates, signing by link, sealed files and terms that take effect.',
  default: true,
};
