import type { Filter } from '#shared/nouns/list-query.ts';
import { addDays, dateInZone } from '#shared/time/dates.ts';
import { isRolling } from '#shared/time/rolling-dates.ts';
import type { Option } from './columns.ts';

interface Common {
  field: string;
  label: string;
  /** The heading in the menu of filters. */
  group?: string | undefined;
}

/** A field that users can filter by. */
export type FilterSpec =
  | (Common & { kind: 'text' | 'bool' | 'number' })
  /**
   * An instant in requests, days on the screen. With `rolling` the condition is stored and used on other days, so it
   * may contain relative days.
   */
  | (Common & { kind: 'date' | 'instant'; rolling?: boolean })
  /** An amount in minor units of the given currency, by default the company's. */
  | (Common & { kind: 'money'; currency?: string })
  | (Common & { kind: 'select' | 'multi'; options: readonly Option[] })
  /** `only` restricts the choices. */
  | (Common & { kind: 'reference'; resource: string; labelField?: string; only?: readonly Filter[] });

/** The conditions on one field: one for a choice, up to two for a range. */
export function filtersOn(filters: readonly Filter[], field: string): Filter[] {
  return filters.filter((filter) => filter.field === field);
}

export function replaceFilters(filters: readonly Filter[], field: string, next: readonly Filter[]): Filter[] {
  const kept = next.filter(({ values }) => values.length > 0 && values.every((value) => value !== ''));
  const at = filters.findIndex((filter) => filter.field === field);
  const others = filters.filter((filter) => filter.field !== field);
  // An edited chip keeps its position.
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

/** Whether an end of a range is valid for its field, because addresses can be typed manually. */
export function isReadableRange({ kind }: FilterSpec, value: string): boolean {
  if (kind === 'date' || kind === 'instant') return isRolling(value) || !Number.isNaN(Date.parse(value));
  return kind === 'money' ? Number.isSafeInteger(Number(value)) : Number.isFinite(Number(value));
}

/** The range for editing, without invalid ends. */
export function legibleRange(filters: readonly Filter[], spec: FilterSpec): Range {
  const { from, to } = readRange(filters, spec.field);
  const legible = (value: string | null) => (value !== null && isReadableRange(spec, value) ? value : null);
  return { from: legible(from), to: legible(to) };
}

/** Whether the range has a relative end. */
export function isRollingRange({ from, to }: Range): boolean {
  return isRolling(from ?? '') || isRolling(to ?? '');
}

export function writeRange(field: string, { from, to }: Range): Filter[] {
  return [
    ...(from ? [{ field, operator: 'gte' as const, values: [from] }] : []),
    ...(to ? [{ field, operator: 'lte' as const, values: [to] }] : []),
  ];
}

/**
 * Converts a range of days to instants, from the first moment of the first day to the last moment of the last, in the
 * company's time zone.
 */
export function dayRangeToInstants({ from, to }: Range, startOf: (day: string) => Date): Range {
  return {
    from: from && startOf(from).toISOString(),
    to: to && new Date(startOf(addDays(to, 1)).getTime() - 1).toISOString(),
  };
}

export function instantsToDayRange({ from, to }: Range, timeZone: string): Range {
  return { from: from && dateInZone(from, timeZone), to: to && dateInZone(to, timeZone) };
}
