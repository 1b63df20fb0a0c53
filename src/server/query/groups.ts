import { capitalized } from '#shared/nouns/nouns.ts';
import {
  type Figure,
  type Key,
  MOST_ROWS,
  type Query,
  type QueryAnswer,
  type QueryColumn,
  USUAL_ROWS,
} from '#shared/query/query.ts';
import type { Asking } from './asking.ts';
import { cursorAfter, pageStart } from './cursor.ts';
import { fieldNamed } from './fields.ts';
import { factorsOf, figureOf, type Worth } from './figures.ts';
import { bothFilters, type ListFilters, rawOf, rowsAddress } from './filters.ts';
import { type GroupOrder, type GroupRow, type GroupsRead, groupsStatement } from './group-sql.ts';
import { type Grouping, groupFilters, unitAfter, unitStart, unitsBetween } from './groupings.ts';
import type { Plan } from './plan.ts';
import { questionRefusal } from './suggest.ts';
import { groupingWords, unitWords } from './words.ts';

/** More groups of the period before are not laid beside those of this one. */
const MOST_COMPARED = 10_000;

interface Whole {
  total: Figure;
  worth: Worth;
  value: QueryColumn;
}

/** The groups of a question, or its total as the only one. */
export async function answerGroups(
  asking: Asking,
  { total, worth, value }: Whole,
): Promise<Pick<QueryAnswer, 'columns' | 'groups' | 'all' | 'cursor'>> {
  const { query, plan } = asking;
  const { groupings } = plan;
  if (groupings.length === 0) {
    pageStart(query);
    return { columns: [value], groups: [{ keys: [], figure: total }], all: 1, cursor: null };
  }
  const offset = pageStart(query);
  const page = { order: groupOrder(plan, query), limit: query.limit ?? USUAL_ROWS, offset };
  const { all, groups } = await readGroups(asking, asking.now, page, worth);
  const earlier = await groupsBefore(asking, worth);
  const end = offset + groups.length;
  return {
    columns: [...groupings.map(columnOfGrouping), value],
    groups: groups.map((group) => ({
      keys: group.keys.map((key, at) => keyOf(groupings[at]!, key, group.labels[at] ?? null)),
      figure: groupFigure(asking, group, asking.now, worth),
      ...(earlier && { before: earlier(group.keys) }),
    })),
    all,
    cursor: groups.length > 0 && end < all ? cursorAfter(query, end) : null,
  };
}

async function readGroups(
  { call, plan, listViewOf }: Asking,
  filters: ListFilters,
  page: { order: GroupOrder; limit: number; offset: number },
  worth: Worth,
): Promise<GroupsRead> {
  const grouped = { call, plan, listView: await listViewOf(filters), raw: rawOf(filters, plan.search) };
  const isMoney = plan.counted!.field?.currency !== undefined && plan.counted!.how !== 'different';
  const statement = groupsStatement(grouped, { ...page, ...(isMoney && { factors: factorsOf(worth) }) });
  const [answer] = await call.tx.batch([statement]);
  return JSON.parse(answer![0]!) as GroupsRead;
}

/** @throws 422 naming `order` */
function groupOrder({ kind, groupings }: Plan, { order }: Query): GroupOrder {
  if (order === undefined) {
    const time = groupings.findIndex(({ unit }) => unit !== undefined);
    return time === -1 ? { by: 'value', isDescending: true } : { by: time, isDescending: false };
  }
  const isDescending = order.startsWith('-');
  const name = order.replace(/^-/, '');
  if (name === 'value') return { by: 'value', isDescending };
  const field = fieldNamed(kind.fields, name.split(':')[0]!);
  const at = groupings.findIndex((one) => one.written === name || (!name.includes(':') && one.field === field));
  if (at === -1)
    throw questionRefusal('order', `is value or one of ${groupings.map(({ written }) => written).join(', ')}`);
  return { by: at, isDescending };
}

const columnOfGrouping = (grouping: Grouping): QueryColumn => {
  const { written, field, unit } = grouping;
  return {
    key: written,
    label: unit ? capitalized(groupingWords(grouping)) : field.label,
    kind: unit ? 'day' : field.kind,
    ...(field.of && { of: field.of }),
    ...(unit && { unit }),
  };
};

function keyOf({ field, unit }: Grouping, value: string | null, label: string | null): Key {
  if (value === null) return { value, label: `No ${field.label.toLowerCase()}` };
  if (unit) return { value, label: unitWords(value, unit) };
  if (field.kind === 'flag') return { value, label: value === 'true' ? 'Yes' : 'No' };
  if (field.kind === 'reference') return { value, label: label ?? value, id: value };
  return { value, label: field.choices?.find((one) => one.value === value)?.label ?? value };
}

function groupFigure({ call, plan }: Asking, { keys, parts }: GroupRow, filters: ListFilters, worth: Worth): Figure {
  let own: ListFilters | null = filters;
  for (const [at, key] of keys.entries()) {
    const more: ListFilters | null = groupFilters(plan.groupings[at]!, key, call.actor.timezone);
    own = own && more && joined(own, more);
  }
  return figureOf(plan.counted!, parts, worth, own && rowsAddress(plan.kind, own, plan.search));
}

function joined(one: ListFilters, other: ListFilters): ListFilters | null {
  const both = bothFilters(one, other);
  return 'filters' in both ? both.filters : null;
}

/** Reads the groups of the period before; times are those that lie as far from its beginning. */
async function groupsBefore(
  asking: Asking,
  worth: Worth,
): Promise<((keys: GroupRow['keys']) => Figure | null) | undefined> {
  const { plan, before } = asking;
  if (!before) return undefined;
  const page = { order: { by: 'value', isDescending: true } as const, limit: MOST_COMPARED, offset: 0 };
  const { all, groups } = await readGroups(asking, before, page, worth);
  if (all > MOST_COMPARED)
    throw questionRefusal('compare', `has more than ${MOST_ROWS * 10} groups; group by less or add a filter`);
  const byKeys = new Map(groups.map((group) => [JSON.stringify(group.keys), group]));
  return (keys) => {
    const then = keys.map((key, at) => keyBefore(plan, plan.groupings[at]!, key));
    const group = byKeys.get(JSON.stringify(then));
    return group ? groupFigure(asking, group, before, worth) : null;
  };
}

function keyBefore({ span, before, day }: Plan, { field, unit }: Grouping, key: string | null): string | null {
  if (!unit || key === null || field !== day) return key;
  const place = unitsBetween(unitStart(span!.from, unit), key, unit);
  return unitAfter(unitStart(before!.from, unit), unit, place);
}
