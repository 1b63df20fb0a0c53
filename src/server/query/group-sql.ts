import type { RawQuery } from '#shared/nouns/list-query.ts';
import type { Call } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import { Parameters } from '../resource/comparison.ts';
import { type ListView, readListQuery, whereOf } from '../resource/list-sql.ts';
import { sourceOf } from '../resource/referenced-names.ts';
import type { Grouping } from './groupings.ts';
import { keyOf } from './groupings.ts';
import { nameSource } from './names.ts';
import type { Counted, Plan } from './plan.ts';

/** The figure of one currency, or of everything that is no money: rows, value, and how many rows have a value. */
export type Part = [currency: string | null, count: number, value: string | null, filled: number];

export interface GroupRow {
  keys: (string | null)[];
  labels: (string | null)[];
  parts: Part[];
}

export interface GroupsRead {
  all: number;
  groups: GroupRow[];
}

/** How groups are ordered: by their value, or by one of the groupings. */
export interface GroupOrder {
  by: 'value' | number;
  isDescending: boolean;
}

interface Asked {
  call: Call;
  plan: Plan;
  listView: ListView;
  raw: RawQuery;
}

/** Rows by groupings and currency, as a select of `k0…, n0…, currency, count, value, filled`. */
function innerSql(
  { call, plan, listView, raw }: Asked,
  groupings: readonly Grouping[],
  parameters: Parameters,
): string {
  const { kind, counted } = plan;
  const where = whereOf(listView, readListQuery(listView, raw), parameters);
  const keys = groupings.map((grouping, at) => `${keyOf(grouping, call.actor.timezone, parameters)} as k${at}`);
  const names = groupings.flatMap(({ field }, at) => (field.named ? [`max(t."${field.named}"::text) as n${at}`] : []));
  const { currency, value, filled } = valueSql(counted!);
  return `select ${[...keys, ...names, `${currency} as currency`, 'count(*) as count', `${value} as value`, `${filled} as filled`].join(', ')}
    from ${sourceOf(kind.resource)} where ${where} group by ${[...keys.map((_, at) => `k${at}`), currency].join(', ')}`;
}

function valueSql({ how, field }: Counted): { currency: string; value: string; filled: string } {
  const currency = field?.currency && how !== 'different' ? `t."${field.currency}"` : 'null::text';
  if (!field) return { currency, value: 'count(*)::numeric', filled: 'count(*)' };
  const { expression } = field;
  const values = {
    sum: `coalesce(sum(${expression}), 0)::numeric`,
    // Averages are divided when the sums of all currencies are known.
    average: `coalesce(sum(${expression}), 0)::numeric`,
    least: `min(${expression})::numeric`,
    most: `max(${expression})::numeric`,
    different: `count(distinct ${expression})::numeric`,
    count: 'count(*)::numeric',
  };
  return { currency, value: values[how], filled: `count(${expression})` };
}

const PARTS = `json_agg(json_build_array(currency, count, value::text, filled) order by currency)`;

/** The figure of all rows. */
export function totalStatement(asked: Asked): Statement {
  const parameters = new Parameters(asked.call.organization_id);
  return {
    text: `select coalesce(${PARTS}, '[]')::text from (${innerSql(asked, [], parameters)}) i where count > 0`,
    values: parameters.values,
  };
}

/**
 * The groups of one page and the number of all.
 * @param factors what one minor unit of a currency is worth, to order amounts of several currencies; none: there is one
 */
export function groupsStatement(
  asked: Asked,
  {
    order,
    limit,
    offset,
    factors,
  }: { order: GroupOrder; limit: number; offset: number; factors?: Readonly<Record<string, string>> },
): Statement {
  const { groupings, counted } = asked.plan;
  const parameters = new Parameters(asked.call.organization_id);
  const inner = innerSql(asked, groupings, parameters);
  const keys = groupings.map((_, at) => `k${at}`);
  const factor = factors ? `* (${parameters.add(JSON.stringify(factors))}::jsonb ->> i.currency::text)::numeric` : '';
  const labels = groupings.map(({ field }, at) => `${field.named ? `max(n${at})` : 'null::text'} as n${at}`);
  const grouped = `select ${[...keys, ...labels].join(', ')}, ${PARTS} as parts, ${worthSql(counted!, factor)} as worth
    from (${inner}) i group by ${keys.join(', ')}`;
  const joins = groupings.map((grouping, at) => labelJoin(asked, grouping, at));
  const labelled = groupings.map((_, at) => (joins[at] ? `l${at}.name` : `g.n${at}`));
  const named = `select g.*, ${labelled.map((label, at) => `${label} as label${at}`).join(', ')}
    from (${grouped}) g ${joins.join(' ')}`;
  const text = `with named as (${named})
    select json_build_object('all', (select count(*) from named), 'groups', (select coalesce(json_agg(json_build_object(
        'keys', json_build_array(${keys.map((key) => `p.${key}::text`).join(', ')}),
        'labels', json_build_array(${keys.map((_, at) => `p.label${at}`).join(', ')}), 'parts', p.parts)), '[]')
      from (select * from named order by ${orderSql(asked.plan, order, parameters)}
        limit ${parameters.add(String(limit))}::int offset ${parameters.add(String(offset))}::int) p))::text`;
  return { text, values: parameters.values };
}

/** What decides the order by value, in the program's currency. */
function worthSql({ how }: Counted, factor: string): string {
  const worth = `i.value${factor ? ` ${factor}` : ''}`;
  switch (how) {
    case 'least':
      return `min(${worth})`;
    case 'most':
      return `max(${worth})`;
    case 'average':
      return `sum(${worth}) / nullif(sum(i.filled), 0)`;
    default:
      return `sum(${worth})`;
  }
}

/** The names of references that the rows do not show themselves. */
function labelJoin({ call, plan }: Asked, { field }: Grouping, at: number): string {
  const source =
    field.kind === 'reference' && !field.named && field.of ? nameSource(call, plan.kind, field) : undefined;
  return source ? `left join (${source}) l${at} on l${at}.id = g.k${at}` : '';
}

function orderSql({ groupings }: Plan, { by, isDescending }: GroupOrder, parameters: Parameters): string {
  const direction = isDescending ? 'desc' : 'asc';
  const keys = groupings.map((grouping, at) => keyOrder(grouping, at, parameters));
  const ties = groupings.map((_, at) => `k${at} nulls last`);
  if (by === 'value')
    return [`worth ${direction} nulls last`, ...keys.map((key) => `${key} nulls last`), ...ties].join(', ');
  const chosen = `${keys[by]!} ${direction} nulls last`;
  return [chosen, ...keys.filter((_, at) => at !== by).map((key) => `${key} nulls last`), ...ties].join(', ');
}

/** References follow their names, choices their declared order, everything else its value. */
function keyOrder({ field }: Grouping, at: number, parameters: Parameters): string {
  if (field.kind === 'reference') return `lower(label${at})`;
  if (field.choices && field.choices.length > 0)
    return `array_position(${parameters.addAll(field.choices.map(({ value }) => value))}::text[], k${at}::text)`;
  return `k${at}`;
}

export type { Asked };
