import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, notFound } from '#server/errors.ts';
import type { WorkItems } from '#server/extension-points/work-items.ts';
import { containing } from '#server/resource/comparison.ts';
import { said } from '#shared/text/labels.ts';
import {
  MOST_OF_A_KIND,
  MOST_ON_A_PAGE,
  PAGE_SIZE,
  type WorkCount,
  type WorkItem,
  type WorkItemDetail,
  type WorkItemList,
  type WorkItemStep,
  type WorkItemsQuery,
  type WorkKind,
} from '../schema.ts';
import { sentenceOf, type Total } from './sentence.ts';
import {
  dueTimesOf,
  sourcesOf,
  standsIn,
  statementOf,
  sumsOf,
  tablesOf,
  workItemFacts,
  workItemRows,
  workItemTotals,
} from './sources.ts';

/** The values of `caller` in every declaration; `$1` is the organization. */
export function callerValues(call: Call): (string | null)[] {
  const { user_id, timezone, partner_id } = call.actor;
  return [call.organization_id, user_id, call.now().toISOString(), call.today(), timezone, partner_id];
}

/** Gives all values a type, also those that no declaration mentions. */
export const CALLER = `caller as (select $2::uuid as "user", $3::timestamptz as now, $4::date as today, $5::text as zone, $6::uuid as partner)`;

/** The text of the statement depends on few things, so a plan for any values is kept. */
export const GENERIC: Statement = sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`;

export async function readJson<T>(call: Call, text: string, values: readonly (string | null)[]): Promise<T> {
  const [, rows] = await call.tx.batch([GENERIC, { text, values: [...values] }]);
  return JSON.parse(rows![0] ?? 'null') as T;
}

const untilDue = {
  overdue: 'due_at <= $3::timestamptz',
  today: `due_at <= (($4::date + 1)::timestamp at time zone $5::text)`,
  week: `due_at <= (($4::date + 7)::timestamp at time zone $5::text)`,
} as const;

export interface Found extends Omit<WorkItem, 'kind_label' | 'to' | 'verb' | 'steps' | 'due_is'> {
  parent_id: string | null;
  /** The values that the steps send; null for a step that is not possible now. */
  sent: Record<string, Record<string, unknown> | null> | null;
}

/** The open work of the caller, the most urgent first, with the numbers of each kind. */
export async function workItemsOf(call: Call, query: WorkItemsQuery): Promise<WorkItemList> {
  const { kind, group, q = '', whose = 'mine', due, _start: start = 0, _end: end = start + PAGE_SIZE } = query;
  if (end < start) throw badRequest('_end is before _start', { _end: ['is before _start'] });
  if (end - start > MOST_ON_A_PAGE)
    throw badRequest(`at most ${MOST_ON_A_PAGE} items at once`, { _end: [`at most ${MOST_ON_A_PAGE} items at once`] });
  const sources = sourcesOf(call.actor);
  if (sources.length === 0) return { items: [], total: 0, kinds: [], sentence: null };
  const kinds = chosenKinds(sources, { kind, group });
  const words = q.trim();
  const narrowing = { isMine: whose === 'mine', standsIn: standsIn(call.actor), ...(words && { pattern: '$10' }) };
  const values = [...callerValues(call), kinds ? `{${kinds.map((one) => JSON.stringify(one)).join(',')}}` : null];
  const isCompany = call.actor.mode === 'company';
  const saysAll = !kinds && !words && !due && whose === 'mine';
  const sums = saysAll ? sumsOf(call.actor) : [];
  const purpose = `list ${JSON.stringify({ ...narrowing, due, saysAll })}`;
  const text = statementOf(
    call.actor,
    purpose,
    () =>
      `with ${CALLER}, found as materialized (${sources.map((source) => workItemRows(source, narrowing)).join(' union all ')}),
      due as (select * from found ${due ? `where ${untilDue[due]}` : ''}),
      chosen as (select * from due where $7::text[] is null or kind = any($7::text[])),
      page as (select * from chosen order by is_optional, due_at nulls last, since, kind, id offset $8::int limit $9::int)
    select json_build_object(
      'total', (select count(*)::int from chosen),
      'totals', ${sums.length > 0 ? `(select coalesce(json_agg(s), '[]') from (${sums.map(workItemTotals).join(' union all ')}) s)` : `'[]'::json`},
      'kinds', (select coalesce(json_agg(k), '[]') from (select kind, count(*)::int as count,
        (count(*) filter (where due_at <= $3::timestamptz))::int as overdue from due group by kind) k),
      'items', (select coalesce(json_agg(i order by i.is_optional, i.due_at nulls last, i.since, i.kind, i.id), '[]') from (
        select page.*, coalesce(page.due_at <= $3::timestamptz, false) as is_overdue,
          ${isCompany ? '(select p.name from partners p where p.organization_id = $1::uuid and p.id = page.partner_id)' : 'null'} as partner_name,
          ${isCompany ? '(select p.full_name from people p where p.organization_id = $1::uuid and p.id = page.owner_user_id)' : 'null'} as owner_name
        from page) i))::text`,
  );
  const found = await readJson<{
    items: Found[];
    total: number;
    kinds: Omit<WorkKind, 'group' | 'label' | 'is_more'>[];
    totals: Total[];
  }>(call, text, [...values, String(start), String(end - start), ...(words ? [containing(words)] : [])]);
  const byKind = new Map(sources.map((source) => [source.kind, source]));
  const counted = new Map(found.kinds.map((one) => [one.kind, one]));
  return {
    total: found.total,
    items: found.items.map((item) => shownItem(item, byKind.get(item.kind)!, isCompany)),
    kinds: sources.flatMap(({ kind, group, label }) => {
      const one = counted.get(kind);
      return one ? [{ ...one, group, label: said(label), is_more: one.count >= MOST_OF_A_KIND }] : [];
    }),
    sentence: saysAll ? sentenceOf(sources, counted, sums, found.totals) : null,
  };
}

/** The kinds to show: those asked for, those of the group, or both; undefined for all. */
function chosenKinds(sources: readonly WorkItems[], { kind, group }: Pick<WorkItemsQuery, 'kind' | 'group'>) {
  if (!group) return kind;
  const ofGroup = sources.filter((source) => source.group === group).map((source) => source.kind);
  return kind ? ofGroup.filter((one) => kind.includes(one)) : ofGroup;
}

/** One open item with its facts. @throws 404 when it is done, or not work of the caller */
export async function workItemOf(call: Call, kind: string, id: string): Promise<WorkItemDetail> {
  const source = sourcesOf(call.actor).find((one) => one.kind === kind);
  if (!source) throw notFound('This work item');
  const isCompany = call.actor.mode === 'company';
  const found = await readJson<{
    item: Found;
    facts: [value: string | null, currency: string | null, zone: string | null][];
  } | null>(
    call,
    `with ${CALLER}, found as materialized (${workItemRows(source, { isMine: false, standsIn: standsIn(call.actor), only: '$7' })})
    select (select json_build_object('item', ${shownColumns('found', isCompany)}, 'facts', ${workItemFacts(source, 'found.id')}) from found limit 1)::text`,
    [...callerValues(call), id],
  );
  if (!found) throw notFound('This work item');
  const { facts = [] } = source;
  return {
    item: shownItem(found.item, source, isCompany),
    facts: facts.flatMap(({ label, as, currency }, at) => {
      const [value, code, zone] = found.facts[at]!;
      if (value === null || value.trim() === '') return [];
      return [{ label: said(label), value, as: currency ? ('money' as const) : (as ?? 'text'), currency: code, zone }];
    }),
  };
}

/** The columns of an item with the names of its partner and its owner, as a JSON object. */
function shownColumns(row: string, isCompany: boolean): string {
  const nameOf = (table: string, column: string, id: string) =>
    isCompany
      ? `(select n.${column} from ${table} n where n.organization_id = $1::uuid and n.id = ${row}.${id})`
      : 'null';
  return `to_jsonb(${row}) || jsonb_build_object('is_overdue', coalesce(${row}.due_at <= $3::timestamptz, false),
    'partner_name', ${nameOf('partners', 'name', 'partner_id')}, 'owner_name', ${nameOf('people', 'full_name', 'owner_user_id')})`;
}

/** The numbers of open items, in total and of each kind, for the menu. */
export async function workCountOf(call: Call): Promise<WorkCount> {
  const sources = sourcesOf(call.actor);
  const about = tablesOf(sources);
  if (sources.length === 0) return { count: 0, overdue: 0, is_more: false, kinds: [], about };
  const text = statementOf(
    call.actor,
    'count',
    () =>
      `with ${CALLER} select coalesce(json_agg(k) filter (where k.count > 0), '[]')::text
    from (${sources
      .map(
        (
          source,
        ) => `select '${source.kind}' as kind, count(*)::int as count, (count(*) filter (where due_at <= $3::timestamptz))::int as overdue
          from ${dueTimesOf(source, { isMine: true, standsIn: standsIn(call.actor) })} x`,
      )
      .join(' union all ')}) k`,
  );
  const counted = await readJson<{ kind: string; count: number; overdue: number }[]>(call, text, callerValues(call));
  const sourceOf = new Map(sources.map((source) => [source.kind, source]));
  const kinds = counted.map(({ kind, count, overdue }) => ({
    to: sourceOf.get(kind)!.to,
    label: said(sourceOf.get(kind)!.label),
    count,
    overdue,
    is_more: count >= MOST_OF_A_KIND,
  }));
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    overdue: kinds.reduce((sum, { overdue }) => sum + overdue, 0),
    is_more: kinds.some(({ is_more }) => is_more),
    kinds,
    about,
  };
}

export function shownItem({ parent_id, sent, ...item }: Found, source: WorkItems, isCompany: boolean): WorkItem {
  const filled = (address: string) => address.replaceAll('$parent_id', parent_id ?? '').replaceAll('$id', item.id);
  const { label, verb, to, steps = [] } = source;
  return {
    ...item,
    title: titleOf(item.title, source),
    partner_id: isCompany ? item.partner_id : null,
    kind_label: said(label),
    due_is: source.due?.is ?? 'due',
    to: filled(to),
    verb: said(verb),
    steps: steps
      .filter(({ key }) => sent?.[key])
      .map(
        ({ key, label, method = 'POST', url, body, asks, chooses, confirm, previews, danger }): WorkItemStep => ({
          key,
          label: said(label),
          method,
          url: filled(url),
          body: { ...body, ...sent?.[key] },
          asks: asks ? { field: asks.field, label: said(asks.label), is_optional: asks.optional ?? false } : null,
          chooses: chooses
            ? {
                ...chooses,
                label: said(chooses.label),
                options: chooses.options.map((option) => ({ ...option, label: said(option.label) })),
              }
            : null,
          confirm: confirm ? said(confirm) : null,
          previews: previews ?? false,
          is_danger: danger ?? false,
        }),
      ),
  };
}

/** The title of a kind that has one item at most can be its sentence, which the reader gets in their language. */
const titleOf = (title: string, { title: declared, says }: WorkItems): string =>
  typeof says === 'string' && declared === `'${title}'` ? says : title;
