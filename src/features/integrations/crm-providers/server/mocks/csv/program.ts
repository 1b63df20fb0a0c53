import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { csvLine } from '#server/resource/csv.ts';

/** The other program of the CSV exchange: it empties the outgoing folder, and writes its changed records as a new file. */
export interface CsvProgram {
  save(values: Record<string, string>, id?: string): string;
  remove(id: string): void;
  /** The records, by their own id. */
  records: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Takes all outgoing files. @returns their rows */
  take(): Promise<readonly Record<string, string>[]>;
  /** Writes a file with all records that changed since the last time. */
  give(): Promise<void>;
  /** Writes any file. @param age in milliseconds; a new file is waited for */
  put(name: string, content: string | Uint8Array, age?: number): Promise<void>;
}

export function createCsvProgram(root: string, now: () => Date): CsvProgram {
  const [inbox, outbox] = [join(root, 'in'), join(root, 'out')];
  const records = new Map<string, Record<string, string>>();
  let changed = new Set<string>();
  let lastId = 0;
  let lastFile = 0;

  function save(values: Record<string, string>, id?: string): string {
    if (!id) lastId += 1;
    const own = id ?? `C-${lastId}`;
    records.set(own, { ...records.get(own), ...values, Updated: now().toISOString() });
    changed.add(own);
    return own;
  }

  async function put(name: string, content: string | Uint8Array, age = 60_000) {
    await mkdir(inbox, { recursive: true });
    await writeFile(join(inbox, name), content);
    const time = (Date.now() - age) / 1000;
    await utimes(join(inbox, name), time, time);
  }

  return {
    records,
    save,
    put,
    remove(id) {
      save({ Deleted: 'yes' }, id);
    },
    async take() {
      const rows: Record<string, string>[] = [];
      for (const name of (await readdir(outbox).catch(() => [])).filter((each) => each.endsWith('.csv')).toSorted()) {
        const lines = parse(await readFile(join(outbox, name), 'utf8'), { columns: true }) as Record<string, string>[];
        await rm(join(outbox, name));
        for (const { Id = '', ...values } of lines) {
          rows.push({ Id, ...values });
          const known = Id || [...records].find(([, each]) => each['Tandem ID'] === values['Tandem ID'])?.[0];
          save(values, known);
        }
      }
      return rows;
    },
    async give() {
      if (changed.size === 0) return;
      lastFile += 1;
      const headings = ['Id', 'Tandem ID', 'Updated', 'Deleted', 'Name', 'Email', 'Revenue', 'Level'];
      const lines = [...changed].map((id) => [
        id,
        ...headings.slice(1).map((heading) => records.get(id)?.[heading] ?? ''),
      ]);
      changed = new Set();
      await put(
        `companies-${String(lastFile).padStart(6, '0')}.csv`,
        [headings, ...lines].map((line) => csvLine(line)).join(''),
      );
    },
  };
}
