import { defineTexts, plural } from '#web/texts.ts';

export const texts = defineTexts('enablement/resource-folders/web', {
  create: 'New folder',
  edit: 'Edit folder',
  top: 'Top of the library',
  deleteTitle: (name: string) => `Delete folder “${name}”?`,
  deleteText: (resources: string, folders: string) => `It contains ${resources} and ${folders}.`,
  empty: 'It is empty.',
  question: 'What happens to its content?',
  moveUp: 'Move it one level up',
  move: 'Move it to another folder',
  archive: 'Archive all resources in it, also in its subfolders',
  archiveHelp: 'Partners no longer see them. Their figures stay.',
  target: 'Folder',
  delete: 'Delete folder',
  deleted: 'Folder deleted',
  text: (resources: number) => plural(resources, 'resource', 'resources'),
  textFolders: (folders: number) => plural(folders, 'folder', 'folders'),
});
