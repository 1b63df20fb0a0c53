import pg from 'pg';
import type { Database } from '../db/client.ts';
import { sql } from '../db/sql.ts';

/** The pages of 8 kB that are read of a table at most; a table with fewer is counted exactly. */
const SAMPLED_PAGES = 2_000;

interface MeasuredTable {
  schema: string;
  name: string;
  bytes: number;
  pages: number;
  /** PostgreSQL's own estimate. */
  row_count: number;
  can_read: boolean;
  has_company: boolean;
}
interface Counted {
  company_id: string | null;
  row_count: number;
}

/** A partitioned table is measured as a whole. Sizes include indexes. */
const TABLES = `
  select n.nspname as schema, c.relname as name, sum(pg_total_relation_size(p.oid))::bigint as bytes,
    (sum(pg_relation_size(p.oid)) / current_setting('block_size')::int)::bigint as pages,
    sum(greatest(p.reltuples, 0))::bigint as row_count,
    has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as can_read,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id'
      and a.atttypid = 'uuid'::regtype and not a.attisdropped) as has_company
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (select l.oid, l.reltuples from pg_class l
    where c.relkind = 'r' and l.oid = c.oid
      or c.relkind = 'p' and l.oid in (select relid from pg_partition_tree(c.oid) where isleaf)) p
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  group by n.oid, n.nspname, c.oid, c.relname order by 1, 2`;

/**
 * Stores the size of every table as the reading of the month of `now`, and replaces the earlier one of that month. Large
 * tables are sampled, so that it takes seconds whatever their size. Each table has a transaction of its own.
 */
export async function measureSizes(system: Database, now: Date): Promise<void> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const tables = await system.unscoped((tx) => tx.rows<MeasuredTable>(TABLES));
  for (const table of tables) {
    const name = table.schema === 'public' ? table.name : `${table.schema}.${table.name}`;
    await system.unscoped(async (tx) => {
      const counted = table.can_read ? await tx.rows<Counted>(sampleOf(table)) : [];
      const total = table.can_read ? counted.reduce((sum, { row_count }) => sum + row_count, 0) : table.row_count;
      const shares = counted
        .filter(({ company_id }) => company_id !== null)
        .map(({ company_id, row_count }) => ({
          company_id,
          row_count,
          bytes: Math.round((table.bytes * row_count) / total),
        }));
      await tx.run(sql`delete from size_readings where month = ${month}::date and table_name = ${name}`);
      await tx.run(sql`
        insert into size_readings (month, table_name, company_id, row_count, bytes, measured_at)
        select ${month}::date, ${name}, r.company_id, r.row_count, r.bytes, ${now}
        from json_to_recordset(${JSON.stringify([{ company_id: null, row_count: total, bytes: table.bytes }, ...shares])})
          as r(company_id uuid, row_count bigint, bytes bigint)
        where r.company_id is null or exists (select from organizations o where o.id = r.company_id)
        on conflict (month, table_name, company_id) do update
          set row_count = excluded.row_count, bytes = excluded.bytes, measured_at = excluded.measured_at`);
    });
  }
  const names = tables.map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`));
  await system.unscoped((tx) =>
    tx.run(sql`delete from size_readings where month = ${month}::date and table_name <> all(${names})`),
  );
}

/** Counts whole pages that are chosen at random, and adds up to what all of them would have. */
function sampleOf({ schema, name, pages, has_company }: MeasuredTable): string {
  const percent = pages <= SAMPLED_PAGES ? 100 : (100 * SAMPLED_PAGES) / pages;
  const company = has_company ? 'organization_id' : 'null::uuid';
  return `select ${company} as company_id, round(count(*) * 100 / ${percent})::bigint as row_count
    from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)} tablesample system (${percent}) group by 1`;
}
