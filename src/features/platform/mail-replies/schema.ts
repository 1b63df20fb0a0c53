import { Id, Instant, type Static, Type } from '#shared/schema.ts';

/** The whole text of an email from which words were taken. */
export const ReplyMail = Type.Object({
  id: Id,
  /** The record that has the words. */
  ref_table: Type.String(),
  ref_id: Id,
  from_address: Type.String(),
  body: Type.String(),
  created_at: Instant,
});
export type ReplyMail = Static<typeof ReplyMail>;
