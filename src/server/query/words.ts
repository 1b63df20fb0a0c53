import { periodName } from '#shared/measures.ts';
import { capitalized, nounPlural, uncapitalized } from '#shared/nouns/nouns.ts';
import type { Query, TimeUnit } from '#shared/query/query.ts';
import type { AskField } from './fields.ts';
import type { Grouping } from './groupings.ts';
import type { Counted, Plan } from './plan.ts';

const aggregateWords = {
  sum: 'Total',
  average: 'Average',
  least: 'Smallest',
  most: 'Largest',
} as const;

/** The name of a figure: "Won revenue", "Average amount of opportunities". */
export function countedWords({ how, field, declared }: Counted, resource: string): string {
  if (declared) return declared.label;
  const many = nounPlural(resource);
  if (how === 'count' || !field) return capitalized(many);
  if (how === 'different') return `Different values of ${uncapitalized(field.label)} of ${many}`;
  return `${aggregateWords[how]} ${uncapitalized(field.label)} of ${many}`;
}

/** How a question was read: "Won revenue, this year, by partner". */
export function readWords(plan: Plan, query: Query, names: ReadonlyMap<string, string>): string {
  const { kind, counted, groupings } = plan;
  const parts = [
    counted ? countedWords(counted, kind.resource.name) : capitalized(nounPlural(kind.resource.name)),
    ...Object.entries(query.where ?? {}).map(([name, values]) => filterWords(plan, name, [values].flat(), names)),
    ...(plan.search ? [`search: ${plan.search}`] : []),
    ...periodWords(plan, query),
    ...(groupings.length > 0 ? [`by ${groupings.map(groupingWords).join(' and ')}`] : []),
    ...(query.compare
      ? [query.compare === 'previous' ? 'compared with the period before' : 'compared with last year']
      : []),
  ];
  return parts.join(', ');
}

export const groupingWords = ({ field, unit }: Grouping): string => unit ?? uncapitalized(field.label);

const operatorWords = { '': ':', _ne: ' not', _gte: ' from', _lte: ' up to', _like: ' contains' } as const;

function filterWords(
  { kind, writtenAs, filters }: Plan,
  written: string,
  values: readonly string[],
  names: ReadonlyMap<string, string>,
): string {
  const [name = written] = [...writtenAs].find(([, given]) => given === written) ?? [];
  const suffix = (/_(ne|gte|lte|like)$/.exec(name)?.[0] ?? '') as keyof typeof operatorWords;
  const field = kind.fields.find((one) => one.name === name || one.name + suffix === name);
  const isOwn = field?.name === name;
  const shown = values.map((value, at) => valueWords(field, value, filters[name]?.[at] ?? value, names));
  return `${uncapitalized(field?.label ?? written)}${operatorWords[isOwn ? '' : suffix]} ${shown.join(' or ')}`;
}

function valueWords(
  field: AskField | undefined,
  written: string,
  value: string,
  names: ReadonlyMap<string, string>,
): string {
  if (value === '') return 'none';
  if (field?.kind === 'flag') return value === 'true' ? 'yes' : 'no';
  return field?.choices?.find((one) => one.value === value)?.label ?? names.get(value) ?? written;
}

function periodWords({ counted, span, day }: Plan, { period, on }: Query): string[] {
  if (!span) return [];
  const days = period && period !== 'custom' ? periodName(period) : `${dayWords(span.from)} to ${dayWords(span.to)}`;
  return on === undefined && counted?.declared ? [days] : [`${uncapitalized(day!.label)} ${days}`];
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthFormat = format({ year: 'numeric', month: 'long' });
const dayFormat = format({ year: 'numeric', month: 'short', day: 'numeric' });
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

export const dayWords = (day: string): string => dayFormat.format(dateOf(day));

/** The name of a unit of time by its first day. */
export function unitWords(from: string, unit: TimeUnit): string {
  switch (unit) {
    case 'year':
      return from.slice(0, 4);
    case 'quarter':
      return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;
    case 'month':
      return monthFormat.format(dateOf(from));
    case 'week':
      return `Week of ${dayWords(from)}`;
    case 'day':
      return dayWords(from);
  }
}
