import { createOf, defineFields, field, partnerRowOf, rowOf, updateOf } from '#shared/fields.ts';
import { changes, closed, Id, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

export const folderFields = defineFields({
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
});
export const ResourceFolder = Type.Object({ ...Stored, ...rowOf(folderFields) });
export type ResourceFolder = Static<typeof ResourceFolder>;
export const ResourceFolderForPartner = Type.Object({ ...Stored, ...partnerRowOf(folderFields) });
export const ResourceFolderCreate = closed(createOf(folderFields));
export type ResourceFolderCreate = Static<typeof ResourceFolderCreate>;
export const ResourceFolderUpdate = changes(closed(updateOf(folderFields)));
export type ResourceFolderUpdate = Static<typeof ResourceFolderUpdate>;

/** The handling of a deleted folder's contents. Subfolders always move. */
export const FolderDelete = closed({
  content: oneOf('move_up', 'move', 'archive'),
  /** The target of `move`; null is the top level of the library. */
  folder_id: Type.Optional(nullable(Id)),
});
export type FolderDelete = Static<typeof FolderDelete>;
export const FolderDeleted = closed({ resources: Type.Integer(), folders: Type.Integer() });
