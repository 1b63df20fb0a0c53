import type { Kernel } from '../kernel.ts';
import type { Tx } from './client.ts';
import { sql } from './sql.ts';

/** The months that have a partition before they begin. */
const MONTHS_AHEAD = 3;

/**
 * Makes the partitions of this month and the coming ones for every table that is partitioned by month
 * (db/migrations/0166_months.sql), and moves rows there that were written before their month had one. Then it updates
 * the statistics of these tables. Several servers may do it at once.
 */
export async function makeMonths({ system, clock }: Pick<Kernel, 'system' | 'clock'>): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  await system.unscoped((tx) => tx.rows(sql`select make_month_partitions(${today}::date, ${MONTHS_AHEAD})`));
  const tables = await system.unscoped((tx) => tx.rows<{ name: string }>(sql`select name from tables_by_month()`));
  for (const { name } of tables) await system.unscoped((tx) => tx.run(sql`call analyze_months(${name})`));
}

/**
 * Drops the months of a table that ended before a day (`2026-11-30`). An append-only table refuses.
 * @returns how many months were dropped
 */
export async function dropMonths(tx: Tx, table: string, before: string): Promise<number> {
  const [answer] = await tx.rows<{ dropped: number }>(
    sql`select drop_month_partitions(${table}, ${before}::date) as dropped`,
  );
  return answer!.dropped;
}
