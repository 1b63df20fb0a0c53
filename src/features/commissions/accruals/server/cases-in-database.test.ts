import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCase } from '#features/commissions/commission-engine/case-file.ts';
import type { Case } from '#features/commissions/commission-engine/case-model.ts';
import { replayCase } from '#features/commissions/commission-engine/case-replay.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { replayInDatabase } from './testing/case-in-database.ts';

/**
 * Runs the golden cases through the whole product: facts in the tables, ingested events, lines, ledger and payouts. The
 * results must equal those of the engine alone and those the case computes by hand.
 */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface GoldenCase extends Case {
  expected: { error?: string; traces?: unknown[] };
}

function casesOf(file: string): GoldenCase[] {
  const path = new URL(`../../../../../fixtures/${file}`, import.meta.url);
  if (!existsSync(path)) return [];
  return (JSON.parse(readFileSync(path, 'utf8')).cases as GoldenCase[]).filter(({ expected }) => !expected.error);
}

describe.each(['commission-cases.json', 'commission-cases-more.json'])('%s through the database', (file) => {
  test.each(casesOf(file).map((golden) => [golden.id, golden] as const))(
    '%s comes to the same',
    async (_id, golden) => {
      const expected = replayCase(golden);
      const actual = await replayInDatabase(world, readCase(golden));
      expect(sorted(actual.lines)).toEqual(sorted(expected.lines));
      // Lines whose sum is zero are void here, and payouts no longer read them.
      const payouts = (expected.payouts ?? [])
        .filter(({ result }) => result !== 'nothing_due')
        // A company settles in the currency of the partner's account (see settled.test.ts) and not at a rate of the
        // run.
        .map(({ settle_currency: _, settle_amount_minor: __, ...row }) => row);
      expect(sorted(actual.payouts)).toEqual(sorted(payouts));
      expect(actual.traces).toEqual(expect.arrayContaining(golden.expected.traces ?? []));
      expect(actual.ledger).toMatchObject({ is_intact: true });
    },
  );
});

function sorted(rows: object[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}
