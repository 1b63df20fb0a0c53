import {
  encodeListQuery,
  type Filter,
  type FilterOperator,
  type ListQuery,
  PAGE_SIZE,
  type Sort,
} from '#shared/nouns/list-query.ts';
import { addressedValue, addressValue } from '#shared/nouns/search.ts';
import type { Search } from '../../search.ts';

/**
 * The complete state of a list, stored in the address: `/partners?status_id=a&status_id=b&sort=-created_at&page=2`.
 * Filters are written as in requests, so an address can be read, shared and typed.
 */
export interface ListState {
  filters: Filter[];
  q: string;
  sort: Sort[];
  page: number;
  /** The rows per page of this address; null means the reader's own choice (`usePageSize`). */
  size: number | null;
  /** The saved view from which this state started. */
  view: string | null;
  /** The visible columns in order; null means the screen's default. */
  columns: string[] | null;
  density: Density | null;
}

export type Density = 'comfortable' | 'compact';

export const pageSizes = [10, 20, 50, 100] as const;

/** The state that a saved view stores, which excludes the page. */
export type ViewState = Pick<ListState, 'filters' | 'sort' | 'columns' | 'density'> & { q?: string };

const suffixes = { ne: '_ne', gte: '_gte', lte: '_lte', like: '_like' } as const;

const all = (value: string | string[] | undefined) =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const one = (value: string | string[] | undefined) => all(value)[0];
const whole = (value: string | undefined) => (value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

function filtersOf(search: Search, fields: readonly string[]): Filter[] {
  return fields.flatMap((field) =>
    (['eq', 'ne', 'like', 'gte', 'lte'] as FilterOperator[]).flatMap((operator) => {
      const values = all(search[operator === 'eq' ? field : field + suffixes[operator]]).map(addressedValue);
      return values.length > 0 ? [{ field, operator, values }] : [];
    }),
  );
}

function sortOf(text: string | undefined, fields: readonly string[]): Sort[] {
  return (text ?? '')
    .split(',')
    .map((word) => ({ field: word.replace(/^-/, ''), descending: word.startsWith('-') }))
    .filter(({ field }) => fields.includes(field));
}

/** Reads the address. Unknown parts are ignored, so that an old link opens the list instead of failing. */
export function readListState(
  search: Search,
  fields: { filter: readonly string[]; sort: readonly string[] },
): ListState {
  const size = whole(one(search.size));
  const density = one(search.density);
  return {
    filters: filtersOf(search, fields.filter),
    q: one(search.q) ?? '',
    sort: sortOf(one(search.sort), fields.sort),
    page: whole(one(search.page)) ?? 1,
    size: size && (pageSizes as readonly number[]).includes(size) ? size : null,
    view: one(search.view) ?? null,
    columns: one(search.cols)?.split(',').filter(Boolean) ?? null,
    density: density === 'compact' || density === 'comfortable' ? density : null,
  };
}

const sortText = (sort: readonly Sort[]) =>
  sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(',');

/** Writes only differences from the default list, so that the default list has the plain address. */
export function writeListState(state: ListState): Search {
  const search: Search = {};
  for (const { field, operator, values } of state.filters) {
    const written = values.map(addressValue);
    if (written.length > 0)
      search[operator === 'eq' ? field : field + suffixes[operator]] = written.length > 1 ? written : written[0]!;
  }
  if (state.q) search.q = state.q;
  if (state.sort.length > 0) search.sort = sortText(state.sort);
  if (state.page > 1) search.page = String(state.page);
  if (state.size !== null) search.size = String(state.size);
  if (state.view) search.view = state.view;
  if (state.columns) search.cols = state.columns.join(',');
  if (state.density) search.density = state.density;
  return search;
}

/**
 * The query for the server. `fixed` are conditions of the screen itself, such as the partner whose deals are listed.
 */
export function toListQuery(state: ListState, fixed: readonly Filter[], defaultSort: readonly Sort[]): ListQuery {
  const size = state.size ?? PAGE_SIZE;
  return {
    filters: [...fixed, ...state.filters],
    q: state.q,
    sort: state.sort.length > 0 ? state.sort : [...defaultSort],
    start: (state.page - 1) * size,
    end: state.page * size,
  };
}

/** The request parameters in one canonical form, so that equal queries share one cache entry. */
export function toApiQuery(query: Partial<ListQuery>): Record<string, string[]> {
  const params = encodeListQuery(query);
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
}

export function toViewState({ filters, sort, columns, density, q }: ListState): ViewState {
  return { filters, sort, columns, density, ...(q && { q }) };
}

/** Whether the list still shows the saved state of the view. */
export function sameView(a: ViewState, b: ViewState): boolean {
  const normal = ({ filters, sort, columns, density, q }: ViewState) =>
    JSON.stringify([
      filters.map((f) => [f.field, f.operator, [...f.values].sort()]).sort(),
      sort,
      columns,
      density,
      q ?? '',
    ]);
  return normal(a) === normal(b);
}

/**
 * The next sort order after a click: the first click sorts, the second reverses, the third restores the default. Shift
 * adds a field.
 */
export function nextSort(sort: readonly Sort[], field: string, add: boolean): Sort[] {
  const current = sort.find((by) => by.field === field);
  const others = add ? sort.filter((by) => by.field !== field) : [];
  if (!current) return [...others, { field, descending: false }];
  return current.descending ? [...others] : [...others, { field, descending: true }];
}
