import type { FlagDeclaration } from '#server/flags/flags.ts';

export const resourcesFlag: FlagDeclaration = {
  key: 'resources',
  description: 'A library of files, links, articles and videos for partners, with figures of who opened what.',
  default: true,
};
