import { withConnection } from './connect.ts';

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
