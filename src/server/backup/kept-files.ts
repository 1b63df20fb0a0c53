import type pg from 'pg';
import { sql } from '../db/sql.ts';
import { FOLDERS, type Folder } from './manifest.ts';
import { quoted } from './tables.ts';

/** Rows of a feature that refer to files in one of the stores. */
export interface KeptFiles {
  folder: Folder;
  table: string;
  /** A SQL expression over the table's columns that gives the key of the file. */
  key: string;
  /** A SQL condition for the rows that have a file; defaults to all. */
  where?: string;
  /**
   * A SQL expression for the folder and name in a company's data export; without it, the export leaves the files out.
   */
  exportAs?: string;
}

const PAGE = 500;

/** Yields the file keys of the rows that this transaction sees, folder by folder. */
export async function* keysOf(
  client: pg.ClientBase,
  declared: readonly KeptFiles[],
): AsyncGenerator<{ folder: Folder; key: string }> {
  const { rows: there } = await client.query<{ table: string }>(sql`
    select "table" from unnest(${declared.map(({ table }) => table)}::text[]) as d ("table")
    where to_regclass('public.' || "table") is not null`);
  // A database of an earlier version may lack some tables.
  const tables = new Set(there.map(({ table }) => table));
  for (const folder of FOLDERS) {
    const sources = declared
      .filter((each) => each.folder === folder && tables.has(each.table))
      .map(
        ({ table, key, where }) => `select ${key} as key from ${quoted(`public.${table}`)} where ${where ?? 'true'}`,
      );
    if (sources.length === 0) continue;
    await client.query(`declare kept no scroll cursor for ${sources.join(' union ')} order by key`);
    for (;;) {
      const { rows } = await client.query<{ key: string }>(`fetch ${PAGE} from kept`);
      if (rows.length === 0) break;
      for (const { key } of rows) yield { folder, key };
    }
    await client.query('close kept');
  }
}
