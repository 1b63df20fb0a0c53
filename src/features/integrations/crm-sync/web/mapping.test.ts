import { expect, test } from 'vitest';
import type { FieldMapping, LocalObject, ObjectMapping, RemoteObject, SyncRun } from '../schema.ts';
import { allowedDirections } from './directions.ts';
import { choiceLabel, countsSentence, missingFields, resultSentence } from './names.ts';
import { matchingPairs } from './ValueMapEditor.tsx';

const local = (name: string, more: { label?: string; is_required?: true; is_read_only?: true } = {}) => ({
  name,
  label: name,
  type: 'text' as const,
  is_required: false,
  is_read_only: false,
  ...more,
});
const here: LocalObject = {
  table: 'accounts',
  label: 'Accounts',
  is_out_only: false,
  needs_filter: true,
  fields: [local('name', { is_required: true }), local('domain'), local('score', { is_read_only: true })],
};
const there: RemoteObject = {
  name: 'companies',
  label: 'Companies',
  fields: [
    local('title', { is_required: true }),
    local('stage', { is_required: true, label: 'Life cycle' }),
    local('id', { is_required: true, is_read_only: true }),
  ],
};
const row = (values: Partial<FieldMapping>) => ({ fixed_value: null, on_create: 'both', ...values }) as FieldMapping;
const mapping = { creates_in: true, creates_out: true } as ObjectMapping;

test('names required fields without a source on both sides', () => {
  const name = row({ local_field: 'name', remote_field: 'title' });
  expect(missingFields(mapping, [name], here, there)).toEqual({ here: [], there: ['Life cycle'] });
  const fixed = row({ local_field: null, remote_field: 'stage', fixed_value: 'lead', on_create: 'out' });
  expect(missingFields(mapping, [name, fixed], here, there)).toEqual({ here: [], there: [] });
  const updatesOnly = row({ local_field: 'name', remote_field: 'title', on_create: 'none' });
  expect(missingFields(mapping, [updatesOnly, fixed], here, there)).toEqual({ here: ['name'], there: ['title'] });
  expect(missingFields({ ...mapping, creates_in: false, creates_out: false }, [], here, there)).toEqual({
    here: [],
    there: [],
  });
});

test('offers no arrow to a field that its side calculates', () => {
  const parts = { local: here, remote: there };
  const arrows = (local_field: string | null, remote_field: string | null, fixed_value: string | null = null) =>
    allowedDirections({ local_field, remote_field, fixed_value }, parts);
  expect(arrows('name', 'title')).toEqual(['out', 'in', 'both', 'none']);
  expect(arrows('score', 'title')).toEqual(['out', 'none']);
  expect(arrows('name', 'id')).toEqual(['in', 'none']);
  expect(arrows(null, 'stage', 'lead')).toEqual(['out', 'none']);
  expect(
    allowedDirections(
      { local_field: 'name', remote_field: 'title', fixed_value: null },
      { local: { ...here, is_out_only: true }, remote: there },
    ),
  ).toEqual(['out', 'none']);
});

test('tells in one sentence what a run would do or has done', () => {
  expect(countsSentence({ create_here: 12, update_there: 40, conflict: 3, unchanged: 7 }, 'Demo CRM', true)).toBe(
    'Would create 12 records here, update 40 records in Demo CRM, and leave 3 conflicts.',
  );
  expect(countsSentence({ create_there: 1 }, 'Demo CRM', false)).toBe('Created 1 record in Demo CRM.');
  expect(countsSentence({ unchanged: 7 }, 'Demo CRM', true)).toBe('Would change nothing: both sides are equal.');
});

test('matches free values of picklists with the same name', () => {
  const values = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));
  expect(matchingPairs([], values('Gold', 'Silver'), [{ value: 'G1', label: 'gold ' }])).toEqual([
    { local: 'gold', remote: 'G1' },
  ]);
  expect(matchingPairs([{ local: 'gold', remote: 'x' }], values('Gold'), values('Gold'))).toEqual([]);
});

test('only a finished simulation tells that both sides are equal', () => {
  const run = (status: SyncRun['status'], counts: SyncRun['counts'] = {}) =>
    resultSentence({ kind: 'simulate', status, counts, processed: 100 } as SyncRun, 'Demo CRM');
  expect(run('done')).toBe('Would change nothing: both sides are equal.');
  expect(run('canceled')).toBe('Canceled after 100 records.');
  expect(run('failed', { create_here: 3 })).toBe('Stopped after 100 records. Would create 3 records here.');
  expect(run('queued')).toBe('Not started yet.');
  expect(run('done', { create_here: 6, incomplete: 6 })).toBe(
    'Would create 6 records here and leave out fields of 6 of these records.',
  );
});

test('values of one name are told apart by their group', () => {
  expect(choiceLabel({ label: 'Engaging' })).toBe('Engaging');
  expect(choiceLabel({ label: 'Engaging', group: 'Renewal' })).toBe('Renewal: Engaging');
});
