import { withConnection } from './connect.ts';
import { sql } from './sql.ts';

/**
 * Counts the rows of all tables that have any. An empty table is left out: once counted, its plans read the whole table
 * until it is counted again, while one that was never counted is read by its indexes from the first row on.
 */
export async function analyzeFilledTables(adminUrl: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(sql`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
        and pg_relation_size(c.oid) > 0`);
    if (rows.length > 0) await client.query(`analyze ${rows.map(({ name }) => name).join(', ')}`);
  });
}

/** A table with fewer changed rows has plans that are good enough. */
const CHANGED_ROWS = 50;

/** Updates the statistics of the tables that changed much since the last time, which PostgreSQL does itself within minutes. */
export function analyzeChanged(adminUrl: string): Promise<void> {
  return withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ table: string }>(`
      select relid::regclass::text as table from pg_stat_user_tables
      where schemaname = 'public' and n_mod_since_analyze > greatest(${CHANGED_ROWS}, n_live_tup / 4)`);
    if (rows.length > 0) await client.query(`analyze ${rows.map(({ table }) => table).join(', ')}`);
  });
}
