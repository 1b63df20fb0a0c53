import type { FlagDeclaration } from '#server/flags/flags.ts';

export const formsFlag: FlagDeclaration = {
  key: 'forms',
  description: 'Forms that visitors and partners fill in, on your website and in the portal.',
  default: true,
};
