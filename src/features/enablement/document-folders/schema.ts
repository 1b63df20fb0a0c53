import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

const accessOptions = sayable([
  { value: 'inherit', label: 'Like the parent folder', tone: 'gray' },
  { value: 'company', label: 'Only your company', tone: 'gray' },
  { value: 'partners', label: 'Partners', tone: 'green' },
] as const);

export const retentionOptions = sayable([
  { value: 'keep', label: 'Keep them' },
  { value: 'archive', label: 'Archive them' },
  { value: 'delete', label: 'Delete them permanently' },
] as const);

/** The roles of partner users that a folder can be limited to. */
export const folderRoles = sayable([
  { value: 'partner_admin', label: 'Administrators' },
  { value: 'partner_sales', label: 'Sales' },
  { value: 'partner_finance', label: 'Finance' },
  { value: 'partner_member', label: 'Members' },
  { value: 'partner_custom', label: 'Custom roles' },
] as const);
export type FolderRole = (typeof folderRoles)[number]['value'];
const Role = oneOf(...folderRoles.map(({ value }) => value)) as Type.TUnsafe<FolderRole>;

export const MAX_FOLDERS = 2000;

/** A folder of documents, with every field in the order of its form. */
export const documentFolder = defineNoun('document_folders', nouns.document_folders, {
  sharedColumns: {
    order: Type.Integer(),
    /** The folder's parents from the top, and the folder itself. */
    path: Type.Array(Id),
    takes_uploads: Type.Boolean(),
    is_watermarked: Type.Boolean(),
    documents: Type.Integer(),
    folders: Type.Integer(),
  },
  columns: {
    partner_roles: Type.Array(Type.String()),
    /** Includes everything it inherits. */
    is_shared: Type.Boolean(),
    audience_ids: Type.Array(Id),
    roles: nullable(Type.Array(Type.String())),
    keep_days: nullable(Type.Integer()),
    keep_action: Type.String(),
    /** The total size of all versions. */
    bytes: Type.Integer(),
  },
  input: { partner_roles: Type.Optional(Type.Array(Role, { maxItems: folderRoles.length, uniqueItems: true })) },
  archive: 'restorable',
  by: 'order',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Folder',
      max: 120,
      required: true,
      wide: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    description: field.longText({
      label: 'Description',
      section: 'Folder',
      max: 1000,
      wide: true,
      partner: 'read',
      list: 'hidden',
      search: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      help: 'Leave it empty for a folder of your company.',
      write: 'create',
      partner: 'id',
      filter: true,
    }),
    parent_id: field.reference('document_folders', {
      label: 'Parent folder',
      named: 'parent_name',
      partner: 'read',
      filter: 'api',
    }),
    access: field.choice({
      label: 'Who sees this',
      options: accessOptions,
      notNull: true,
      filter: true,
      audit: 'who sees it',
    }),
    audience_id: field.reference('audiences', {
      label: 'Audience',
      named: 'audience_name',
      help: 'Leave it empty for all partners.',
      filter: 'api',
    }),
    partners_can_upload: field.boolean({
      label: 'Partners can upload',
      help: 'Each partner sees only its own uploads.',
      notNull: true,
    }),
    has_watermark: field.boolean({
      label: 'Watermark PDFs',
      help: 'PDFs in this folder carry the name and email address of the person who opens them.',
      notNull: true,
    }),
    retention_days: field.number({
      label: 'Keep documents for (days)',
      help: 'Documents cannot be deleted before. Leave it empty to use the rule of the parent folder.',
      min: 1,
      max: 36_500,
    }),
    retention_action: field.choice({
      label: 'After that time',
      options: retentionOptions,
      notNull: true,
    }),
  },
});
export type Folder = RowOf<typeof documentFolder>;
export type FolderCreate = CreateOf<typeof documentFolder>;
export type FolderUpdate = UpdateOf<typeof documentFolder>;
export type FolderForPartner = PartnerRowOf<typeof documentFolder>;

/** The access to a folder, with the parent folders that decide it. */
export const FolderAccess = Type.Object({
  is_shared: Type.Boolean(),
  total: Type.Integer(),
  /** At most 100, by name. */
  partners: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  roles: nullable(Type.Array(Type.String())),
  rules: Type.Array(Type.Object({ folder_id: Id, folder_name: Type.String(), rule: Type.String() })),
});
export type FolderAccess = Static<typeof FolderAccess>;

export const Storage = Type.Object({ used_bytes: Type.Integer(), most_bytes: nullable(Type.Integer()) });
export type Storage = Static<typeof Storage>;
