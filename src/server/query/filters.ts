import { isId } from '#shared/ids.ts';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { addDays, isDate } from '#shared/time/dates.ts';
import { resolveRolling } from '#shared/time/rolling-dates.ts';
import { startOfDay } from '#shared/time/wall-clock.ts';
import type { Call } from '../call.ts';
import { type AskField, fieldNamed, isTimed, shortName } from './fields.ts';
import type { Kind } from './kinds.ts';
import { idsOfNames } from './names.ts';
import { refused, unknownName } from './suggest.ts';

/** Filters in the grammar of lists, which `rows` spells as an address. */
export type ListFilters = Record<string, readonly string[]>;

export const listFilters = (filters: Given): ListFilters =>
  Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [values].flat()]));

type Given = Readonly<Record<string, string | readonly string[]>>;

const SUFFIX = /_(ne|gte|lte|like)$/;
/** Parameters of lists that are no filters. */
const OWN = new Set(['q', '_start', '_end', '_sort', '_order']);

interface ReadFilter {
  given: string;
  /** The parameter of the list. */
  name: string;
  /** Undefined for a filter without a column. */
  field: AskField | undefined;
  suffix: string;
  values: readonly string[];
}

/**
 * The filters of a question as the list has them, with ids in place of names.
 * @returns also the name that the caller wrote for each parameter
 * @throws 422 naming `where.<field>`
 */
export async function readFilters(call: Call, kind: Kind, where: Given) {
  const read = Object.entries(where).map(([given, values]) => readFilter(kind, given, [values].flat()));
  const named = read.flatMap(({ given, field, suffix, values }) =>
    field?.kind === 'reference' && (suffix === '' || suffix === '_ne') && values.some(isName)
      ? [{ given, field, names: values.filter(isName) }]
      : [],
  );
  const resolved = await idsOfNames(call, kind, named);
  const filters: ListFilters = {};
  const writtenAs = new Map<string, string>();
  for (const { given, name, field, suffix, values } of read) {
    if (name in filters) throw refused(`where.${given}`, `is the same filter as ${writtenAs.get(name)}`);
    const ids = resolved.get(given);
    filters[name] = values.map((value) =>
      ids && isName(value) ? ids.get(value)! : dayOf(call, field, suffix, choiceOf(field, value)),
    );
    writtenAs.set(name, given);
  }
  return { filters, writtenAs };
}

const isName = (value: string): boolean => value !== '' && !isId(value);

/** Days may be relative (`@today-7`); a day compared with an instant is the whole day in the company's time zone. */
function dayOf(call: Call, field: AskField | undefined, suffix: string, value: string): string {
  if (!field || !isTimed(field)) return value;
  const day = resolveRolling(value, call.today());
  const isBound = field.sqlKind === 'instant' && (suffix === '_gte' || suffix === '_lte') && isDate(day);
  if (!isBound) return day;
  const { timezone } = call.actor;
  return suffix === '_gte' ? startOfDay(day, timezone).toISOString() : lastInstant(day, timezone);
}

/** A choice may be written as its label: "Won" for `won`. */
function choiceOf(field: AskField | undefined, value: string): string {
  const { choices = [] } = field ?? {};
  if (choices.length === 0 || choices.some((one) => one.value === value)) return value;
  const text = value.toLowerCase();
  return choices.find((one) => one.label.toLowerCase() === text || one.value.toLowerCase() === text)?.value ?? value;
}

function readFilter(kind: Kind, given: string, values: readonly string[]): ReadFilter {
  const { fields, resource } = kind;
  if (OWN.has(given)) throw refused(`where.${given}`, 'is no filter');
  const suffix = SUFFIX.exec(given)?.[0] ?? '';
  const stem = given.slice(0, given.length - suffix.length);
  // A name that ends like a suffix may be a field itself.
  for (const [name, ending] of suffix
    ? ([
        [given, ''],
        [stem, suffix],
      ] as const)
    : ([[given, '']] as const)) {
    const narrowing = [name, `${name}_id`].find((one) => one in (resource.list.narrowings ?? {}));
    if (narrowing) return { given, name: narrowing + ending, field: undefined, suffix: ending, values };
    const field = fieldNamed(fields, name);
    if (field?.canFilter) return { given, name: field.name + ending, field, suffix: ending, values };
    if (field && ending === suffix) throw refused(`where.${given}`, `cannot filter by ${name}; ${filterable(kind)}`);
  }
  const names = filterNames(kind);
  throw refused(`where.${given}`, unknownName('field', stem, names, { offer: 'filterable' }));
}

export const filterNames = ({ fields }: Kind): string[] =>
  fields.filter(({ canFilter }) => canFilter).map((field) => shortName(fields, field));

const filterable = (kind: Kind): string => `filterable: ${filterNames(kind).join(', ')}`;

/**
 * Both sets of filters at once, in the grammar of lists.
 * @returns the parameter that both name with no value in common; otherwise the filters
 */
export function bothFilters(one: ListFilters, other: ListFilters): { filters: ListFilters } | { contradicts: string } {
  const filters: ListFilters = { ...one };
  for (const [name, values] of Object.entries(other)) {
    const first = filters[name];
    if (first === undefined) filters[name] = values;
    else if (name.endsWith('_ne')) filters[name] = [...new Set([...first, ...values])];
    else if (/_[gl]te$/.test(name)) filters[name] = [narrower(name, first[0]!, values[0]!)];
    else {
      const common = first.filter((value) => values.includes(value));
      if (common.length === 0) return { contradicts: name };
      filters[name] = common;
    }
  }
  return { filters };
}

function narrower(name: string, one: string, other: string): string {
  const isLater = orderOf(one) >= orderOf(other);
  return isLater === name.endsWith('_gte') ? one : other;
}

/** Numbers and times as they compare. */
const orderOf = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Date.parse(text));

export const rawOf = (filters: ListFilters, search = ''): RawQuery => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
  ...(search && { q: search }),
});

/** The list behind a figure, as it is asked for below `/api`. */
export function addressOf({ resource }: Kind, filters: ListFilters, search = ''): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(filters)) for (const value of values) query.append(name, value);
  if (search) query.append('q', search);
  const text = query.toString();
  return text ? `${resource.name}?${text}` : resource.name;
}

/** PostgreSQL counts microseconds, so a millisecond before midnight would lose rows. */
export const lastInstant = (day: string, zone: string): string =>
  new Date(startOfDay(addDays(day, 1), zone).getTime() - 1).toISOString().replace('Z', '999Z');
