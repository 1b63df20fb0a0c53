import { closed, Day, Instant, nullable, type Static, Type } from '#shared/schema.ts';

/** The publisher whose rates are used in addition to entered ones; null: none. */
export const PublishedSource = nullable(Type.Literal('ecb'));

/** Whether exchange rates are fetched, and how that goes. */
export const RateFetching = Type.Object({
  source: PublishedSource,
  /** The host this installation fetches them from; null: it fetches none, and `source` cannot be chosen. */
  host: nullable(Type.String()),
  /** The last day there are fetched rates of. */
  published_on: nullable(Day),
  tried_at: nullable(Instant),
  /** True while a requested fetch has not been tried yet. */
  is_under_way: Type.Boolean(),
  /** Since when every try failed, and why the last did. */
  failing_since: nullable(Instant),
  failure: nullable(Type.String()),
});
export type RateFetching = Static<typeof RateFetching>;

export const RateFetchingChange = closed({ source: PublishedSource });
