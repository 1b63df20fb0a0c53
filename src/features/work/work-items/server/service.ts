import type { Call } from '#server/call.ts';
import type { WorkItem } from '../schema.ts';
import { CALLER, callerValues, type Found, readJson, shownItem } from './list.ts';
import { sourcesOf, standsIn, statementOf, workItemRows } from './sources.ts';

export { CALLER, callerValues, GENERIC, workItemsOf } from './list.ts';

/** The open work about one record that the caller may do, the most urgent first. The caller must see the record. */
export async function workOfRecord(
  call: Call,
  id: string,
  most: number,
): Promise<{ items: WorkItem[]; total: number }> {
  const sources = sourcesOf(call.actor);
  if (sources.length === 0) return { items: [], total: 0 };
  const isCompany = call.actor.mode === 'company';
  const text = statementOf(
    call.actor,
    `record ${most}`,
    () =>
      `with ${CALLER}, found as materialized (${sources.map((source) => workItemRows(source, { isMine: false, standsIn: standsIn(call.actor), record: '$7::uuid' })).join(' union all ')}),
      page as (select * from found order by due_at nulls last, since, kind, id limit ${most})
    select json_build_object('total', (select count(*)::int from found),
      'items', (select coalesce(json_agg(i order by i.due_at nulls last, i.since, i.kind, i.id), '[]') from (
        select page.*, coalesce(page.due_at <= $3::timestamptz, false) as is_overdue,
          ${isCompany ? '(select p.name from partners p where p.organization_id = $1::uuid and p.id = page.partner_id)' : 'null'} as partner_name,
          ${isCompany ? '(select p.full_name from people p where p.organization_id = $1::uuid and p.id = page.owner_user_id)' : 'null'} as owner_name
        from page) i))::text`,
  );
  const found = await readJson<{ items: Found[]; total: number }>(call, text, [...callerValues(call), id]);
  const byKind = new Map(sources.map((source) => [source.kind, source]));
  return { total: found.total, items: found.items.map((item) => shownItem(item, byKind.get(item.kind)!, isCompany)) };
}

/** The most urgent open item of the caller for a place on its home, and how many there are. */
export async function nextWork(call: Call, home: 'deal' | 'track'): Promise<{ item: WorkItem | null; total: number }> {
  const sources = sourcesOf(call.actor).filter((source) => source.home === home);
  if (sources.length === 0) return { item: null, total: 0 };
  const order = sources.map(({ kind }) => `'${kind}'`).join(', ');
  const text = statementOf(
    call.actor,
    `home ${home}`,
    () =>
      `with ${CALLER}, found as materialized (${sources.map((source) => workItemRows(source, { isMine: true, standsIn: standsIn(call.actor) })).join(' union all ')}),
      first as (select * from found
        order by array_position(array[${order}]::text[], kind) > 1, due_at nulls last, since, kind, id limit 1)
    select json_build_object('total', (select count(*)::int from found), 'item', (select to_jsonb(first)
      || jsonb_build_object('is_overdue', coalesce(first.due_at <= $3::timestamptz, false), 'partner_name', null,
        'owner_name', null) from first))::text`,
  );
  const { item, total } = await readJson<{ item: Found | null; total: number }>(call, text, callerValues(call));
  const isCompany = call.actor.mode === 'company';
  return { total, item: item && shownItem(item, sources.find(({ kind }) => kind === item.kind)!, isCompany) };
}
