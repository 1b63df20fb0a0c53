import type { Call } from '../call.ts';

/** Units of `quote` for one of `base` as decimal text, as known on a day; null where none is known. */
export type RateReader = (call: Call, asked: { base: string; quote: string; on: string }) => Promise<string | null>;

let reader: RateReader = async () => null;

/** Declares where rates come from; the feature lists it as `rates` in its `server/index.ts`. */
export function defineRates(read: RateReader): RateReader {
  reader = read;
  return read;
}

/** The rate between two currencies on a day. A rate is no secret: whoever sees an amount may see what it is worth. */
export function rateBetween(call: Call, asked: { base: string; quote: string; on: string }): Promise<string | null> {
  return call.asCompany((company) => reader(company, asked));
}
