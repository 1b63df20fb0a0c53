import { closed, Id, Instant, nullable, type Static, Stored, Type } from '#shared/schema.ts';

/** The records that have notes; deals have their own, which are also shared with partners. */
export const notedTables = ['partners', 'accounts', 'leads', 'contracts'] as const;

/** An internal note about a record. Partners never see it. */
export const RecordNote = Type.Object({
  ...Stored,
  ref_table: Type.String(),
  ref_id: Id,
  partner_id: nullable(Id),
  /** Markdown. */
  body: Type.String(),
  author_user_id: nullable(Id),
  author_name: Type.String(),
  archived_at: nullable(Instant),
});
export type RecordNote = Static<typeof RecordNote>;

const Body = Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S' });
export const RecordNoteCreate = closed({ ref_table: Type.String({ maxLength: 60 }), ref_id: Id, body: Body });
export type RecordNoteCreate = Static<typeof RecordNoteCreate>;
