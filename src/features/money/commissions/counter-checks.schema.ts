import { Day, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';

/** What a night's check of what is counted came to. */
export const CounterCheck = Type.Object({
  id: Id,
  checked_on: Day,
  checked_at: Instant,
  is_intact: Type.Boolean(),
  /** The first difference in words. */
  difference: nullable(Type.String()),
  /** How many sales were added up, and with how many sums they were compared. */
  sales: Type.Integer(),
  counters: Type.Integer(),
  created_at: Instant,
});
export type CounterCheck = Static<typeof CounterCheck>;
