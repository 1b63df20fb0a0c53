import { expect, test } from 'vitest';
import type { DescribedField } from '#shared/query/query.ts';
import { readAsked, writeAsked } from './address.ts';
import { readWhere, writeWhere } from './where.ts';

const field = (name: string, kind: DescribedField['kind'] = 'text'): DescribedField => ({
  name,
  label: name,
  kind,
  operators: ['eq', 'ne', 'gte', 'lte', 'like'],
  group: true,
  sum: false,
  synonyms: [],
});
const fields = [field('partner', 'reference'), field('amount', 'money'), field('status', 'choice')];

test('filters of a question become those of lists, however their fields are written, and back', () => {
  const { filters, others } = readWhere(
    { partner_id: 'a', amount_minor_gte: '100', status_ne: ['won', 'lost'], audience: 'x' },
    fields,
  );
  expect(filters).toEqual([
    { field: 'partner', operator: 'eq', values: ['a'] },
    { field: 'amount', operator: 'gte', values: ['100'] },
    { field: 'status', operator: 'ne', values: ['won', 'lost'] },
  ]);
  expect(writeWhere(filters, others)).toEqual({
    partner: 'a',
    amount_gte: '100',
    status_ne: ['won', 'lost'],
    audience: 'x',
  });
  expect(writeWhere([], {})).toBeUndefined();
});

test('a question in an address is read as it was written, and anything else is none', () => {
  const example = { question: { of: 'partners', measure: 'count', by: ['tier'] }, chart: 'bar' } as const;
  expect(readAsked(writeAsked({ ...example, question: { ...example.question, by: ['tier'] } }))).toEqual(example);
  expect(readAsked({ ask: '{"of":1}', chart: 'cube' })).toEqual({ question: null, chart: 'table' });
  expect(readAsked({ ask: '{' })).toEqual({ question: null, chart: 'table' });
});
