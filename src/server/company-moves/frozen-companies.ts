import type { Database } from '../db/client.ts';
import { sql } from '../db/sql.ts';

const CURRENT_MS = 1_000;

/** The companies whose jobs wait, read at most once a second. */
export class FrozenCompanies {
  readonly #system: Database;
  #read: { at: number; ids: Promise<string[]> } | undefined;

  constructor(system: Database) {
    this.#system = system;
  }

  /** While the database is away, nothing is known to wait, and no job can be taken either. */
  ids(): Promise<string[]> {
    const now = Date.now();
    if (!this.#read || now - this.#read.at > CURRENT_MS) {
      const ids = this.#system
        .unscoped((tx) => tx.rows<{ organization_id: string }>(sql`select organization_id from frozen_companies`))
        .then((rows) => rows.map(({ organization_id }) => organization_id))
        .catch(() => []);
      this.#read = { at: now, ids };
    }
    return this.#read.ids;
  }
}
