import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { declaredResources } from '#server/resource/define.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { UndoPreview } from '../../schema.ts';

type Touched = UndoPreview['touched'][number];

/** The changes an import made, read from the audit log, including rows that no row of a file stands for. */
export interface Footprint {
  /** Ids by table. */
  created: Map<string, string[]>;
  /** Rows that were there before, with what their fields were, by table. */
  changed: Map<string, { id: string; before: Record<string, unknown> }[]>;
}

export async function footprintOf(call: Call, import_id: string): Promise<Footprint> {
  const events = await call.rows<{
    ref_table: string;
    ref_id: string;
    action: string;
    changes: Record<string, unknown>;
  }>(sql`
    select ref_table, ref_id, action, case when action = 'created' then '{}' else changes end as changes
    from audit_events
    where organization_id = ${call.organization_id} and batch_id = ${import_id} order by seq`);
  const created = new Map<string, Set<string>>();
  const changed = new Map<string, Map<string, Record<string, unknown>>>();
  for (const { ref_table, ref_id, action, changes } of events) {
    if (action === 'created') created.set(ref_table, (created.get(ref_table) ?? new Set()).add(ref_id));
    if (action !== 'updated' || created.get(ref_table)?.has(ref_id)) continue;
    const rows = changed.get(ref_table) ?? new Map<string, Record<string, unknown>>();
    changed.set(ref_table, rows);
    // The first of several changes holds the original value.
    const was = Object.fromEntries(Object.entries(changes).map(([field, pair]) => [field, (pair as unknown[])[0]]));
    rows.set(ref_id, { ...was, ...rows.get(ref_id) });
  }
  return {
    created: new Map([...created].map(([table, ids]) => [table, [...ids]])),
    changed: new Map([...changed].map(([table, rows]) => [table, [...rows].map(([id, before]) => ({ id, before }))])),
  };
}

/** Rows of the import that a user or the system has changed since. */
export async function importChangedSince(call: Call, import_id: string): Promise<Touched[]> {
  const events = await call.rows<{ table: string; id: string; at: string; action: string; actor: string | null }>(sql`
    with mine as (
      select ref_table, ref_id, min(seq) as seq from audit_events
      where organization_id = ${call.organization_id} and batch_id = ${import_id} group by 1, 2)
    select distinct on (e.ref_table, e.ref_id) e.ref_table as table, e.ref_id as id, e.at, e.action,
      p.full_name as actor
    from audit_events e
    join mine m on m.ref_table = e.ref_table and m.ref_id = e.ref_id and e.seq > m.seq
    left join people p on p.organization_id = e.organization_id and p.id = e.actor_id
    where e.organization_id = ${call.organization_id} and e.batch_id is distinct from ${import_id}
      -- The tier that an evaluation gave is taken back with the deals.
      and not (e.ref_table = 'partners' and e.actor_id is null and e.action = 'updated'
        and e.changes - 'tier_id' = '{}')
    order by e.ref_table, e.ref_id, e.seq desc`);
  const names = await importNames(call, events);
  return events.map(({ table, id, at, action, actor }) => ({
    table,
    id,
    name: names.get(id) ?? '',
    what: `was ${action === 'updated' ? 'changed' : action}${actor ? ` by ${actor}` : ''} on ${at.slice(0, 10)}`,
  }));
}

/**
 * Rows of the import that other rows refer to by now. The foreign keys come from the database; only tables in the audit
 * log count, which leaves out the history that deals write themselves.
 */
export async function usedSince(
  call: Call,
  import_id: string,
  { created }: Footprint,
): Promise<(Touched & { by: string })[]> {
  const pointers = await call.rows<{ from: string; column: string; to: string; is_archivable: boolean }>(sql`
    select t.relname as from, a.attname as column, f.relname as to,
      exists (select from pg_attribute x where x.attrelid = t.oid and x.attname = 'archived_at') as is_archivable
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and cardinality(c.conkey) = 2 and f.relname = any(${[...created.keys()]})
      and f.relname <> 'memberships'
      and exists (select from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'record')
      -- A row whose key is the record belongs to it.
      and not exists (select from pg_constraint k
        where k.conrelid = c.conrelid and k.contype = 'p' and k.conkey = c.conkey)`);
  const found: { table: string; id: string; by_table: string; by_id: string }[] = [];
  for (const { from, column, to, is_archivable } of pointers) {
    const follows = allNouns().get(from)?.followsWhen;
    found.push(
      ...(await call.rows<(typeof found)[number]>(sql`
        select distinct on (r.${sql.identifier(column)}) '${sql.raw(to)}' as table, r.${sql.identifier(column)} as id,
          '${sql.raw(from)}' as by_table, r.id as by_id from ${sql.identifier(from)} r
        where r.organization_id = ${call.organization_id}
          and r.${sql.identifier(column)} = any(${created.get(to) ?? null}::uuid[])
          ${is_archivable ? sql`and r.archived_at is null` : sql``}
          ${follows ? sql`and not ${sql.raw(follows)}` : sql``}
          and not exists (select from audit_events e
            where e.organization_id = ${call.organization_id} and e.batch_id = ${import_id}
            and e.ref_table = '${sql.raw(from)}' and e.ref_id = r.id)
        order by r.${sql.identifier(column)}, r.id`)),
    );
  }
  // Where a partner stands in addition to its main region is no column of its own.
  found.push(
    ...(await call.rows<(typeof found)[number]>(sql`
      select distinct on (m.region_id) 'partner_regions' as table, m.region_id as id, 'partners' as by_table,
        m.partner_id as by_id
      from partner_region_memberships m
      join partners p on p.organization_id = m.organization_id and p.id = m.partner_id and p.archived_at is null
      where m.organization_id = ${call.organization_id}
        and m.region_id = any(${created.get('partner_regions') ?? []}::uuid[]) and m.region_id is distinct
      from p.region_id
        and not exists (select from audit_events e
          where e.organization_id = ${call.organization_id} and e.batch_id = ${import_id} and e.ref_table = 'partners'
          and e.ref_id = p.id)
      order by m.region_id, m.partner_id`)),
  );
  const names = await importNames(call, [...found, ...found.map(({ by_table: table, by_id: id }) => ({ table, id }))]);
  return found.map(({ table, id, by_table, by_id }) => {
    const noun = declaredResources().get(by_table)?.noun ?? by_table.replaceAll('_', ' ');
    return {
      table,
      id,
      name: names.get(id) ?? '',
      what: `is used by the ${noun} ${names.get(by_id) ?? ''}`.trim(),
      by: by_table,
    };
  });
}

/** The titles of rows, for resources that have a title. */
export async function importNames(
  call: Call,
  rows: readonly { table: string; id: string }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [table, group] of Map.groupBy(rows, (row) => row.table)) {
    const resource = declaredResources().get(table);
    const column = ['name', 'full_name', 'title', 'number'].find((one) => one in (resource?.row.properties ?? {}));
    if (!resource || !column) continue;
    const found = await call.rows<{ id: string; name: string }>(
      `select id, coalesce("${column}"::text, '') as name from ${sourceOf(resource)} where organization_id = $1 and id = any($2)`,
      [call.organization_id, group.map(({ id }) => id)],
    );
    for (const { id, name } of found) names.set(id, name);
  }
  return names;
}
