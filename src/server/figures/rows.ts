import { kindOf } from '#server/resource/column.ts';
import { comparison, type Parameters } from '#server/resource/comparison.ts';
import { declaredResources } from '#server/resource/define.ts';
import { narrowSourceOf, sourceOf as sourceOfResource } from '#server/resource/referenced-names.ts';
import type { Count } from '#shared/figures.ts';
import { decodeListQuery } from '#shared/nouns/list-query.ts';
import { addDays } from '#shared/time/dates.ts';
import { startOfDay } from '#shared/time/wall-clock.ts';
import type { Span } from './periods.ts';

/** By the list grammar: `status`, `closed_on_gte`; several values are alternatives, an empty one asks for rows without. */
export type Filters = Record<string, string | readonly string[]>;
export interface Rows {
  /** The resource whose list a figure opens. */
  list: string;
  filters: Filters;
}

/** The list behind a figure: its resource and the filters that leave exactly the rows counted. */
export function addressOf({ list, filters }: Rows): string {
  const query = new URLSearchParams();
  for (const [field, given] of Object.entries(filters)) {
    for (const value of typeof given === 'string' ? [given] : given) query.append(field, value);
  }
  const text = query.toString();
  return text ? `${list}?${text}` : list;
}

/**
 * `opportunity_rows t where ...`: the same rows for SQL, under the caller's organization. The resource says what its list can
 * be filtered by, so the rows counted and the address they open at cannot drift apart.
 * @param reads the columns that the statement reads in addition to the filters; without it, it may read all
 */
export function sourceOf({ list, filters }: Rows, parameters: Parameters, reads?: readonly string[]): string {
  const resource = declaredResources().get(list);
  if (!resource) throw new Error(`There is no resource "${list}" for dashboards to count.`);
  const { row } = resource;
  const { filter: fields, among = {} } = resource.list as { filter: readonly string[]; among?: Record<string, string> };
  const raw = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
  const chosen = decodeListQuery(raw, (field) => field === 'id' || fields.includes(field)).filters;
  const conditions = chosen.map((filter) => {
    const several = among[filter.field];
    const kind = several ? 'uuid[]' : kindOf(row.properties[filter.field]!);
    return comparison(`t."${several ?? filter.field}"`, kind, filter, parameters);
  });
  const archives = 'archived_at' in row.properties ? ['t.archived_at is null'] : [];
  const source = reads
    ? narrowSourceOf(resource, [...reads, ...chosen.map(({ field }) => among[field] ?? field)])
    : sourceOfResource(resource);
  return `${source} where ${['t.organization_id = $1::uuid', ...archives, ...conditions].join(' and ')}`;
}

export const countOf = (count: number, rows: Rows): Count => ({ count, rows: addressOf(rows) });

export function inCurrency({ list, filters }: Rows, currency: string): Rows {
  return { list, filters: { ...filters, currency } };
}

export function also({ list, filters }: Rows, more: Filters): Rows {
  return { list, filters: { ...filters, ...more } };
}

/** The days of a span as list filters on a day or, in a time zone, on an instant. Without a first or last day, it is open there. */
export function spanFilters(
  { field, is }: { field: string; is: 'day' | 'instant' },
  { from, to }: Partial<Span>,
  zone: string,
): Filters {
  const endOf = (day: string) => new Date(startOfDay(addDays(day, 1), zone).getTime() - 1).toISOString();
  return {
    ...(from && { [`${field}_gte`]: is === 'day' ? from : startOfDay(from, zone).toISOString() }),
    ...(to && { [`${field}_lte`]: is === 'day' ? to : endOf(to) }),
  };
}
