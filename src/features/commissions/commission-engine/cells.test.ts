import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#server/testing/breadth.ts';
import { createBook } from './book.ts';
import { dealName } from './deal.ts';
import type { CommissionEvent } from './event.ts';
import type { Facts } from './facts.ts';
import { bookedOf } from './postings.ts';
import { openingVolume, openProgram } from './program.ts';
import { arbitraryFacts, arbitraryLog } from './random-log.ts';
import type { SaleRecord, Volume } from './sale-record.ts';

/** Stored cells always equal the values derived from the sales. */
const runs = propertyRuns(300);

function cellsOf(facts: Facts, log: readonly CommissionEvent[]) {
  const book = createBook(openProgram(facts));
  for (const event of log) book.rate(event);
  const cells = book.cells.all();
  return { cells, sales: cells.flatMap(({ kind, value }) => (kind === 'sale' ? [value as SaleRecord] : [])) };
}

test('the used cap equals the sum of its accounts', () => {
  fc.assert(
    fc.property(arbitraryFacts, arbitraryLog, (facts, log) => {
      const { cells, sales } = cellsOf(facts, log);
      const accounts = sales.flatMap((sale) => sale.accounts);
      for (const { kind, key, value } of cells) {
        if (kind !== 'used') continue;
        const under = accounts.filter(({ uses }) => uses.includes(key));
        expect(value).toBe(under.reduce((sum, { use }) => sum + use, 0));
      }
    }),
    runs,
  );
});

test('a counter equals its opening volume plus the remaining sales', () => {
  fc.assert(
    fc.property(arbitraryFacts, arbitraryLog, (facts, log) => {
      const { cells, sales } = cellsOf(facts, log);
      const volumes = sales.flatMap(({ event, volumes: own }) => own.map((one) => ({ ...one, deal: dealName(event) })));
      for (const { kind, key, value } of cells) {
        if (kind !== 'counter') continue;
        const [partner, , measure, period] = key.split('|') as [string, string, Volume['measure'], string];
        const counted = volumes.filter((volume) => volume.cell === key && volume.volume > volume.returned);
        const sold =
          measure === 'deal_count'
            ? new Set(counted.map(({ deal }) => deal)).size
            : counted.reduce((sum, { volume, returned }) => sum + volume - returned, 0);
        const partnerFacts = facts.partners.find(({ id }) => id === partner);
        expect([key, value]).toEqual([key, openingVolume(partnerFacts, measure, lengthOf(period), period) + sold]);
      }
    }),
    runs,
  );
});

test('a canceled sale leaves nothing on accounts or volumes', () => {
  fc.assert(
    fc.property(arbitraryFacts, arbitraryLog, (facts, log) => {
      for (const { refunds, accounts, volumes } of cellsOf(facts, log).sales) {
        if (!refunds.some(({ annuls }) => annuls)) continue;
        // A bonus falls with the number of deals, and not with the deal that happened to earn it.
        for (const account of accounts) if (account.award === 0) expect(bookedOf(account)).toBe(0);
        for (const { volume, returned } of volumes) expect(returned).toBe(volume);
      }
    }),
    runs,
  );
});

function lengthOf(period: string) {
  if (period.startsWith('deal:')) return 'deal';
  if (period.includes('Q')) return 'quarter';
  return period === 'all' ? 'lifetime' : period.length === 4 ? 'year' : 'month';
}
