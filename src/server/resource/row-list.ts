import {
  BY_MATCH,
  type Filter,
  type ListQuery,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  type RawQuery,
} from '#shared/nouns/list-query.ts';
import { type TObject, type TSchema, Type } from '#shared/schema.ts';
import type { Row } from '../db/client.ts';
import { type ColumnKind, kindOf } from './column.ts';
import { readQuery } from './list-sql.ts';
import { checkedValues } from './operands.ts';

/**
 * The list grammar for lists that no resource answers: their rows are few and read at once, so pages, filters, search
 * and order are applied to them here.
 */
export interface RowList {
  /** The row, with an `id`. */
  row: TObject;
  /** The parameters that the route itself reads. */
  own: Record<string, TSchema>;
  /** Without `_start` and `_end` the list is complete, as its call in the specification. */
  unpaged?: boolean;
}

interface Declared {
  method?: string;
  query?: TSchema | undefined;
  response?: TSchema | undefined;
  unpaged?: boolean | undefined;
}

/** A GET is a list of records if it answers an array of objects with an id. */
export function rowListOf({ method = 'GET', query, response, unpaged = false }: Declared): RowList | undefined {
  const { type, items } = (response ?? {}) as { type?: string; items?: TObject };
  const columns = items?.properties ?? {};
  if (method !== 'GET' || type !== 'array' || !('id' in columns || 'ID' in columns)) return undefined;
  return { row: items as TObject, own: (query as TObject | undefined)?.properties ?? {}, unpaged };
}

/** The rows that a request asks for, and how many there are in all. @throws 400 naming the parameter */
export function selectRows({ row, own, unpaged }: RowList, given: unknown, rawQuery: RawQuery) {
  const kinds = new Map(columnsOf(row));
  // The specification spells the id of some rows in capitals; clients ask for many rows by `id` always.
  const raw = Object.fromEntries(
    Object.entries(rawQuery)
      .filter(([name]) => !(name in own))
      .map(([name, values]) => [name === 'id' && !kinds.has('id') ? 'ID' : name, values]),
  );
  const query = readQuery(raw, (field) => kinds.has(field));
  for (const filter of query.filters) checkedValues(kinds.get(filter.field)!, filter);
  // Values are compared as they are sent, so instants become texts first.
  const rows = JSON.parse(JSON.stringify(given)) as Row[];
  const matchingRows = rows.filter((one) => isFound(one, query, kinds)).sort(orderOf(query, kinds));
  const isWhole = unpaged && raw._start === undefined && raw._end === undefined;
  return { rows: isWhole ? matchingRows : matchingRows.slice(query.start, query.end), total: matchingRows.length };
}

const values = Type.Union([Type.String(), Type.Array(Type.String())]);

/** The parameters of a list for its description; `readQuery` checks them, because filters have suffixes. */
export function listParameters(names: readonly string[], own: RowList['own'] = {}) {
  const all = ['_start', '_end', '_sort', '_order', 'q', 'id', ...names];
  return Type.Object(
    { ...Object.fromEntries(all.map((name) => [name, Type.Optional(values)])), ...own },
    { additionalProperties: true },
  );
}

/** The parts of a route's schema that describe the list grammar. */
export function describeRowList({ row, own, unpaged }: RowList) {
  const fields = columnsOf(row).map(([name]) => name);
  const size = unpaged ? 'complete without _start and _end' : `${PAGE_SIZE} rows by default, at most ${MAX_PAGE_SIZE}`;
  return {
    querystring: listParameters(fields, own),
    description: `Filters and sort: ${fields.join(', ')} (suffixes _ne, _gte, _lte, _like; repeated values mean "any of"). The list is ${size}. The total is in x-total-count.`,
  };
}

/** The fields that can be compared: all except those that are objects. */
function columnsOf(row: TObject): [string, ColumnKind][] {
  return Object.entries(row.properties as Record<string, TSchema>)
    .map(([name, schema]): [string, ColumnKind] => [name, kindOf(schema)])
    .filter(([, kind]) => kind !== 'json');
}

function isFound(row: Row, { filters, q }: ListQuery, kinds: ReadonlyMap<string, ColumnKind>): boolean {
  const texts = [...kinds].flatMap(([field, kind]) => (kind === 'text' ? [folded(row[field] ?? '')] : []));
  const words = folded(q).split(/\s+/).filter(Boolean);
  return (
    words.every((word) => texts.some((text) => text.includes(word))) &&
    filters.every((filter) => matches(row[filter.field], filter, kinds.get(filter.field)!))
  );
}

function matches(value: unknown, filter: Filter, kind: ColumnKind): boolean {
  const { operator, values } = filter;
  const present = values.filter((one) => one !== '');
  const items = itemsOf(value);
  const isAmong = () =>
    (items.length === 0 && present.length < values.length) ||
    items.some((item) => present.some((one) => order(kind, item, one) === 0));
  switch (operator) {
    case 'eq':
      return isAmong();
    case 'ne':
      return !isAmong();
    case 'gte':
      return items.length > 0 && order(kind, items[0], present[0]) >= 0;
    case 'lte':
      return items.length > 0 && order(kind, items[0], present[0]) <= 0;
    case 'like':
      return present.length === 0 || items.some((item) => present.some((one) => folded(item).includes(folded(one))));
  }
}

const itemsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

const folded = (value: unknown): string => String(value).normalize('NFC').toLowerCase();

/** Compares a value of a row with another or with one of the address. */
function order(kind: ColumnKind, one: unknown, other: unknown): number {
  if (kind === 'integer' || kind === 'number') return Number(one) - Number(other);
  if (kind === 'instant') return timeOf(one) - timeOf(other);
  const [left, right] =
    kind === 'uuid' || kind === 'uuid[]' ? [folded(one), folded(other)] : [String(one), String(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** A time without a zone is UTC, as in the database. */
function timeOf(value: unknown): number {
  const text = String(value);
  return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
}

const collator = new Intl.Collator('en');

function orderOf({ sort }: ListQuery, kinds: ReadonlyMap<string, ColumnKind>) {
  return (one: Row, other: Row): number => {
    for (const { field, descending } of sort) {
      // These lists are short enough to be searched on the screen.
      if (field === BY_MATCH) continue;
      const [[left], [right]] = [itemsOf(one[field]), itemsOf(other[field])];
      // Rows without a value come last, both ways.
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const kind = kinds.get(field)!;
      const compared = kind === 'text' ? collator.compare(String(left), String(right)) : order(kind, left, right);
      if (compared !== 0) return descending ? -compared : compared;
    }
    return 0;
  };
}
