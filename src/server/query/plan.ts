import { amountOf, type Measure } from '#shared/measures.ts';
import type { Query } from '#shared/query/query.ts';
import { addMonths, daysBetween } from '#shared/time/dates.ts';
import type { Call } from '../call.ts';
import { measureRows } from '../figures/measures.ts';
import { type Span, spansOf } from '../figures/periods.ts';
import { type AskField, fieldNamed, isTimed, shortName } from './fields.ts';
import { bothFilters, type ListFilters, listFilters, readFilters } from './filters.ts';
import { daysOf, type Grouping, readGroupings, timeFilters } from './groupings.ts';
import type { Kind } from './kinds.ts';
import { refused, unknownName } from './suggest.ts';

const aggregates = ['sum', 'average', 'least', 'most', 'different'] as const;
type Aggregate = (typeof aggregates)[number];

/** The figure that is asked for. */
export interface Counted {
  how: Aggregate | 'count';
  /** The field that is added up or compared. */
  field?: AskField;
  declared?: Measure;
}

/** A question that was read: everything in it exists and is visible to the caller. */
export interface Plan {
  kind: Kind;
  /** None: the rows themselves. */
  counted: Counted | undefined;
  groupings: readonly Grouping[];
  /** The filters without the period. */
  filters: ListFilters;
  /** The names of filters as the caller wrote them. */
  writtenAs: ReadonlyMap<string, string>;
  search: string;
  day: AskField | undefined;
  span: Span | undefined;
  before: Span | undefined;
}

/** Ten years: a typing error asks for millennia. */
const LONGEST_DAYS = 3660;

/** @throws 422 naming the part of the question that is wrong */
export async function planOf(call: Call, kind: Kind, query: Query): Promise<Plan> {
  const counted = query.measure === undefined ? undefined : countedBy(kind, query);
  if (!counted && query.by && query.by.length > 0) throw refused('by', 'needs a measure, such as count');
  if (!counted && query.compare) throw refused('compare', 'needs a measure, such as count');
  const day = dayOf(kind, query, counted?.declared);
  const { span, before } = spansAsked(call, query);
  if (span && !day) throw refused('on', `is required: which day decides the period? days: ${daysOf(kind).join(', ')}`);
  const { filters, writtenAs } = await readFilters(call, kind, query.where ?? {});
  const { declared } = counted ?? {};
  const own = declared && measureRows(declared, {}, { actor: call.actor, today: call.today() }).filters;
  const both = bothFilters(own ? listFilters(own) : {}, filters);
  if ('contradicts' in both) {
    const written = writtenAs.get(both.contradicts) ?? both.contradicts;
    const values = [own![both.contradicts]!].flat().join(' or ');
    throw refused(`where.${written}`, `${declared!.key} counts only rows whose ${both.contradicts} is ${values}`);
  }
  return {
    kind,
    counted,
    groupings: readGroupings(kind, query.by ?? [], day),
    filters: both.filters,
    writtenAs,
    search: query.search?.trim() ?? '',
    day,
    span,
    before,
  };
}

/** The filters of a period, or of all time. */
export function filtersIn({ filters, day }: Plan, span: Span | undefined, zone: string): ListFilters {
  if (!span || !day) return filters;
  const both = bothFilters(filters, timeFilters(day, span, zone));
  if ('contradicts' in both) throw new Error('Bounds never contradict one another.');
  return both.filters;
}

function countedBy({ fields, measures, resource }: Kind, { measure = 'count' }: Query): Counted {
  if (measure === 'count') return { how: 'count' };
  const [how, name] = measure.split(':') as [Aggregate, string | undefined];
  const declared = measures.find(({ key }) => key === measure);
  if (declared) return declaredCount(fields, declared);
  const offered = ['count', ...measures.map(({ key }) => key)];
  if (name === undefined || !aggregates.includes(how)) {
    const offer = { offer: 'measures' };
    throw refused(
      'measure',
      `${unknownName('measure', measure, offered, offer)}, and ${aggregates.join(', ')} of a field, such as sum:amount`,
    );
  }
  const field = fieldNamed(fields, name);
  const usable = fields.filter((one) => isUsable(how, one));
  const names = usable.map((one) => shortName(fields, one));
  if (!field) throw refused('measure', unknownName('field', name, names, { offer: `fields for ${how}` }));
  if (!isUsable(how, field))
    throw refused('measure', `cannot take ${how} of ${name} of ${resource.name}; fields: ${names.join(', ')}`);
  return { how, field };
}

const isUsable = (how: Aggregate, field: AskField): boolean => {
  if (how === 'different') return field.canGroup || field.name === 'id';
  return field.canSum || (how !== 'sum' && field.kind === 'share');
};

function declaredCount(fields: readonly AskField[], declared: Measure): Counted {
  if (declared.unit === 'count') return { how: 'count', declared };
  return { how: 'sum', field: fields.find(({ name }) => name === amountOf(declared))!, declared };
}

function dayOf(kind: Kind, { on }: Query, declared: Measure | undefined): AskField | undefined {
  const { fields } = kind;
  if (on === undefined) return declared?.on && fields.find(({ name }) => name === declared.on!.field);
  const field = fieldNamed(fields, on);
  if (field && isTimed(field) && field.canFilter) return field;
  if (field) throw refused('on', `${on} is no day that rows can be filtered by; days: ${daysOf(kind).join(', ')}`);
  throw refused('on', unknownName('field', on, daysOf(kind), { offer: 'days' }));
}

function spansAsked(call: Call, { period, from, to, compare }: Query): Pick<Plan, 'span' | 'before'> {
  const isCustom = period === 'custom' || (period === undefined && (from !== undefined || to !== undefined));
  if (!isCustom && (from !== undefined || to !== undefined))
    throw refused(from === undefined ? 'to' : 'from', 'is only for a custom period');
  if (!isCustom && period === undefined) {
    if (compare) throw refused('compare', 'needs a period');
    return { span: undefined, before: undefined };
  }
  if (isCustom) checkCustom(from, to);
  const custom = isCustom ? { from: from!, to: to! } : undefined;
  const { now, before } = spansOf(isCustom ? 'custom' : period!, call.today(), custom);
  const lastYear = { from: addMonths(now.from, -12), to: addMonths(now.to, -12) };
  return { span: now, before: compare && (compare === 'previous' ? before : lastYear) };
}

function checkCustom(from: string | undefined, to: string | undefined): void {
  if (!from || !to) throw refused(from ? 'to' : 'from', 'is required for a custom period');
  if (to < from) throw refused('to', 'lies before the first day');
  if (daysBetween(from, to) > LONGEST_DAYS) throw refused('to', 'is more than ten years after the first day');
}
