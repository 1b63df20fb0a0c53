import type { Database } from '../db/client.ts';
import { sql } from '../db/sql.ts';

interface Table {
  columns: ReadonlySet<string>;
  /** The planner's latest estimate. */
  rows: number;
}

const KEPT_MS = 600_000;
const NONE: Table = { columns: new Set(), rows: 0 };

/** Caches catalog data of the tables: their columns and estimated sizes. */
export class Tables {
  readonly #system: Database;
  #tables: Promise<Map<string, Table>> | undefined;
  #until = 0;
  /**
   * The number of rows of all companies together from which a list is planned for the given values
   * (docs/decisions/0012).
   */
  largeFrom = 100_000;

  constructor(system: Database) {
    this.#system = system;
  }

  async of(name: string): Promise<Table> {
    if (Date.now() > this.#until) {
      this.#until = Date.now() + KEPT_MS;
      this.#tables = this.#read();
      this.#tables.catch(() => {
        this.#until = 0;
      });
    }
    return (await this.#tables!).get(name) ?? NONE;
  }

  async #read(): Promise<Map<string, Table>> {
    const [row] = await this.#system.readUnscoped([
      sql`
        select json_agg(json_build_object('name', c.relname, 'rows', greatest(c.reltuples, 0), 'columns',
          (select json_agg(a.attname) from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)))::text
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    ]);
    const tables = JSON.parse(row![0] ?? '[]') as { name: string; rows: number; columns: string[] }[];
    return new Map(tables.map(({ name, rows, columns }) => [name, { rows, columns: new Set(columns) }]));
  }
}
