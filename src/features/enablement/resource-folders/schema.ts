import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

export const resourceFolder = defineNoun('resource_folders', nouns.resource_folders, {
  by: 'name',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Folder',
      required: true,
      max: 120,
      wide: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      search: true,
    }),
    parent_id: field.reference('resource_folders', {
      label: 'In folder',
      section: 'Folder',
      named: 'parent_name',
      partner: 'read',
      list: 'shown',
      filter: true,
    }),
    description: field.longText({ label: 'Description', section: 'Folder', max: 500, partner: 'read', search: true }),
    resources: field.number({
      label: 'Resources',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
    }),
  },
});
export type ResourceFolder = RowOf<typeof resourceFolder>;
export type ResourceFolderCreate = CreateOf<typeof resourceFolder>;
export type ResourceFolderUpdate = UpdateOf<typeof resourceFolder>;

/** The handling of a deleted folder's contents. Subfolders always move. */
export const FolderDelete = closed({
  content: oneOf('move_up', 'move', 'archive'),
  /** The target of `move`; null is the top level of the library. */
  folder_id: Type.Optional(nullable(Id)),
});
export type FolderDelete = Static<typeof FolderDelete>;
export const FolderDeleted = closed({ resources: Type.Integer(), folders: Type.Integer() });
