import { changes, closed, Id, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

/** Internal notes stay in the company; shared notes are visible to the deal's partners. */
export const NoteVisibility = oneOf('internal', 'partner');
export type NoteVisibility = Static<typeof NoteVisibility>;

export const OpportunityNote = Type.Object({
  ...Stored,
  opportunity_id: Id,
  opportunity_number: nullable(Type.Integer()),
  opportunity_name: nullable(Type.String()),
  author_user_id: nullable(Id),
  author_name: Type.String(),
  author_partner_id: nullable(Id),
  author_partner_name: nullable(Type.String()),
  /** Markdown. */
  body: Type.String(),
  visibility: NoteVisibility,
  is_pinned: Type.Boolean(),
  archived_at: nullable(Instant),
});
export type OpportunityNote = Static<typeof OpportunityNote>;

/** Row security lets through shared notes of the company and the partner's own. */
export const OpportunityNoteForPartner = Type.Pick(OpportunityNote, [
  'id',
  'row_version',
  'created_at',
  'updated_at',
  'opportunity_id',
  'opportunity_number',
  'opportunity_name',
  'author_user_id',
  'author_name',
  'author_partner_id',
  'body',
  'is_pinned',
]);

const Body = Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S' });

export const OpportunityNoteCreate = closed({
  opportunity_id: Id,
  body: Body,
  visibility: NoteVisibility,
  is_pinned: Type.Optional(Type.Boolean()),
});
export type OpportunityNoteCreate = Static<typeof OpportunityNoteCreate>;
/** A partner's notes are always shared. */
export const OpportunityNoteCreateByPartner = closed({ opportunity_id: Id, body: Body });

/** Visibility cannot be changed later: a shared note stays shared and an internal one stays internal. */
export const OpportunityNoteUpdate = changes(closed({ body: Body, is_pinned: Type.Boolean() }));
export const OpportunityNoteUpdateByPartner = changes(closed({ body: Body }));
