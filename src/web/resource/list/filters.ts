import { addDays, dateInZone } from '#shared/dates.ts';
import type { Filter } from '#shared/list-query.ts';
import { isRolling } from '#shared/rolling-dates.ts';
import type { Option } from './columns.ts';

interface Common {
  field: string;
  label: string;
}

/** A condition people may put on a list. */
export type FilterSpec =
  | (Common & { kind: 'text' | 'bool' | 'number' })
  /**
   * An instant is one on the wire and days on the screen. `rolling`: the condition is kept and used on other days, so it may
   * name days that move along.
   */
  | (Common & { kind: 'date' | 'instant'; rolling?: boolean })
  /** Minor units on the wire, of the given currency (the company's unless said). */
  | (Common & { kind: 'money'; currency?: string })
  | (Common & { kind: 'select' | 'multi'; options: readonly Option[] })
  /** `only`: conditions on what may be chosen. */
  | (Common & { kind: 'reference'; resource: string; labelField?: string; only?: readonly Filter[] });

/** The conditions a list holds on one field: one for a choice, up to two for a range. */
export function filtersOn(filters: readonly Filter[], field: string): Filter[] {
  return filters.filter((filter) => filter.field === field);
}

export function replaceFilters(filters: readonly Filter[], field: string, next: readonly Filter[]): Filter[] {
  const kept = next.filter(({ values }) => values.length > 0 && values.every((value) => value !== ''));
  const at = filters.findIndex((filter) => filter.field === field);
  const others = filters.filter((filter) => filter.field !== field);
  // An edited chip keeps its place.
  const position = at === -1 ? others.length : filters.slice(0, at).filter((filter) => filter.field !== field).length;
  return others.toSpliced(position, 0, ...kept);
}

export interface Range {
  from: string | null;
  to: string | null;
}

export function readRange(filters: readonly Filter[], field: string): Range {
  const on = filtersOn(filters, field);
  return {
    from: on.find(({ operator }) => operator === 'gte')?.values[0] ?? null,
    to: on.find(({ operator }) => operator === 'lte')?.values[0] ?? null,
  };
}

/** Addresses are typed by hand, too: whether an end of a range is what its field holds. */
export function isReadableRange({ kind }: FilterSpec, value: string): boolean {
  if (kind === 'date' || kind === 'instant') return isRolling(value) || !Number.isNaN(Date.parse(value));
  return kind === 'money' ? Number.isSafeInteger(Number(value)) : Number.isFinite(Number(value));
}

/** The range without what nobody can read, to be edited. */
export function legibleRange(filters: readonly Filter[], spec: FilterSpec): Range {
  const { from, to } = readRange(filters, spec.field);
  const legible = (value: string | null) => (value !== null && isReadableRange(spec, value) ? value : null);
  return { from: legible(from), to: legible(to) };
}

/** Whether an end of it moves along with the days. */
export function isRollingRange({ from, to }: Range): boolean {
  return isRolling(from ?? '') || isRolling(to ?? '');
}

export function writeRange(field: string, { from, to }: Range): Filter[] {
  return [
    ...(from ? [{ field, operator: 'gte' as const, values: [from] }] : []),
    ...(to ? [{ field, operator: 'lte' as const, values: [to] }] : []),
  ];
}

/** A day range on an instant runs from the first moment of the first day to the last of the last, in the company's time zone. */
export function dayRangeToInstants({ from, to }: Range, startOf: (day: string) => Date): Range {
  return {
    from: from && startOf(from).toISOString(),
    to: to && new Date(startOf(addDays(to, 1)).getTime() - 1).toISOString(),
  };
}

export function instantsToDayRange({ from, to }: Range, timeZone: string): Range {
  return { from: from && dateInZone(from, timeZone), to: to && dateInZone(to, timeZone) };
}
