import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBook } from './book.ts';
import { dealName } from './deal.ts';
import type { SaleEvent } from './event.ts';
import type { Facts } from './facts.ts';
import { type Cell, cellKey } from './history.ts';
import { openProgramme } from './programme.ts';
import { anyFacts, anyLog, withBackdated } from './random-log.ts';
import { recalculate } from './recalculation.ts';
import type { SaleRecord } from './sale-record.ts';

const byKind = (cells: readonly Cell[], wanted: Cell['kind']) =>
  new Map(cells.flatMap(({ kind, key, value }) => (kind === wanted && value !== 0 ? [[key, value] as const] : [])));

/** The projections of a history, from nothing but its sales. */
function rebuilt(sales: readonly SaleRecord[]) {
  const [counters, used, deals] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const add = (to: Map<string, number>, key: string, by: number) => to.set(key, (to.get(key) ?? 0) + by);
  for (const { event, accounts, volumes, spiffs } of sales) {
    for (const { tally, counts } of spiffs) if (counts) add(deals, cellKey(tally, dealName(event)), 1);
    for (const { uses, use } of accounts) for (const cell of uses) add(used, cell, use);
    for (const { cell, measure, volume, returned } of volumes) {
      if (measure !== 'deal_count') add(counters, cell, volume - returned);
      else if (volume > returned) {
        const key = cellKey(cell, dealName(event));
        add(deals, key, 1);
        if (deals.get(key) === 1) add(counters, cell, 1);
      }
    }
  }
  for (const map of [counters, used, deals]) for (const [key, value] of map) if (value === 0) map.delete(key);
  return { counters, used, deals };
}

/** What was sold before the first event is in no sale. */
const withoutOpenings = (facts: Facts): Facts => ({
  ...facts,
  partners: facts.partners.map(({ opening_volume: _, ...partner }) => partner),
});

function expectProjected(cells: readonly Cell[]): void {
  const { counters, used, deals } = rebuilt([...byKind(cells, 'sale').values()] as SaleRecord[]);
  expect(byKind(cells, 'used')).toEqual(used);
  expect(byKind(cells, 'deal_events')).toEqual(deals);
  expect(byKind(cells, 'counter')).toEqual(counters);
}

test('counters and what counts against ceilings are what the sales say, whatever happened, also after a recalculation', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, anyLog, fc.boolean(), (facts, other, log, isOfAll) => {
      const book = createBook(openProgramme(withoutOpenings(facts)));
      for (const event of log) book.rate(event);
      expectProjected(book.cells.all());
      const later = openProgramme(withoutOpenings(withBackdated(facts, other)));
      const concerns = ({ at }: SaleEvent) => isOfAll || at >= '2026-02-15';
      const { cells } = recalculate(later, book.cells, book.log, { id: 'recalc', at: '2026-07-01' }, { concerns });
      expectProjected(cells);
    }),
    { numRuns: 300 },
  );
});
