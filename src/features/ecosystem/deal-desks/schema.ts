import { CurrencyCode, closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** A registered deal of one program, here or on another installation. */
export const DeskDeal = closed({
  id: Id,
  number: Type.Integer(),
  title: Type.String(),
  account: Type.String(),
  status: Type.String(),
  amount_minor: nullable(Type.Integer()),
  currency: CurrencyCode,
  protected_until: nullable(Instant),
  /** The company waits for an answer. */
  has_question: Type.Boolean(),
  updated_at: Instant,
  /** The deal on its installation. */
  url: Type.String(),
});
export type DeskDeal = Static<typeof DeskDeal>;

export const DealDesk = closed({
  /** The connection, or the partner for the program in which the caller is signed in. */
  id: Id,
  /** Null for the program in which the caller is signed in. */
  connection_id: nullable(Id),
  company: Type.String(),
  status: oneOf('ok', 'unavailable'),
  /** The reason why it is unavailable. */
  message: nullable(Type.String()),
  /** There are more deals than the list contains. */
  has_more: Type.Boolean(),
  deals: Type.Array(DeskDeal),
});
export type DealDesk = Static<typeof DealDesk>;
export const DealDesks = Type.Array(DealDesk);
