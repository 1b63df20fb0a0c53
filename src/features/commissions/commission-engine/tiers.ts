import type { Band, TieredCalc } from '#features/commissions/commission-plans/schema.ts';
import { add, type Rational, rational, show, zero } from '#shared/money/rational.ts';
import type { TraceSlice } from './trace.schema.ts';

/** A deal's position in its counter: the volume before it, its own, and the volume including it. */
export interface Position {
  before: number;
  volume: number;
  after: number;
}

export interface TieredResult {
  exact: Rational;
  slices: TraceSlice[];
}

/** Bands are half-open: a volume exactly at a boundary belongs to the band above it. */
export function bandAt(bands: readonly Band[], volume: number): Band {
  const reached = bands.find((band) => volume >= band.from && (band.to === null || volume < band.to));
  const fallback = volume < 0 ? bands[0] : bands.at(-1);
  if (!reached && !fallback) throw new Error('a tiered rule needs at least one band');
  return (reached ?? fallback) as Band;
}

/** `slab` and `retroactive` rate the whole base by one band, `marginal` rates each part of it by its own band. */
export function rateByBands(calc: TieredCalc, base: number, position: Position, withSlices: boolean): TieredResult {
  if (calc.mode === 'marginal' && position.volume > 0) return rateSlices(calc, base, position, withSlices);
  const by = calc.mode === 'slab' && calc.band_by === 'before' ? position.before : position.after;
  const band = bandAt(calc.bands, calc.mode === 'marginal' ? position.before : by);
  const exact = band.flat_minor === undefined ? partOf(base, band.rate_ppm, 1, 1) : rational(flatAtOnce(calc, band));
  return { exact, slices: withSlices ? [slice(band, position.volume, exact)] : [] };
}

/** The flat amount that is paid once. Where units are shared out, a seat without a unit is paid none. */
function flatAtOnce({ mode, measure }: TieredCalc, { flat_minor = 0 }: Band): number {
  return mode === 'marginal' && measure === 'units' ? 0 : flat_minor;
}

function rateSlices(calc: TieredCalc, base: number, { before, volume }: Position, withSlices: boolean): TieredResult {
  const slices: TraceSlice[] = [];
  let exact = zero;
  const after = before + volume;
  for (const band of calc.bands) {
    const amount = Math.min(after, band.to ?? after) - Math.max(before, band.from);
    if (amount <= 0) continue;
    const part =
      band.flat_minor === undefined
        ? partOf(base, band.rate_ppm, amount, volume)
        : rational(flatOf(calc, band, before, amount));
    if (withSlices) slices.push(slice(band, amount, part));
    exact = add(exact, part);
  }
  return { exact, slices };
}

/**
 * A flat amount pays each deal or unit that falls into its band; on money volumes it pays once, when the volume reaches
 * the band.
 */
function flatOf(calc: TieredCalc, band: Band, before: number, amount: number): bigint {
  const flat = BigInt(band.flat_minor ?? 0);
  if ((calc.measure ?? 'credited_base') !== 'credited_base') return flat * BigInt(amount);
  return before <= band.from ? flat : 0n;
}

/** base × rate × amount / volume, exactly. Where the volume equals the base, this is simply amount × rate. */
function partOf(base: number, ratePpm: number | undefined, amount: number, volume: number): Rational {
  if (base === volume) return { num: BigInt(amount) * BigInt(ratePpm ?? 0), den: 1_000_000n };
  return { num: BigInt(base) * BigInt(amount) * BigInt(ratePpm ?? 0), den: BigInt(volume) * 1_000_000n };
}

function slice(band: Band, amount: number, exact: Rational): TraceSlice {
  const value = band.flat_minor === undefined ? { rate_ppm: band.rate_ppm ?? 0 } : { flat_minor: band.flat_minor };
  return { from: band.from, to: band.to, amount, ...value, exact: show(exact) };
}
