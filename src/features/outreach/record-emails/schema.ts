import { closed, Id, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

/** The records from which people write emails. */
export const mailedTables = ['partners', 'accounts', 'opportunities', 'contracts'] as const;
export type MailedTable = (typeof mailedTables)[number];

export const MOST_RECIPIENTS = 10;

/** An email that a colleague wrote from a record, or an answer to one. Partners read it in their mailbox only. */
export const RecordEmail = Type.Object({
  ...Stored,
  ref_table: Type.String(),
  ref_id: Id,
  partner_id: nullable(Id),
  direction: oneOf('sent', 'received'),
  /** The email that it answers. */
  answers_id: nullable(Id),
  subject: Type.String(),
  /** Plain text. */
  body: Type.String(),
  /** The sender: the colleague, or the person who answered. */
  author_name: Type.String(),
  author_user_id: nullable(Id),
  /** The names of the recipients. */
  to_names: Type.Array(Type.String()),
  created_at: Instant,
});
export type RecordEmail = Static<typeof RecordEmail>;

export const RecordEmailCreate = closed({
  ref_table: Type.String({ maxLength: 60 }),
  ref_id: Id,
  contact_ids: Type.Array(Id, { minItems: 1, maxItems: MOST_RECIPIENTS, uniqueItems: true }),
  subject: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  body: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
});
export type RecordEmailCreate = Static<typeof RecordEmailCreate>;

export const Recipients = Type.Object({
  contacts: Type.Array(
    Type.Object({ id: Id, name: Type.String(), email: Type.String(), title: nullable(Type.String()) }),
  ),
});
export type Recipients = Static<typeof Recipients>;
