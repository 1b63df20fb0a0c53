import { type NamedPeriod, periodName } from '#shared/measures.ts';
import { capitalized, uncapitalized } from '#shared/nouns/nouns.ts';
import type { DescribedField, DescribedKind, Query } from '#shared/query/query.ts';
import type { Chip } from '../../schema.ts';
import { dateWords } from './spans.ts';

const PERIODS: readonly NamedPeriod[] = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'last_12_months',
];
const MOST_CHOICES = 12;
const MOST_CHIPS = 8;
const UNITS = ['month', 'quarter', 'year'] as const;

/** The parts of a reading that can be changed, each choice as the whole query it gives. */
export function chipsOf(
  query: Query,
  kind: DescribedKind,
  names: ReadonlyMap<string, string>,
  day: string | null,
): Chip[] {
  return [
    countedChip(query, kind, day),
    ...filterChips(query, kind, names),
    ...periodChip(query, kind, day),
    groupChip(query, kind, day),
  ].slice(0, MOST_CHIPS);
}

const without = <K extends keyof Query>(query: Query, ...names: K[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name as K))) as Query;

/** The records themselves, their number, or a measure. */
function countedChip(query: Query, kind: DescribedKind, day: string | null): Chip {
  const bare = without(query, 'measure', 'by', 'order', 'limit', 'fields', 'compare');
  const by = query.by ? { by: query.by } : {};
  const dated = query.period && !query.on && day ? { on: day } : {};
  const declared = kind.measures.filter(({ key }) => key !== query.measure);
  const current = kind.measures.find(({ key }) => key === query.measure);
  const field = query.measure?.split(':')[1];
  const of = kind.fields.find(({ name }) => name === field);
  const words: Readonly<Record<string, string>> = { sum: 'Total', average: 'Average', count: 'Number' };
  const label =
    current?.label ??
    (query.measure
      ? `${words[query.measure.split(':')[0]!] ?? 'Number'} of ${of ? uncapitalized(of.label) : kind.many}`
      : capitalized(kind.many));
  return {
    part: 'counted',
    label,
    choices: [
      ...(query.measure ? [{ label: capitalized(kind.many), query: { ...bare, ...dated } }] : []),
      ...(query.measure === 'count'
        ? []
        : [{ label: `Number of ${kind.many}`, query: { ...bare, ...dated, ...by, measure: 'count' } }]),
      ...declared.map(({ key, label: name, on }) => ({
        label: name,
        query: { ...withoutStates(bare), ...by, ...(on === null ? {} : dated), measure: key },
      })),
    ].slice(0, MOST_CHOICES),
  };
}

/** Declared measures bring their own states. */
function withoutStates(query: Query): Query {
  const { status: _, ...where } = query.where ?? {};
  const rest = without(query, 'where');
  return Object.keys(where).length > 0 ? { ...rest, where } : rest;
}

function filterChips(query: Query, kind: DescribedKind, names: ReadonlyMap<string, string>): Chip[] {
  return Object.entries(query.where ?? {}).map(([name, given]) => {
    const suffix = /_(ne|gte|lte|like)$/.exec(name)?.[0] ?? '';
    const base =
      kind.fields.find((field) => field.name === name) ??
      kind.fields.find((field) => field.name === name.slice(0, -suffix.length || undefined));
    const { [name]: _, ...others } = query.where!;
    const removed = Object.keys(others).length > 0 ? { ...query, where: others } : without(query, 'where');
    const values = [given].flat();
    const isOwn = base?.name === name;
    const choices =
      isOwn && (base.kind === 'choice' || base.kind === 'reference')
        ? (base.values ?? []).filter(({ value }) => !values.includes(value))
        : [];
    return {
      part: 'filter' as const,
      label: `${base?.label ?? capitalized(name.replaceAll('_', ' '))}${OPERATORS[isOwn ? '' : suffix]} ${values.length > 3 ? `${values.length} chosen` : values.map((value) => valueText(base, value, names)).join(' or ')}`,
      choices: choices
        .slice(0, MOST_CHOICES)
        .map(({ value, label }) => ({ label, query: { ...query, where: { ...query.where, [name]: value } } })),
      without: removed,
    };
  });
}
const OPERATORS: Readonly<Record<string, string>> = {
  '': ':',
  _ne: ': not',
  _gte: ': from',
  _lte: ': up to',
  _like: ' contains',
};

function valueText(field: DescribedField | undefined, value: string, names: ReadonlyMap<string, string>): string {
  if (field?.kind === 'flag') return value === 'true' ? 'yes' : 'no';
  if (/^\d{4}-\d\d-\d\d/.test(value)) return dateWords(value.slice(0, 10));
  if (field?.kind === 'money' && /^-?\d+$/.test(value)) return (Number(value) / 100).toLocaleString('en-US');
  return field?.values?.find((one) => one.value === value)?.label ?? names.get(value) ?? value;
}

function periodChip(query: Query, kind: DescribedKind, day: string | null): Chip[] {
  const on = query.on ?? day;
  if (!on) return [];
  const field = kind.fields.find(({ name }) => name === on);
  const bare = without(query, 'period', 'from', 'to', 'compare');
  const isUnitOnly = (bare.by ?? []).some((one) => (UNITS as readonly string[]).includes(one));
  const label = !query.period
    ? 'All time'
    : query.period === 'custom'
      ? `${dateWords(query.from!)} to ${dateWords(query.to!)}`
      : capitalized(periodName(query.period));
  const dayLabel = query.on && field ? `${field.label}: ${uncapitalized(label)}` : label;
  return [
    {
      part: 'period',
      label: dayLabel,
      choices: PERIODS.filter((period) => period !== query.period).map((period) => ({
        label: capitalized(periodName(period)),
        query: { ...bare, ...(query.on ? { on: query.on } : needsDay(query, kind) ? { on } : {}), period },
      })),
      ...(query.period && { without: isUnitOnly ? bare : without(bare, 'on') }),
    },
  ];
}
const needsDay = ({ measure }: Query, { measures }: DescribedKind) =>
  !measures.some(({ key, on }) => key === measure && on);

function groupChip(query: Query, kind: DescribedKind, day: string | null): Chip {
  const fields = kind.fields.filter(({ group, kind: of }) => group && ['reference', 'choice', 'flag'].includes(of));
  const on = query.on ?? day;
  const times = on ? UNITS.map((unit) => ({ value: `${on}:${unit}`, label: capitalized(unit) })) : [];
  const options = [...times, ...fields.map(({ name, label }) => ({ value: name, label }))];
  const [first] = query.by ?? [];
  const current =
    options.find(({ value }) => value === first) ?? options.find(({ label }) => label.toLowerCase() === first);
  const counted = { ...without(query, 'by', 'order', 'limit', 'fields'), measure: query.measure ?? 'count' };
  return {
    part: 'group',
    label: query.by?.length
      ? `By ${query.by.map((one) => (one === first && current ? uncapitalized(current.label) : one.split(':').at(-1)!.replaceAll('_', ' '))).join(' and ')}`
      : 'Not grouped',
    choices: options
      .filter((option) => option !== current)
      .slice(0, MOST_CHOICES)
      .map(({ value, label }) => ({ label, query: { ...counted, by: [value] } })),
    ...(query.by?.length && { without: without(query, 'by', 'order', 'limit') }),
  };
}
