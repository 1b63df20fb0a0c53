import type { FlagDeclaration } from '#server/flags/flags.ts';

export const documentFoldersFlag: FlagDeclaration = {
  key: 'document_folders',
  description: 'Folders of documents with access rules, and documents that partners are asked for.',
  default: true,
};
