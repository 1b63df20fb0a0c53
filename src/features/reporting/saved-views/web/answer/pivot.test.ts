import { expect, test } from 'vitest';
import type { Figure, QueryAnswer } from '#shared/query/query.ts';
import { chartData } from './chart.ts';
import { pivotOf, totalsOf } from './pivot.ts';

const figure = (amount: number, in_program: number | null = amount): Figure => ({
  count: 1,
  value: null,
  amounts: [{ currency: 'USD', amount_minor: amount, in_program }],
  in_program,
  rows: null,
});
const key = (value: string) => ({ value, label: value.toUpperCase() });
const answer = (second = figure(7)): QueryAnswer => ({
  read: 'Won revenue, by partner and month',
  currency: 'USD',
  from: null,
  to: null,
  columns: [
    { key: 'partner', label: 'Partner', kind: 'reference' },
    { key: 'month', label: 'Month', kind: 'day' },
    { key: 'value', label: 'Won revenue', kind: 'money' },
  ],
  groups: [
    { keys: [key('alpha'), key('2026-02-01')], figure: figure(5) },
    { keys: [key('alpha'), key('2026-01-01')], figure: second },
    { keys: [key('beta'), key('2026-02-01')], figure: figure(9) },
  ],
  total: figure(21),
  all: 3,
  cursor: null,
});

test('two groupings become rows and columns, months in their order, with gaps', () => {
  const { rows, columns, cells } = pivotOf(answer());
  expect([rows.map(({ value }) => value), columns.map(({ value }) => value)]).toEqual([
    ['alpha', 'beta'],
    ['2026-01-01', '2026-02-01'],
  ]);
  expect(cells.map((row) => row.map((cell) => cell?.in_program ?? null))).toEqual([
    [7, 5],
    [null, 9],
  ]);
});

test('totals of a pivot table are asked for, with the filters and without the order', () => {
  const question = {
    of: 'opportunities',
    measure: 'average:amount',
    by: ['partner', 'month'],
    order: '-value',
    limit: 5,
  };
  expect(totalsOf({ ...question, where: { status: 'won' } }, 'columns')).toEqual({
    of: 'opportunities',
    measure: 'average:amount',
    by: ['month'],
    where: { status: 'won' },
  });
});

test('a chart has a series for each column, and none without an exchange rate', () => {
  expect(chartData(answer())).toMatchObject({
    categories: ['ALPHA', 'BETA'],
    series: [
      { name: '2026-01-01', values: [7, 0] },
      { name: '2026-02-01', values: [5, 9] },
    ],
  });
  expect(chartData(answer(figure(7, null)))).toBeNull();
});
