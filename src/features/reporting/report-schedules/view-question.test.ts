import { expect, test } from 'vitest';
import type { ReportField } from './schema.ts';
import { questionOfList } from './view-question.ts';

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
  expect(
    questionOfList({ columns: ['partner_id', 'score', 'partner_name', 'unknown'], filters, sort }, fields),
  ).toEqual({
    columns: ['partner_name', 'score'],
    filters: [filters[0]],
    sort: [sort[0]],
    lost: ['secret'],
  });
});

test('a view without columns of its own shows the usual ones', () => {
  expect(questionOfList({ columns: [], filters: [], sort: [] }, fields).columns).toEqual(['score', 'partner_name']);
});

test('nonsense in the address is left out', () => {
  const odd = { columns: ['constructor'], filters: [null], sort: [{}] } as never;
  expect(questionOfList(odd, fields)).toMatchObject({ columns: [], filters: [], sort: [] });
});
