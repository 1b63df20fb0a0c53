import { expect, test } from 'vitest';
import { type Column, wholeAmounts, withoutEmptyColumns } from './columns.ts';

interface Deal {
  name: string;
  note: string | null;
  tags: string[];
  amount_minor: number | null;
  currency: string;
  open: boolean;
}
const columns: Column<Deal>[] = [
  { field: 'name', label: 'Name' },
  { field: 'note', label: 'Note' },
  { field: 'tags', label: 'Tags', kind: 'tags' },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'open', label: 'Open', kind: 'bool' },
  { field: 'drawn', label: 'Drawn', render: () => null },
];
const deal: Deal = { name: '', note: null, tags: [], amount_minor: null, currency: 'EUR', open: false };
const fieldsOf = (shown: readonly Column<Deal>[]) => shown.map(({ field }) => field);

test('leaves out the columns that are empty on the page, but not the name and what the screen draws', () => {
  expect(fieldsOf(withoutEmptyColumns(columns, [deal, { ...deal, amount_minor: 0 }]))).toEqual([
    'name',
    'amount_minor',
    'open',
    'drawn',
  ]);
});

test('keeps an empty column by which the list is sorted, and all columns while there are no rows', () => {
  expect(fieldsOf(withoutEmptyColumns(columns, [deal], ['note']))).toContain('note');
  expect(withoutEmptyColumns(columns, [])).toEqual(columns);
});

test('shows amounts without decimals only if every amount on the page is whole', () => {
  const whole = { ...deal, amount_minor: 120_000 };
  expect(wholeAmounts(columns, [whole, deal])).toEqual(new Set(['amount_minor']));
  expect(wholeAmounts(columns, [whole, { ...deal, amount_minor: 120_050 }])).toEqual(new Set());
  // Yen have no decimals to leave out, and dinars have three.
  expect(wholeAmounts(columns, [{ ...deal, amount_minor: 7, currency: 'JPY' }]).size).toBe(1);
  expect(wholeAmounts(columns, [{ ...deal, amount_minor: 1500, currency: 'KWD' }]).size).toBe(0);
});
