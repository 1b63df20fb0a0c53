import { closed, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';

/** A deal that someone sent by email. */
export const ForwardedDealRow = Type.Object({
  id: Id,
  created_at: Instant,
  subject: Type.String(),
  from_address: Type.String(),
  partner_id: Id,
  partner_name: Type.String(),
  /** Null until the account is known, and after the draft was deleted. */
  registration_id: nullable(Id),
  account_name: nullable(Type.String()),
  status: nullable(Type.String()),
  /** The labels of the fields that the sender was asked for. */
  missing: Type.Array(Type.String()),
});
export type ForwardedDealRow = Static<typeof ForwardedDealRow>;

export const ForwardedDeals = closed({
  is_on: Type.Boolean(),
  /** The address to which deals are forwarded; null while no mailbox is read. */
  address: nullable(Type.String()),
  deals: Type.Array(ForwardedDealRow),
});
export type ForwardedDeals = Static<typeof ForwardedDeals>;

export const ForwardedDealSettings = closed({ is_on: Type.Boolean() });
export type ForwardedDealSettings = Static<typeof ForwardedDealSettings>;
