import type { FlagDeclaration } from '#server/flags/flags.ts';

export const documentsFlag: FlagDeclaration = {
  key: 'documents',
  description: 'Files kept with partners, deals, companies and people, on both sides.',
  default: true,
};
