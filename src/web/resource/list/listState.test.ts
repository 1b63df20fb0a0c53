import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilterOperator } from '#shared/nouns/list-query.ts';
import { parseSearch, stringifySearch } from '../../search.ts';
import {
  type ListState,
  nextSort,
  pageSizes,
  readListState,
  sameView,
  toApiQuery,
  toListQuery,
  writeListState,
} from './listState.ts';

const fields = { filter: ['status_id', 'name', 'amount_minor', 'custom.industry'], sort: ['name', 'amount_minor'] };
const plain = readListState({}, fields);

test('uses the default list without parameters', () => {
  expect(plain).toEqual({
    filters: [],
    q: '',
    sort: [],
    page: 1,
    size: null,
    view: null,
    columns: null,
    density: null,
  });
  expect(writeListState(plain)).toEqual({});
});

test('keeps a filter for empty values in the URL', () => {
  const state: ListState = { ...plain, filters: [{ field: 'status_id', operator: 'eq', values: ['', '-', 'a'] }] };
  const address = stringifySearch(writeListState(state));
  expect(address).toBe('?status_id=-&status_id=--&status_id=a');
  expect(readListState(parseSearch(address), fields)).toEqual(state);
});

test('writes a readable URL', () => {
  const search = parseSearch(
    '?status_id=a&status_id=b&amount_minor_gte=100&sort=-amount_minor,name&page=3&size=50&q=acme',
  );
  expect(readListState(search, fields)).toMatchObject({
    filters: [
      { field: 'status_id', operator: 'eq', values: ['a', 'b'] },
      { field: 'amount_minor', operator: 'gte', values: ['100'] },
    ],
    sort: [
      { field: 'amount_minor', descending: true },
      { field: 'name', descending: false },
    ],
    page: 3,
    size: 50,
    q: 'acme',
  });
});

test('ignores unknown URL parameters', () => {
  const search = parseSearch('?secret=1&sort=password&page=-2&size=7&density=huge&page=x');
  expect(readListState(search, fields)).toEqual(plain);
});

const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
const someState: fc.Arbitrary<ListState> = fc.record({
  filters: fc.uniqueArray(
    fc.record({
      field: fc.constantFrom(...fields.filter),
      operator: fc.constantFrom<FilterOperator>('eq', 'ne', 'like', 'gte', 'lte'),
      values: fc.array(word, { minLength: 1, maxLength: 3 }),
    }),
    { selector: ({ field, operator }) => `${field} ${operator}` },
  ),
  q: fc.oneof(fc.constant(''), word),
  sort: fc.uniqueArray(fc.record({ field: fc.constantFrom(...fields.sort), descending: fc.boolean() }), {
    selector: ({ field }) => field,
  }),
  page: fc.integer({ min: 1, max: 1000 }),
  size: fc.constantFrom(...pageSizes),
  view: fc.option(fc.uuid()),
  columns: fc.option(fc.uniqueArray(fc.constantFrom('name', 'status_id', 'custom.industry'), { minLength: 1 })),
  density: fc.option(fc.constantFrom('comfortable' as const, 'compact' as const)),
});

test('restores every state from its URL', () => {
  fc.assert(
    fc.property(someState, (state) => {
      const back = readListState(parseSearch(stringifySearch(writeListState(state))), fields);
      const ordered = (one: ListState) => ({
        ...one,
        filters: [...one.filters].sort((a, b) => `${a.field} ${a.operator}`.localeCompare(`${b.field} ${b.operator}`)),
      });
      expect(ordered(back)).toEqual(ordered(state));
    }),
  );
});

test('requests the page with fixed filters before the user’s', () => {
  const state = readListState(parseSearch('?status_id=a&page=2&size=20'), fields);
  const fixed = [{ field: 'partner_id', operator: 'eq' as const, values: ['p1'] }];
  expect(toApiQuery(toListQuery(state, fixed, [{ field: 'name', descending: false }]))).toEqual({
    partner_id: ['p1'],
    status_id: ['a'],
    _sort: ['name'],
    _order: ['asc'],
    _start: ['20'],
    _end: ['40'],
  });
});

test('a header click sorts, reverses, then resets', () => {
  const once = nextSort([], 'name', false);
  const twice = nextSort(once, 'name', false);
  expect(once).toEqual([{ field: 'name', descending: false }]);
  expect(twice).toEqual([{ field: 'name', descending: true }]);
  expect(nextSort(twice, 'name', false)).toEqual([]);
});

test('a second header replaces the sort, or adds to it on request', () => {
  const sorted = nextSort([], 'name', false);
  expect(nextSort(sorted, 'amount_minor', false).map((by) => by.field)).toEqual(['amount_minor']);
  expect(nextSort(sorted, 'amount_minor', true).map((by) => by.field)).toEqual(['name', 'amount_minor']);
});

test('ignores the order of values when comparing views', () => {
  const view = (values: string[]) => ({
    filters: [{ field: 'status_id', operator: 'eq' as const, values }],
    sort: [],
    columns: null,
    density: null,
  });
  expect(sameView(view(['a', 'b']), view(['b', 'a']))).toBe(true);
  expect(sameView(view(['a', 'b']), view(['a']))).toBe(false);
});
