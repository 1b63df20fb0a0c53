import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#server/testing/breadth.ts';
import { createBook } from './book.ts';
import type { CommissionEvent } from './event.ts';
import type { Facts } from './facts.ts';
import { openProgram, type Program } from './program.ts';
import { arbitraryFacts, arbitraryLog } from './random-log.ts';
import type { Rating } from './rate.ts';
import { canonicalJson, inputHash, type ReceiptInputs, receiptInputs, recompute, reproducesResult } from './receipt.ts';
import { Trace } from './trace.schema.ts';

const runs = propertyRuns(100);

function ratingsOf(
  facts: Facts,
  log: readonly CommissionEvent[],
): { program: Program; rating: Rating; inputs: ReceiptInputs }[] {
  const program = openProgram(facts);
  const book = createBook(program, { trace: true });
  return log.flatMap((event) =>
    // The receipts are stored as in the database, as JSON and before the next event changes anything.
    book
      .rate(event)
      .map((rating) => ({ program, rating, inputs: JSON.parse(JSON.stringify(receiptInputs(program, rating))) })),
  );
}

describe('a commission breakdown', () => {
  test('recalculates identically from its stored inputs', () => {
    fc.assert(
      fc.property(arbitraryFacts, arbitraryLog, (facts, log) => {
        for (const { rating, inputs } of ratingsOf(facts, log)) {
          const again = recompute(inputs);
          expect(canonicalJson({ lines: again.lines, trace: again.trace })).toBe(
            canonicalJson({ lines: rating.lines, trace: rating.trace }),
          );
        }
      }),
      runs,
    );
  });

  test('matches the published schema and the booked lines', () => {
    fc.assert(
      fc.property(arbitraryFacts, arbitraryLog, (facts, log) => {
        for (const { rating } of ratingsOf(facts, log)) {
          expect([...Value.Errors(Trace, JSON.parse(JSON.stringify(rating.trace)))]).toEqual([]);
          expect(rating.trace?.result).toEqual(rating.lines);
          expect(rating.trace?.codes).toEqual(rating.codes);
        }
      }),
      runs,
    );
  });

  test('gives the same lines without a trace', () => {
    fc.assert(
      fc.property(arbitraryFacts, arbitraryLog, (facts, log) => {
        const plain = createBook(openProgram(facts));
        const lines = log.flatMap((event) => plain.rate(event).flatMap((rating) => rating.lines));
        expect(ratingsOf(facts, log).flatMap(({ rating }) => rating.lines)).toEqual(lines);
      }),
      runs,
    );
  });

  const facts: Facts = {
    program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
    plans: [
      {
        plan_id: 'plan',
        version: 1,
        effective_from: '2026-01-01',
        definition: { rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 100_000 } }] },
      },
    ],
    partners: [
      { id: 'P1', tiers: [] },
      { id: 'P2', tiers: [] },
    ],
  };
  const sale: CommissionEvent = {
    id: 'e1',
    type: 'sale',
    at: '2026-01-10',
    currency: 'USD',
    lines: [{ amount_minor: 100_000 }],
    participants: [{ partner: 'P1', role: 'source', weight: 1 }],
  };
  const [stored] = ratingsOf(facts, [sale]);
  if (!stored?.rating.trace) throw new Error('a sale gives a rating with a trace');
  const { inputs, rating } = stored;
  const result = { lines: rating.lines, trace: stored.rating.trace };

  test('stores only the facts of the partners involved', () => {
    expect(inputs.facts.partners.map(({ id }) => id)).toEqual(['P1']);
  });

  test('detects changed inputs, lines or traces', () => {
    expect(reproducesResult(inputs, result)).toBe(true);
    const tampered = structuredClone(inputs);
    if (tampered.event.type === 'sale') tampered.event.lines[0]!.amount_minor += 1;
    expect(reproducesResult(tampered, result)).toBe(false);
    expect(
      reproducesResult(inputs, {
        ...result,
        lines: result.lines.map((line) => ({ ...line, amount_minor: line.amount_minor + 1 })),
      }),
    ).toBe(false);
    expect(reproducesResult(inputs, { ...result, trace: { ...result.trace, codes: ['cap_reached'] } })).toBe(false);
  });

  test('has an ID that is the hash of its inputs, independent of key order', () => {
    const reordered = Object.fromEntries(Object.entries(inputs).reverse()) as unknown as ReceiptInputs;
    expect(inputHash(reordered)).toBe(inputHash(inputs));
    expect(inputHash({ ...inputs, known_at: '2026-01-11' })).not.toBe(inputHash(inputs));
    expect(inputHash(inputs)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is not recalculated by another engine version', () => {
    expect(() => recompute({ ...inputs, engine_version: '0.9.0' })).toThrow('written by engine 0.9.0');
  });
});
