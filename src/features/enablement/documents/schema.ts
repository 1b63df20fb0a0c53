import { FileQuery, fileKindOptions } from '#features/platform/stored-files/schema.ts';
import { defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { createOf, field, partnerBodyOf } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, Name, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

/**
 * Internal documents stay in the company; shared ones are visible to the partners that see the record they belong to.
 */
const visibilityOptions = sayable([
  { value: 'internal', label: 'Internal', tone: 'gray' },
  { value: 'shared', label: 'Shared', tone: 'green' },
] as const);

/**
 * The possible parents of a new document, of which it has exactly one. In a folder of a partner, it also belongs to the
 * partner.
 */
export const documentPlaces = ['partner_id', 'opportunity_id', 'account_id', 'contact_id', 'folder_id'] as const;
export type DocumentPlace = (typeof documentPlaces)[number];

/** A document. Uploads create it, and new versions change its file. */
export const documentNoun = defineNoun('documents', nouns.documents, {
  sharedColumns: { opportunity_number: nullable(Type.Integer()), archived_at: nullable(Instant) },
  columns: {
    /** The first version that partners see. */
    shared_from: nullable(Type.Integer()),
  },
  archive: 'restorable',
  by: '-version_at',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Document',
      facts: false,
      required: true,
      wide: true,
      partner: 'write',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    description: field.longText({
      label: 'Description',
      section: 'Document',
      partner: 'write',
      list: 'hidden',
      width: 260,
      search: true,
    }),
    tags: field.tags('documents', { label: 'Tags', card: 'Document', list: 'hidden', filter: true }),
    visibility: field.choice({
      label: 'Visibility',
      options: visibilityOptions,
      notNull: true,
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
      audit: 'the visibility',
    }),

    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      write: 'create',
      partner: 'read',
      filter: true,
    }),
    opportunity_id: field.reference('opportunities', {
      label: 'Deal',
      named: 'opportunity_name',
      write: 'create',
      partner: 'read',
      filter: true,
    }),
    account_id: field.reference('accounts', {
      label: 'Account',
      named: 'account_name',
      write: 'create',
      partner: 'read',
      filter: true,
    }),
    contact_id: field.reference('contacts', {
      label: 'Contact',
      named: 'contact_name',
      write: 'create',
      partner: 'read',
      filter: true,
    }),
    /** Changing it moves the document. */
    folder_id: field.reference('document_folders', {
      label: 'Folder',
      named: 'folder_name',
      partner: 'read',
      filter: 'api',
      audit: 'the folder',
    }),
    retention_until: field.date({
      label: 'Keep until',
      help: 'The document cannot be deleted permanently before this day.',
      section: 'Document',
      list: 'hidden',
      sort: true,
      filter: true,
    }),

    /** The latest version, which the following fields describe. */
    version: field.number({
      label: 'Version',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      audit: 'the version',
    }),
    kind: field.choice({
      label: 'File type',
      card: 'Document',
      options: fileKindOptions,
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    media_type: field.text({ label: 'Media type', notNull: true, write: 'never', partner: 'read' }),
    /** The size in bytes. */
    size: field.number({
      label: 'Size',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      width: 90,
      sort: true,
      filter: 'api',
    }),
    file_name: field.text({
      label: 'File',
      card: 'Document',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'hidden',
      search: true,
    }),
    version_by_name: field.text({
      label: 'Latest version by',
      card: 'Document',
      notNull: true,
      write: 'never',
      partner: 'read',
      width: 180,
    }),
    version_at: field.instant({
      label: 'Uploaded',
      notNull: true,
      write: 'never',
      partner: 'read',
      relative: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    created_by_name: field.text({
      label: 'First uploaded by',
      card: 'Document',
      notNull: true,
      write: 'never',
      partner: 'read',
      sort: true,
    }),
    /** The partner that uploaded it; null for the company. */
    uploaded_by_partner_id: field.reference('partners', {
      label: 'Uploaded by',
      named: 'uploaded_by_partner_name',
      write: 'never',
      partner: 'id',
      filter: 'api',
    }),
    created_at: field.timestamp({ label: 'First uploaded', day: true, list: 'hidden' }),
  },
});
export type Document = RowOf<typeof documentNoun>;
export type DocumentForPartner = PartnerRowOf<typeof documentNoun>;
export type DocumentUpdate = UpdateOf<typeof documentNoun>;
export type DocumentVisibility = (typeof visibilityOptions)[number]['value'];
export const DocumentKind = documentNoun.fields.kind.row;
export type DocumentKind = Static<typeof DocumentKind>;

/** One file of a document. The latest is the document's own; the older ones are kept. */
export const DocumentVersion = Type.Object({
  id: Id,
  created_at: Instant,
  document_id: Id,
  version: Type.Integer(),
  file_name: Type.String(),
  kind: DocumentKind,
  media_type: Type.String(),
  size: Type.Integer(),
  sha256: Type.String(),
  uploaded_by_name: Type.String(),
  uploaded_by_partner_id: nullable(Id),
  uploaded_by_partner_name: nullable(Type.String()),
});
export type DocumentVersion = Static<typeof DocumentVersion>;

/** One access to a version, visible to the company only. */
export const DocumentAccess = Type.Object({
  id: Id,
  created_at: Instant,
  document_id: Id,
  document_name: nullable(Type.String()),
  folder_id: nullable(Id),
  folder_name: nullable(Type.String()),
  version: Type.Integer(),
  kind: oneOf('viewed', 'downloaded'),
  user_id: nullable(Id),
  user_name: Type.String(),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  /** `support`: another user impersonated this one. `program`: by this user's API key. */
  through: oneOf('person', 'support', 'program'),
});
export type DocumentAccess = Static<typeof DocumentAccess>;

/** The file's name without its extension by default. */
const named = { name: Type.Optional(Name) };
const ofPartner = { partner_id: Type.Optional(Id), opportunity_id: Type.Optional(Id), folder_id: Type.Optional(Id) };

/** The form fields of an upload; they precede the file. Exactly one place is required. */
export const DocumentUpload = closed({
  ...createOf(documentNoun.fields),
  ...named,
  ...ofPartner,
  account_id: Type.Optional(Id),
  contact_id: Type.Optional(Id),
});
export type DocumentUpload = Static<typeof DocumentUpload>;
/** The id that the device chose for the captured deal. */
export const CaptureParams = closed({ capture_id: Id });
/** Partner uploads are always shared with the company and belong to one of the partner's deals, to the partner or to a folder. */
export const DocumentUploadByPartner = closed({ ...partnerBodyOf(documentNoun.fields), ...named, ...ofPartner });

export const TextQuery = closed({ version: FileQuery.properties.version });

/** The text of an office file without its layout. */
export const DocumentText = Type.Object({
  text: Type.String(),
  /** Only the beginning is shown. */
  is_cut: Type.Boolean(),
});
export type DocumentText = Static<typeof DocumentText>;

/** Kinds whose text can be shown in the browser. */
export const hasText = (kind: DocumentKind) => kind === 'word' || kind === 'sheet' || kind === 'slides';
