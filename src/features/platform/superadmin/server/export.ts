import { Zip, ZipDeflate } from 'fflate';
import { archivedForExport } from '#features/access/audit-events/server/service.ts';
import type { Row, Tx } from '#server/db/client.ts';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { csvLine } from '#server/resource/csv.ts';
import { pump } from '#server/resource/export.ts';
import type { ExportFormat } from '../schema.ts';
import { EXCLUDED_TABLES, type OwnedTable, ownedTables } from './owned.ts';

const CHUNK = 500;
type Push = (bytes: Uint8Array) => Promise<boolean>;

/**
 * Everything a company owns at one instant, in one ZIP: a file for each table, its uploaded files, its people, and a
 * manifest that lists the included and the excluded rows. It is streamed while it is read and never held in memory.
 */
export async function* exportCompany(
  kernel: Kernel,
  organization_id: string,
  format: ExportFormat,
): AsyncGenerator<Buffer> {
  // Its own connection: a slow reader must not keep identity waiting for one.
  const db = new Database(kernel.system.url, 1);
  try {
    const chunks = pump<Uint8Array>((push) =>
      db.unscoped(async (tx) => {
        await tx.run(sql`set transaction isolation level repeatable read, read only`);
        // Before the first read, which decides the time of the view: no month of the log leaves the database meanwhile.
        await tx.run('lock table audit_events in access share mode');
        await writeArchive(kernel, tx, organization_id, format, push);
      }),
    );
    for await (const chunk of chunks) yield Buffer.from(chunk);
  } finally {
    await db.close();
  }
}

/** One file after the other; `write` resolves when the reader has taken what came of it. */
class Archive {
  readonly #zip: Zip;
  readonly #push: Push;
  #made: Uint8Array[] = [];
  #failure: Error | undefined;

  constructor(push: Push) {
    this.#push = push;
    this.#zip = new Zip((error, bytes) => {
      if (error) this.#failure = error;
      else this.#made.push(bytes);
    });
  }

  /** @throws when the reader has closed the stream */
  async file(name: string, parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): Promise<void> {
    const file = new ZipDeflate(name, { level: 6 });
    this.#zip.add(file);
    for await (const part of parts) {
      file.push(typeof part === 'string' ? Buffer.from(part) : part);
      await this.#flush();
    }
    file.push(new Uint8Array(0), true);
    await this.#flush();
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#failure) throw this.#failure;
    const made = this.#made;
    this.#made = [];
    for (const bytes of made) {
      if (bytes.length > 0 && !(await this.#push(bytes))) throw new Error('The client stopped reading the export.');
    }
  }
}

async function writeArchive(
  kernel: Kernel,
  tx: Tx,
  organization_id: string,
  format: ExportFormat,
  push: Push,
): Promise<void> {
  const archive = new Archive(push);
  const tables = await ownedTables(tx, kernel.keptFiles);
  const counts = new Map<string, number>();
  const missing: string[] = [];
  const write = async (name: string, columns: string[], select: string) => {
    counts.set(name, 0);
    const rows = rowsOf(tx, select, organization_id, (more) => counts.set(name, counts.get(name)! + more));
    await archive.file(`${name}.${format}`, format === 'csv' ? csvOf(columns, rows) : jsonOf(rows));
  };
  for (const { name, columns, select } of tables) await write(name, columns, select);
  await write(
    'people',
    ['id', 'full_name', 'email', 'role', 'status'],
    `select u.id, u.name as full_name, u.email::text as email, m.role, m.status
     from memberships m join identity.users u on u.id = m.user_id where m.organization_id = $1`,
  );
  for await (const [row] of each(tx, 'select key, kind from pictures where organization_id = $1', organization_id)) {
    const bytes = await kernel.files.find(row!.key as string);
    const path = `files/pictures/${row!.key}.${row!.kind}`;
    if (bytes) await archive.file(path, [bytes]);
    else missing.push(path);
  }
  for await (const [row] of each(
    tx,
    'select id, file_name, content from import_files where organization_id = $1',
    organization_id,
  )) {
    await archive.file(`files/imports/${row!.id}/${safeName(row!.file_name as string)}`, [row!.content as Buffer]);
  }
  for (const { folder, table, key, where = 'true', exportAs } of kernel.keptFiles) {
    if (!exportAs) continue;
    const query = `select ${key} as key, ${exportAs} as path from ${table} where organization_id = $1 and (${where}) order by path`;
    for await (const [row] of each(tx, query, organization_id)) {
      const bytes = await kernel[folder].stream(row!.key as string);
      const path = (row!.path as string).split('/').map(safeName).join('/');
      if (bytes) await archive.file(`files/${path}`, bytes);
      else missing.push(`files/${path}`);
    }
  }
  for await (const { name, lines } of archivedForExport(tx, kernel.documents, organization_id))
    if (lines) await archive.file(`files/audit/${name}`, lines);
    else missing.push(`files/audit/${name}`);
  const manifest = {
    organization_id,
    exported_at: kernel.clock.now(),
    format,
    tables: tables.map(({ name, columns, withheld }) => ({ name, rows: counts.get(name), columns, withheld })),
    people: counts.get('people'),
    left_out: EXCLUDED_TABLES,
    missing_files: missing,
    note: 'Withheld columns are encrypted with the secret of this installation, are credentials, or are keys of files. Data that partners do not share with the company is left out. In CSV files, an apostrophe is added before values that a spreadsheet would run as a formula; JSON files are exact.',
  };
  await archive.file('manifest.json', [JSON.stringify(manifest, null, 2)]);
  await archive.end();
}

/** Pages of rows; one cursor at a time. */
async function* rowsOf(tx: Tx, select: string, organization_id: string, count: (rows: number) => void) {
  await tx.rows(`declare owned no scroll cursor for ${select}`, [organization_id]);
  for (;;) {
    const rows = await tx.rows(`fetch ${CHUNK} from owned`);
    count(rows.length);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.run('close owned');
}

/** One row at a time, for those that hold files. */
async function* each(tx: Tx, select: string, organization_id: string): AsyncGenerator<Row[]> {
  await tx.rows(`declare filed no scroll cursor for ${select}`, [organization_id]);
  for (;;) {
    const rows = await tx.rows('fetch 1 from filed');
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.run('close filed');
}

async function* csvOf(columns: OwnedTable['columns'], pages: AsyncIterable<Row[]>) {
  yield `\ufeff${csvLine(columns)}`;
  for await (const rows of pages) {
    // Objects and lists stay JSON because exports are mostly read by programs.
    yield rows.map((row) => csvLine(columns.map((column) => cell(row[column])))).join('');
  }
}

function cell(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

async function* jsonOf(pages: AsyncIterable<Row[]>) {
  let before = '[\n';
  for await (const rows of pages) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const safeName = (name: string) => name.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_');
