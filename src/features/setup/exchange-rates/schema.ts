import { CurrencyCode, closed, Day, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

/** The sources of rates: a person of the company, an imported file, the European Central Bank. */
export const rateSources = ['entered', 'imported', 'ecb'] as const;
export type RateSource = (typeof rateSources)[number];
export const RateSource = oneOf(...rateSources);

export const ExchangeRate = Type.Object({
  ...Stored,
  base: CurrencyCode,
  quote: CurrencyCode,
  rate: Type.String(),
  as_of: Day,
  source: RateSource,
  /** The origin of an entered rate, as noted by its author. */
  note: nullable(Type.String()),
  /** Null for what people gave. */
  fetched_at: nullable(Instant),
  /** The published rates a fetched one was worked out from. */
  derived_from: nullable(Type.Array(closed({ base: CurrencyCode, quote: CurrencyCode, rate: Type.String() }))),
  /** Whether it counts from its day on: `outranked` by another source of the same day, or its source is not in use. */
  standing: oneOf('counts', 'outranked', 'switched_off'),
  outranked_by: nullable(RateSource),
});
export const ExchangeRateCreate = closed({
  base: CurrencyCode,
  quote: CurrencyCode,
  rate: Type.String({
    pattern: '^\\d{1,9}(\\.\\d{1,10})?$',
    description: 'a decimal number such as 1.0825: units of quote for one unit of base',
  }),
  as_of: Day,
  note: Type.Optional(nullable(Type.String({ maxLength: 100, description: 'source of the rate, for example a bank' }))),
});
export type ExchangeRate = Static<typeof ExchangeRate>;
export type ExchangeRateCreate = Static<typeof ExchangeRateCreate>;
