import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { decimalText, inverse, multiply, parseDecimal, type Rational } from '#shared/money/rational.ts';
import { daysBetween } from '#shared/time/dates.ts';
import type { ExchangeRate, ExchangeRateCreate, RateSource } from '../schema.ts';

/** A stored rate as decimal text, and which one it is. */
export interface KnownRate {
  rate: string;
  id: string;
  source: RateSource;
  as_of: string;
}

/** The parts of the row `r` of exchange_rates that a calculation records. */
export const RATE_KNOWN =
  "json_build_object('rate', trim_scale(r.rate)::text, 'id', r.id, 'source', r.source, 'as_of', r.as_of)";

interface Asked {
  base: string;
  quote: string;
  /** The last day a rate may be of. */
  on: string;
}

/** As stored, in this direction only. */
export async function knownRate(call: Call, { base, quote, on }: Asked): Promise<KnownRate | null> {
  const found = await call.maybe<{ known: KnownRate }>(
    sql`select ${sql.raw(RATE_KNOWN)} as known from rate_in_force(${call.organization_id}, ${base}, ${quote}, ${on}) r`,
  );
  return found?.known ?? null;
}

/** A stored rate, and whether it is turned round: one of its base for so many of its quote, asked the other way. */
interface RatePart extends KnownRate {
  base: string;
  quote: string;
  is_inverted: boolean;
}

interface RateInForce {
  /** The stored rate it is taken from, whose source and day these are; of two, the older, for nothing is newer than that. */
  id: string;
  source: RateSource;
  as_of: string;
  /** Units of `quote` for one of `base`, decimal text with ten places at most. */
  rate: string;
  /** The number of days between the publication and the requested day. */
  age_days: number;
  /** One, or two where it goes across the company's currency; in the order in which they are applied. */
  parts: RatePart[];
}

/**
 * The rate between two currencies that applies on a day: that of the last day on or before it. It is the stored rate,
 * else its inverse, else a rate across the company's currency; computed exactly from the published values and rounded
 * half to even once.
 * @returns null where none is known (`fx_missing`); the caller decides how old it may be
 * @throws RangeError for a currency and itself, between which nothing is converted
 */
export async function rateInForce(call: Call, { base, quote, on }: Asked): Promise<RateInForce | null> {
  if (base === quote) throw new RangeError(`there is no rate between ${base} and itself`);
  const parts = (await between(call, base, quote, on)) ?? (await across(call, base, quote, on));
  if (!parts) return null;
  const rate = decimalText(parts.map(exactly).reduce(multiply), PLACES, 'half_even');
  if (Number(rate) === 0) return null;
  const { id, source, as_of } = parts.reduce((older, part) => (part.as_of < older.as_of ? part : older));
  return {
    id,
    source,
    as_of,
    rate,
    age_days: daysBetween(as_of, on),
    parts: parts.map(({ derived_from: _, ...part }) => part),
  };
}

/** The scale of the column `rate`. */
export const PLACES = 10;

interface Part extends RatePart {
  derived_from: ExchangeRate['derived_from'];
}

/** The later of the two ways round; of one day, what people gave before what was fetched, and as stored before turned round. */
async function between(call: Call, base: string, quote: string, on: string): Promise<Part[] | null> {
  const [found] = await call.rows<Part>(sql`
    select trim_scale(r.rate)::text as rate, r.id, r.source, r.as_of, r.base, r.quote, r.derived_from, way.is_inverted
    from (values (${base}::bpchar, ${quote}::bpchar, false), (${quote}, ${base}, true)) way(base, quote, is_inverted)
    cross join lateral rate_in_force(${call.organization_id}, way.base, way.quote, ${on}) r
    order by r.as_of desc, (r.fetched_at is not null), way.is_inverted limit 1`);
  return found ? [found] : null;
}

async function across(call: Call, base: string, quote: string, on: string): Promise<Part[] | null> {
  const { own } = await call.one<{ own: string }>(
    sql`select base_currency as own from organizations where id = ${call.organization_id}`,
  );
  if (own === base || own === quote) return null;
  const [to, from] = [await between(call, base, own, on), await between(call, own, quote, on)];
  return to && from && [...to, ...from];
}

/** A fetched rate is the quotient of what was published: its ten places would be too few once it is turned round. */
function exactly({ base, quote, rate, derived_from, is_inverted }: Part): Rational {
  const value = derived_from ? quotient(base, quote, derived_from) : parseDecimal(rate);
  return is_inverted ? inverse(value) : value;
}

/** Published rates share their base: one of `base` is worth what that base is in `quote`, by what it is in `base`. */
export function quotient(base: string, quote: string, published: NonNullable<ExchangeRate['derived_from']>): Rational {
  const worth = (currency: string) => parseDecimal(published.find((one) => one.quote === currency)?.rate ?? '1');
  return multiply(worth(quote), inverse(worth(base)));
}

/** The source of a rate is `imported` if it comes with a file, and `entered` if a user types it. */
export function enteredRate(call: Call, { note, ...input }: ExchangeRateCreate): Row {
  return { ...input, note: note?.trim() || null, source: call.batch_id ? 'imported' : 'entered' };
}

/** Fetched rates stay as published: to use another rate for the day, users enter their own. */
export async function rejectFetchedChange(_call: Call, { fetched_at }: ExchangeRate): Promise<void> {
  if (fetched_at !== null)
    throw conflict('Fetched rates can’t be changed. Enter your own rate for that day; it takes precedence.');
}
