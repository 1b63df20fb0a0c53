import { closed, Day, Id, Instant, Minor, nullable, type Static, Stored, Type } from '#shared/schema.ts';

export const OpeningVolume = Type.Object({
  ...Stored,
  partner_id: Id,
  partner_name: Type.String(),
  at: Day,
  amount_minor: Minor,
  deal_count: nullable(Type.Integer()),
  units: nullable(Type.Integer()),
});
export type OpeningVolume = Static<typeof OpeningVolume>;
export const OpeningVolumeCreate = closed({
  partner_id: Id,
  at: Day,
  amount_minor: Type.Integer({ minimum: 0, maximum: 1e15 }),
  deal_count: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1e9 }))),
  units: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1e9 }))),
});

/** The result of a nightly check of the counters. */
export const CounterCheck = Type.Object({
  id: Id,
  checked_on: Day,
  checked_at: Instant,
  is_intact: Type.Boolean(),
  /** The first difference in words. */
  difference: nullable(Type.String()),
  /** The number of sales added up, and the number of sums compared. */
  sales: Type.Integer(),
  counters: Type.Integer(),
  created_at: Instant,
});
export type CounterCheck = Static<typeof CounterCheck>;
