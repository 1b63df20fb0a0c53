import type { Database } from '../db/client.ts';

interface Table {
  columns: ReadonlySet<string>;
  /** As the planner last estimated it. */
  rows: number;
  /** A view that leaves rows out: its table does not tell how many there are. */
  isNarrowed: boolean;
  /** What a view works out itself: a column of that name may hold more in the table. */
  workedOut: ReadonlySet<string>;
}

const KEPT_MS = 600_000;
const NONE: Table = { columns: new Set(), rows: 0, isNarrowed: false, workedOut: new Set() };

/** What the catalogue says of the tables: what their own columns are, and how large they have become. */
export class Tables {
  readonly #system: Database;
  #known: Promise<Map<string, Table>> | undefined;
  #until = 0;
  /** From how many rows of all companies together a list is planned for the values asked for (docs/decisions/0012). */
  largeFrom = 100_000;

  constructor(system: Database) {
    this.#system = system;
  }

  async of(name: string): Promise<Table> {
    if (Date.now() > this.#until) {
      this.#until = Date.now() + KEPT_MS;
      this.#known = this.#read();
      this.#known.catch(() => {
        this.#until = 0;
      });
    }
    return (await this.#known!).get(name) ?? NONE;
  }

  async #read(): Promise<Map<string, Table>> {
    const [found] = await this.#system.readUnscoped([
      {
        text: `select json_agg(json_build_object('name', c.relname, 'rows', greatest(c.reltuples, 0),
            'isNarrowed', c.relkind = 'v' and pg_get_viewdef(c.oid, true) ~ '\n  WHERE ', 'workedOut',
            (select json_agg(named[1]) from regexp_matches(case when c.relkind = 'v' then pg_get_viewdef(c.oid, true) end, ' AS "?(\\w+)', 'g') named), 'columns',
            (select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)))::text
          from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`,
        values: [],
      },
    ]);
    type Read = Omit<Table, 'columns' | 'workedOut'> & { name: string; columns: string[]; workedOut: string[] | null };
    const tables = JSON.parse(found![0] ?? '[]') as Read[];
    return new Map(
      tables.map(({ name, columns, workedOut, ...table }) => [
        name,
        { ...table, columns: new Set(columns), workedOut: new Set(workedOut) },
      ]),
    );
  }
}
