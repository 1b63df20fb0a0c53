import type pg from 'pg';
import { FOLDERS, type Folder } from './manifest.ts';
import { quoted } from './tables.ts';

/** Where a feature's rows speak of files in one of the kernel's stores. */
export interface KeptFiles {
  folder: Folder;
  table: string;
  /** What the file is called, in SQL over the table's columns. */
  key: string;
  /** Which of the table's rows have one; all of them unless said. */
  where?: string;
}

const PAGE = 500;

/** The keys that rows of this transaction speak of, one folder after the other. */
export async function* keysOf(
  client: pg.ClientBase,
  declared: readonly KeptFiles[],
): AsyncGenerator<{ folder: Folder; key: string }> {
  const { rows: there } = await client.query<{ table: string }>(
    'select "table" from unnest($1::text[]) as d ("table") where to_regclass(\'public.\' || "table") is not null',
    [declared.map(({ table }) => table)],
  );
  // A database of an earlier version may not have them all.
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
