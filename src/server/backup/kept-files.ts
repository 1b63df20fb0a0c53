import type pg from 'pg';
import { FOLDERS, type Folder } from './manifest.ts';
import { quoted } from './tables.ts';

/** Rows of a feature that refer to files in one of the stores. */
export interface KeptFiles {
  folder: Folder;
  table: string;
  /** The file's key, in SQL over the table's columns. */
  key: string;
  /** Which rows have one; all by default. */
  where?: string;
  /** Folder and name in a company's export of its data, in SQL; without it the export leaves the files out. */
  exportAs?: string;
}

const PAGE = 500;

/** The file keys of this transaction's rows, folder by folder. */
export async function* keysOf(
  client: pg.ClientBase,
  declared: readonly KeptFiles[],
): AsyncGenerator<{ folder: Folder; key: string }> {
  const { rows: there } = await client.query<{ table: string }>(
    'select "table" from unnest($1::text[]) as d ("table") where to_regclass(\'public.\' || "table") is not null',
    [declared.map(({ table }) => table)],
  );
  // A database of an earlier version may lack some.
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
