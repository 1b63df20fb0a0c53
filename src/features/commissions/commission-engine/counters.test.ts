import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#server/testing/breadth.ts';
import { createBook } from './book.ts';
import type { SaleEvent } from './event.ts';
import type { Facts } from './facts.ts';
import type { Cell } from './history.ts';
import { openProgram } from './program.ts';
import { noProjections, project, projectedKinds } from './projections.ts';
import { arbitraryFacts, arbitraryLog, withBackdatedFacts } from './random-log.ts';
import { recalculate } from './recalculation.ts';

/** Opening volumes from before the first event belong to no sale. */
const withoutOpenings = (facts: Facts): Facts => ({
  ...facts,
  partners: facts.partners.map(({ opening_volume: _, ...partner }) => partner),
});

function expectProjected(cells: readonly Cell[]): void {
  const sales = cells.flatMap((cell) => (cell.kind === 'sale' ? [cell.value] : []));
  const expected = project(sales, noProjections());
  for (const kind of projectedKinds) {
    const wanted = new Map([...expected[kind]].filter(([, value]) => value !== 0));
    const stored = cells.flatMap((cell) => (cell.kind === kind && cell.value !== 0 ? [[cell.key, cell.value]] : []));
    expect(new Map(stored as [string, number][])).toEqual(wanted);
  }
}

test('counters and cap usage match the sales after any events and a recalculation', () => {
  fc.assert(
    fc.property(arbitraryFacts, arbitraryFacts, arbitraryLog, fc.boolean(), (facts, other, log, isOfAll) => {
      const book = createBook(openProgram(withoutOpenings(facts)));
      for (const event of log) book.rate(event);
      expectProjected(book.cells.all());
      const later = openProgram(withoutOpenings(withBackdatedFacts(facts, other)));
      const concerns = ({ at }: SaleEvent) => isOfAll || at >= '2026-02-15';
      const { cells } = recalculate(later, book.cells, book.log, { id: 'recalc', at: '2026-07-01' }, { concerns });
      expectProjected(cells);
    }),
    propertyRuns(300),
  );
});
