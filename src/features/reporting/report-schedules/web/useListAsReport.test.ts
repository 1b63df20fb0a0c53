import { expect, test } from 'vitest';
import type { ReportField } from '../schema.ts';
import { known } from './useListAsReport.ts';

const field = (key: string, can: Partial<ReportField>) =>
  ({ key, label: key, is_column: false, can_filter: false, can_sort: false, ...can }) as ReportField;
const fields = [
  field('score', { is_column: true, can_filter: true, can_sort: true }),
  field('partner_name', { is_column: true }),
];

test('a list becomes a report with the columns, conditions and order that reports know', () => {
  const filters = [
    { field: 'score', operator: 'lte' as const, values: ['6'] },
    { field: 'secret', operator: 'eq' as const, values: ['x'] },
  ];
  const sort = [
    { field: 'score', descending: true },
    { field: 'partner_id', descending: false },
  ];
  expect(known({ columns: ['partner_id', 'score', 'partner_name', 'unknown'], filters, sort }, fields)).toEqual({
    columns: ['partner_name', 'score'],
    filters: [filters[0]],
    sort: [sort[0]],
  });
});

test('a view without columns of its own shows the usual ones', () => {
  expect(known({ columns: [], filters: [], sort: [] }, fields).columns).toEqual(['score', 'partner_name']);
});

test('nonsense in the address is left out', () => {
  const odd = { columns: ['constructor'], filters: [null], sort: [{}] } as never;
  expect(known(odd, fields)).toEqual({ columns: [], filters: [], sort: [] });
});
