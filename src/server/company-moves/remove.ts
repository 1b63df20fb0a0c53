import pg from 'pg';
import { sql } from '../db/sql.ts';
import { groupOf, idList } from './contents.ts';

/**
 * Removes a company and the organizations of its own partners, as the owner of the schema and in the caller's transaction.
 * Files and people stay.
 */
export async function removeCompanyRows(client: pg.ClientBase, company: string): Promise<void> {
  const { ids } = await groupOf(client, company);
  const list = idList(ids);
  await client.query(sql`select set_config('app.deleting_company', ${company}, true)`);
  const { rows } = await client.query<{ name: string; owner: string }>(`
    select c.relname as name, case when c.relname = 'organizations' then 'id' else 'organization_id' end as owner
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and (c.relname = 'organizations' or exists
      (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped))
    order by c.relname`);
  const deletes = rows.map(
    ({ name, owner }, at) =>
      `d${at} as (delete from public.${pg.escapeIdentifier(name)} where ${owner} = any(${list}))`,
  );
  await client.query(`with ${deletes.join(', ')} select`);
  // Deleting was itself recorded, and announced.
  await client.query(`delete from audit_events where organization_id = any(${list})`);
  await client.query(`delete from outbox_events where organization_id = any(${list})`);
  await client.query(
    `delete from feature_flag_overrides where kind = 'organization' and target = any((${list})::text[])`,
  );
  await client.query(sql`
    select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
    where j.payload->>'organization_id' = any(${ids}::text[]) and j.locked_at is null having count(*) > 0`);
  await client.query(`select set_config('app.deleting_company', '', true)`);
}
