/**
 * The list grammar of both sides (specification, section 7): `_start`/`_end`, `_sort`/`_order` comma-joined, filters with
 * `_ne`, `_gte`, `_lte`, `_like` suffixes, repeated parameters as "any of", `q`, and `id` repeated for "get many".
 */
export type FilterOperator = 'eq' | 'ne' | 'gte' | 'lte' | 'like';

/** `values` are alternatives ("any of"; for `ne`: "none of"). An empty value means "is empty". */
export interface Filter {
  field: string;
  operator: FilterOperator;
  values: string[];
}
export interface Sort {
  field: string;
  descending: boolean;
}
/** `start` inclusive, `end` exclusive, zero-based. */
export interface ListQuery {
  filters: Filter[];
  sort: Sort[];
  q: string;
  start: number;
  end: number;
}

/**
 * The order of pickers, as a field of `_sort`: rows that equal the search stand before those that begin with it, and
 * active rows before inactive ones.
 */
export const BY_MATCH = '_match';

export const PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 1000;

const suffixes: Record<string, FilterOperator> = { _ne: 'ne', _gte: 'gte', _lte: 'lte', _like: 'like' };

export function encodeListQuery(query: Partial<ListQuery>): URLSearchParams {
  const params = new URLSearchParams();
  for (const { field, operator, values } of query.filters ?? []) {
    for (const value of values) params.append(operator === 'eq' ? field : `${field}_${operator}`, value);
  }
  if (query.q) params.set('q', query.q);
  if (query.sort?.length) {
    params.set('_sort', query.sort.map((by) => by.field).join(','));
    params.set('_order', query.sort.map((by) => (by.descending ? 'desc' : 'asc')).join(','));
  }
  if (query.start !== undefined) params.set('_start', String(query.start));
  if (query.end !== undefined) params.set('_end', String(query.end));
  return params;
}

export type RawQuery = Record<string, string | string[] | undefined>;

/** Thrown for a query that the grammar does not allow; `field` is the invalid parameter. */
export class ListQueryError extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * Reads a query string already split into parameters.
 * @param isField tells whether a field can be filtered or sorted by
 * @throws ListQueryError naming the parameter
 */
export function decodeListQuery(raw: RawQuery, isField: (field: string, use: 'filter' | 'sort') => boolean): ListQuery {
  const query: ListQuery = { filters: [], sort: [], q: '', start: 0, end: PAGE_SIZE };
  let directions: string[] = [];
  let hasPage = false;
  for (const [name, given] of Object.entries(raw)) {
    if (given === undefined) continue;
    const values = Array.isArray(given) ? given : [given];
    switch (name) {
      case '_start':
      case '_end':
        hasPage = true;
        query[name === '_start' ? 'start' : 'end'] = wholeNumber(name, values);
        break;
      case '_sort':
        query.sort = words(values).map((field) => ({ field, descending: false }));
        break;
      case '_order':
        directions = words(values).map((word) => word.toLowerCase());
        break;
      case 'q':
        query.q = values.join(' ').trim().slice(0, 200);
        break;
      default:
        query.filters.push(filterOf(name, values, isField));
    }
  }
  for (const by of query.sort) {
    if (by.field !== BY_MATCH && !isField(by.field, 'sort'))
      throw new ListQueryError('_sort', `cannot sort by "${by.field}"`);
  }
  directions.forEach((direction, index) => {
    if (direction !== 'asc' && direction !== 'desc')
      throw new ListQueryError('_order', `"${direction}" must be asc or desc`);
    const by = query.sort[index];
    if (by) by.descending = direction === 'desc';
  });
  if (!hasPage && query.filters.some((filter) => filter.field === 'id' && filter.operator === 'eq'))
    query.end = MAX_PAGE_SIZE;
  if (raw._start !== undefined && raw._end === undefined) query.end = query.start + PAGE_SIZE;
  if (query.end < query.start) throw new ListQueryError('_end', '_end is before _start');
  if (query.end - query.start > MAX_PAGE_SIZE)
    throw new ListQueryError('_end', `at most ${MAX_PAGE_SIZE} rows at once`);
  return query;
}

function filterOf(name: string, values: string[], isField: (field: string, use: 'filter') => boolean): Filter {
  if (/^_?(or|and)$/.test(name))
    throw new ListQueryError(name, `the "${name.replace('_', '')}" filter operator is not supported`);
  if (values.length > MAX_PAGE_SIZE) throw new ListQueryError(name, `at most ${MAX_PAGE_SIZE} values`);
  if (isField(name, 'filter')) return { field: name, operator: 'eq', values };
  const suffix = Object.keys(suffixes).find((ending) => name.endsWith(ending));
  const field = suffix ? name.slice(0, -suffix.length) : name;
  if (suffix && isField(field, 'filter')) return { field, operator: suffixes[suffix]!, values };
  throw new ListQueryError(name, `cannot filter by "${field}"`);
}

function words(values: string[]): string[] {
  return values.flatMap((value) => value.split(',')).filter(Boolean);
}

function wholeNumber(name: string, values: string[]): number {
  const number = Number(values[0]);
  if (values.length !== 1 || !/^\d{1,9}$/.test(values[0]!)) throw new ListQueryError(name, 'must be a whole number');
  return number;
}

/** Replaces a value of a field in the stored conditions of lists, views and reports. */
export function withValueRenamed<Kept extends { field?: unknown; values?: unknown }>(
  conditions: readonly Kept[],
  field: string,
  from: string,
  into: string,
): Kept[] {
  return conditions.map((condition) =>
    condition.field === field && Array.isArray(condition.values)
      ? { ...condition, values: [...new Set(condition.values.map((value) => (value === from ? into : value)))] }
      : condition,
  );
}
