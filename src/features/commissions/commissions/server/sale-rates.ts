import type { CommissionEvent, SaleEvent } from '#features/commissions/commission-engine/event.ts';
import type { Cell, CellTypes } from '#features/commissions/commission-engine/history.ts';
import { type KnownRate, RATE_KNOWN } from '#features/setup/exchange-rates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** The rate becomes part of the sale, which is always converted by it, whatever is entered or fetched later. */
export function rateFields(knownRate: KnownRate | null | undefined): Pick<SaleEvent, 'fx_to_program' | 'fx_rate'> {
  if (!knownRate) return {};
  const { rate, ...fx_rate } = knownRate;
  return { fx_to_program: rate, fx_rate };
}

/** Exchange rates by sale. Recalculations from before rates had ids stored the decimal text alone. */
export type Rates = Record<string, KnownRate | string>;

/** The log with the rates that its sales received after they were won. */
export async function withLateRates(
  call: Call,
  log: readonly CommissionEvent[],
  currency: string,
): Promise<CommissionEvent[]> {
  const bare = log.flatMap((event) => (isBare(event, currency) ? [event.id] : []));
  if (bare.length === 0) return [...log];
  const booked = await call.rows<Cell>(sql`
    select kind, key, value from commission_cells
    where organization_id = ${call.organization_id} and kind = 'sale' and key = any(${bare})`);
  return withRates(log, await lateRates(call, log, booked, { currency, from: null }));
}

function isBare(event: CommissionEvent, currency: string): event is SaleEvent {
  return event.type === 'sale' && event.currency !== currency && event.fx_to_program === undefined;
}

/**
 * Rates for sales won before a rate of their day was entered: the one that corrected the sale, or the one known now. A
 * rate by which a sale was rated stays, whatever is entered later.
 */
export async function lateRates(
  call: Call,
  log: readonly CommissionEvent[],
  booked: readonly Cell[],
  { currency, from }: { currency: string; from: string | null },
): Promise<Rates> {
  const used = new Map(booked.map(({ key, value }) => [key, usedBy((value as CellTypes['sale']).event)]));
  const bare = log.filter((event) => isBare(event, currency));
  const unrated = bare.filter(({ id, at }) => used.get(id) === undefined && (from === null || at >= from));
  const ratedSales = await call.rows<{ sale: string; rate: KnownRate }>(sql`
    select s.id as sale, ${sql.raw(RATE_KNOWN)} as rate
    from unnest(${unrated.map(({ id }) => id)}::text[], ${unrated.map((sale) => sale.currency)}::bpchar[],
      ${unrated.map(({ at }) => at)}::date[]) s(id, base, at)
    cross join lateral rate_in_force(${call.organization_id}, s.base, ${currency}, s.at) r`);
  const again = bare.flatMap(({ id }) => {
    const rate = used.get(id);
    return rate === undefined ? [] : [[id, rate] as const];
  });
  return Object.fromEntries([...again, ...ratedSales.map(({ sale, rate }) => [sale, rate] as const)]);
}

function usedBy({ fx_to_program: rate, fx_rate }: SaleEvent): Rates[string] | undefined {
  return rate !== undefined && fx_rate ? { ...fx_rate, rate } : rate;
}

export function withRates(log: readonly CommissionEvent[], rates: Rates): CommissionEvent[] {
  return log.map((event) => {
    const rate = event.type === 'sale' ? rates[event.id] : undefined;
    if (rate === undefined) return event;
    return { ...(event as SaleEvent), ...(typeof rate === 'string' ? { fx_to_program: rate } : rateFields(rate)) };
  });
}
