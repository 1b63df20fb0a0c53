import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitColumns } from './fitColumns.ts';

const words = (natural: number) => ({ natural, gives: true });
const figures = (natural: number) => ({ natural, gives: false });
const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0);

test('distributes extra width proportionally', () => {
  expect(fitColumns([words(200), figures(100)], 600)).toEqual([400, 200]);
});

test('shrinks text columns, never figures', () => {
  expect(fitColumns([words(400), figures(100)], 450)).toEqual([350, 100]);
});

test('scrolls before text becomes unreadable', () => {
  expect(fitColumns([words(400), words(130), words(90), figures(100)], 200)).toEqual([288, 112, 90, 100]);
});

test('shrinks the name column last', () => {
  const name = { ...words(180), least: 190 };
  expect(fitColumns([name, words(200), figures(100)], 430)).toEqual([180, 150, 100]);
  expect(fitColumns([{ ...words(400), least: 190 }, figures(100)], 200)).toEqual([288, 100]);
});

test('fills the width, and exceeds it only at minimum widths', () => {
  const wish = fc.record({ natural: fc.integer({ min: 40, max: 400 }), gives: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(wish, { minLength: 1, maxLength: 15 }),
      fc.integer({ min: 200, max: 2000 }),
      (wishes, room) => {
        const widths = fitColumns(wishes, room);
        expect(sum(widths)).toBeGreaterThanOrEqual(room - 0.01);
        if (sum(widths) > room + 0.01) expect(widths).toEqual(fitColumns(wishes, 0));
      },
    ),
  );
});
