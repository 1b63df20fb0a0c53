import type { FlagDeclaration } from '#server/flags/flags.ts';

export const documentsFlag: FlagDeclaration = {
  key: 'documents',
  description: 'Files on partners, deals, accounts and contacts, for your company and partners.',
  default: true,
};
