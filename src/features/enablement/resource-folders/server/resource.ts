import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { resourceFolder } from '../schema.ts';
import { beginFolder, changeResourceFolder } from './rules.ts';

constraintMessage('resource_folders_name', { name: ['is already the name of a folder here'] });

/** Folders are deleted by an action that asks about their contents. */
export const resourceFolders = defineResource(resourceFolder, {
  view: 'resource_folder_rows',
  partner: { verbs: ['list', 'get'] },
  beforeCreate: beginFolder,
  beforeUpdate: changeResourceFolder,
});
