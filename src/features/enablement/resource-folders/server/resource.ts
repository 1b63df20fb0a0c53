import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import {
  folderFields,
  ResourceFolder,
  ResourceFolderCreate,
  ResourceFolderForPartner,
  ResourceFolderUpdate,
} from '../schema.ts';
import { beginFolder, changeFolder } from './rules.ts';

constraintMessage('resource_folders_name', { name: ['is already the name of a folder here'] });

/** Folders are deleted by an action that asks about their contents. */
export const resourceFolders = defineResource({
  name: 'resource_folders',
  noun: 'resource folder',
  fields: folderFields,
  row: ResourceFolder,
  create: ResourceFolderCreate,
  update: ResourceFolderUpdate,
  view: 'resource_folder_rows',
  list: {
    sort: [...sortable(folderFields), 'created_at'],
    filter: [...filterable(folderFields), 'created_at'],
    search: searchable(folderFields),
    by: 'name',
  },
  partner: { row: ResourceFolderForPartner, verbs: ['list', 'get'] },
  beforeCreate: beginFolder,
  beforeUpdate: changeFolder,
});
