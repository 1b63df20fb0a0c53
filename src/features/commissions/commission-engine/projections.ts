import { dealName } from './deal.ts';
import { cellKey } from './history.ts';
import type { SaleRecord } from './sale-record.ts';

/** Values derived from the sales alone; zeros are not stored. */
export interface Projections {
  /** Volume under a partner's rule in a period, without opening volumes. */
  counter: Map<string, number>;
  /** Money counted against a ceiling. */
  used: Map<string, number>;
  /** Live events of one deal; the deal counts once. */
  deal_events: Map<string, number>;
}

export type ProjectedKind = keyof Projections;
export const projectedKinds: readonly ProjectedKind[] = ['counter', 'used', 'deal_events'];

export const noProjections = (): Projections => ({ counter: new Map(), used: new Map(), deal_events: new Map() });

/**
 * Adds the derived values of these sales. The sums equal those the engine computes while rating, but the code is
 * independent of it.
 */
export function project(sales: Iterable<SaleRecord>, into: Projections): Projections {
  const add = (to: Map<string, number>, key: string, by: number) => to.set(key, (to.get(key) ?? 0) + by);
  for (const { event, accounts, volumes, spiffs } of sales) {
    for (const { tally, counts } of spiffs) if (counts) add(into.deal_events, cellKey(tally, dealName(event)), 1);
    for (const { uses, use } of accounts) for (const cell of uses) add(into.used, cell, use);
    for (const { cell, measure, volume, returned } of volumes) {
      if (measure !== 'deal_count') add(into.counter, cell, volume - returned);
      else if (volume > returned) {
        const key = cellKey(cell, dealName(event));
        add(into.deal_events, key, 1);
        if (into.deal_events.get(key) === 1) add(into.counter, cell, 1);
      }
    }
  }
  return into;
}
