import {
  changes,
  closed,
  Id,
  Instant,
  Name,
  nullable,
  oneOf,
  type Static,
  Stored,
  Tags,
  Type,
} from '#shared/schema.ts';

export const MOST_DOCUMENT_BYTES = 25 * 1024 * 1024;

/** What stays in the company, and what the partners see that see what it belongs to. */
export const DocumentVisibility = oneOf('internal', 'shared');
export type DocumentVisibility = Static<typeof DocumentVisibility>;

/** What a file is by its content. `markup` is text that a browser would run: HTML, SVG, scripts. */
export const documentKinds = ['pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other'] as const;
export const DocumentKind = oneOf(...documentKinds);
export type DocumentKind = Static<typeof DocumentKind>;

/** What a browser may show on the spot; everything else is only ever handed out as a download. */
export function isShownInline(kind: DocumentKind): boolean {
  return kind === 'pdf' || kind === 'image' || kind === 'text';
}

/** What a document can belong to: exactly one of these. */
export const documentPlaces = ['partner_id', 'opportunity_id', 'account_id', 'contact_id'] as const;
export type DocumentPlace = (typeof documentPlaces)[number];

const Text = nullable(Type.String());

export const DocumentForPartner = Type.Object({
  ...Stored,
  name: Type.String(),
  description: Text,
  partner_id: nullable(Id),
  partner_name: Text,
  opportunity_id: nullable(Id),
  opportunity_name: Text,
  opportunity_number: nullable(Type.Integer()),
  account_id: nullable(Id),
  account_name: Text,
  contact_id: nullable(Id),
  contact_name: Text,
  /** The latest one; what follows are its facts. */
  version: Type.Integer(),
  file_name: Type.String(),
  kind: DocumentKind,
  media_type: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  version_by_name: Type.String(),
  version_at: Instant,
  created_by_name: Type.String(),
  /** The partner that brought it; null for the company. */
  uploaded_by_partner_id: nullable(Id),
  archived_at: nullable(Instant),
});
export type DocumentForPartner = Static<typeof DocumentForPartner>;

export const Document = Type.Object({
  ...DocumentForPartner.properties,
  tags: Type.Array(Type.String()),
  visibility: DocumentVisibility,
  /** Partners see versions from this one on. */
  shared_from: nullable(Type.Integer()),
  uploaded_by_partner_name: Text,
});
export type Document = Static<typeof Document>;

/** One file of a document. The latest is the document's; the older ones stay. */
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
  uploaded_by_partner_name: Text,
});
export type DocumentVersion = Static<typeof DocumentVersion>;

/** Somebody opened a version. Only the company sees this. */
export const DocumentAccess = Type.Object({
  id: Id,
  created_at: Instant,
  document_id: Id,
  document_name: Text,
  version: Type.Integer(),
  kind: oneOf('viewed', 'downloaded'),
  user_id: nullable(Id),
  user_name: Type.String(),
  partner_id: nullable(Id),
  partner_name: Text,
  /** `support`: somebody else looked through this person's eyes. `program`: with this person's key. */
  through: oneOf('person', 'support', 'program'),
});
export type DocumentAccess = Static<typeof DocumentAccess>;

const Description = nullable(Type.String({ maxLength: 2000 }));

/** The parts of an upload beside its file; they come before it. Exactly one place is given. */
export const DocumentUpload = closed({
  /** The file's name without its ending, unless said. */
  name: Type.Optional(Name),
  description: Type.Optional(Description),
  tags: Type.Optional(Tags),
  visibility: Type.Optional(DocumentVisibility),
  partner_id: Type.Optional(Id),
  opportunity_id: Type.Optional(Id),
  account_id: Type.Optional(Id),
  contact_id: Type.Optional(Id),
});
export type DocumentUpload = Static<typeof DocumentUpload>;
/** What a partner uploads is always shared with the company, and goes to one of its own deals or to the partner itself. */
export const DocumentUploadByPartner = Type.Pick(
  DocumentUpload,
  ['name', 'description', 'partner_id', 'opportunity_id'],
  { additionalProperties: false },
);

const Restore = { archived_at: Type.Optional(Type.Null()) };
export const DocumentUpdate = changes(
  closed({ name: Name, description: Description, tags: Tags, visibility: DocumentVisibility, ...Restore }),
);
export type DocumentUpdate = Static<typeof DocumentUpdate>;
export const DocumentUpdateByPartner = changes(closed({ name: Name, description: Description, ...Restore }));

export const FileQuery = closed({
  /** The latest unless said. */
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e6 })),
  as: Type.Optional(oneOf('inline', 'attachment')),
});
export type FileQuery = Static<typeof FileQuery>;

/** Where a browser fetches one version without further proof, for a few minutes. */
export const FileAddress = Type.Object({ url: Type.String(), expires_at: Instant });
export type FileAddress = Static<typeof FileAddress>;
