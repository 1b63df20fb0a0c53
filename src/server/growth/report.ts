import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { forecastGrowth, type GrowthReport, type Reading } from '#shared/growth/growth.ts';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';

interface Stored extends Reading {
  month: string;
  name: string;
  row_count: number;
}
interface StoredOfCompany extends Stored {
  company_id: string;
}

/**
 * The sizes of the tables and of the companies, largest first, with their growth over the stored months.
 * @param company_id limits the tables and the total to the shares of one company
 */
export async function readGrowth(
  tx: Pick<Tx, 'rows'>,
  { company_id = null, free_bytes = null }: { company_id?: string | null; free_bytes?: number | null } = {},
): Promise<GrowthReport> {
  const ofTables = await tx.rows<Stored>(sql`
    select to_char(month, 'YYYY-MM') as month, table_name as name, row_count, bytes, measured_at from size_readings
    where company_id is not distinct from ${company_id} order by month`);
  const ofCompanies = await tx.rows<StoredOfCompany>(sql`
    select to_char(r.month, 'YYYY-MM') as month, r.company_id, o.name, sum(r.row_count)::bigint as row_count,
      sum(r.bytes)::bigint as bytes, max(r.measured_at) as measured_at
    from size_readings r join organizations o on o.id = r.company_id group by r.month, r.company_id, o.name
    order by r.month`);
  const byMonth = [...Map.groupBy(ofTables, ({ month }) => month)].map(([month, rows]) => ({
    month,
    measured_at: rows
      .map((row) => row.measured_at)
      .sort()
      .at(-1)!,
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  const newest = ofCompanies.at(-1)?.month ?? byMonth.at(-1)?.month;
  const forecast = forecastGrowth(byMonth);
  const pace = forecast?.bytes_per_month ?? 0;
  return {
    measured_at: byMonth.at(-1)?.measured_at ?? null,
    bytes: byMonth.at(-1)?.bytes ?? 0,
    forecast,
    free_bytes,
    months_left: company_id === null && free_bytes !== null && pace > 0 ? round(free_bytes / pace) : null,
    months: byMonth,
    tables: grown(ofTables, newest, ({ name }) => name).map(([name, size]) => ({ name, ...size })),
    companies: grown(ofCompanies, newest, (row) => row.company_id).map(([id, size, { name }]) => ({
      company_id: id,
      name,
      ...size,
    })),
  };
}

type Size = Pick<GrowthReport['tables'][number], 'row_count' | 'bytes' | 'bytes_per_month'>;

/** Tables or companies with rows in the newest month, with the growth over all months, largest first. */
function grown<R extends Stored>(rows: readonly R[], newest: string | undefined, keyOf: (row: R) => string) {
  return [...Map.groupBy(rows, keyOf)]
    .flatMap(([key, history]): [string, Size, R][] => {
      const last = history.at(-1)!;
      if (last.month !== newest) return [];
      const bytes_per_month = forecastGrowth(history)?.bytes_per_month ?? null;
      return [[key, { row_count: last.row_count, bytes: last.bytes, bytes_per_month }, last]];
    })
    .sort(([, a], [, b]) => b.bytes - a.bytes);
}

/** The free space where the database that comes with Tandem runs; null when the database is elsewhere. */
export async function freeSpace(dataDir: string): Promise<number | null> {
  const folder = join(dataDir, 'postgres');
  // A folder of former days has no process.
  if (!existsSync(join(folder, 'postmaster.pid'))) return null;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const round = (months: number) => Math.round(months * 10) / 10;
