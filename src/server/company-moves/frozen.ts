import type { Database } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';

export interface FrozenCompany {
  reason: 'moving' | 'moved' | 'arriving';
  address: string | null;
}

const RETRY_AFTER = 60;

/** The answer to a write to a company that is on its way, or that has left. */
export function frozenRefusal({ reason, address }: FrozenCompany): Refusal {
  if (reason === 'moved') return movedRefusal('This company', address);
  return new Refusal(
    503,
    'This company is being moved to another server and is read-only for a few minutes. Nothing was changed. Try again in a few minutes.',
    undefined,
    { retry_after: RETRY_AFTER },
  );
}

/** 421: this server no longer answers for the company. */
export function movedRefusal(name: string, address: string | null): Refusal {
  const place = address === null ? 'another installation' : address;
  return new Refusal(421, `${name} has moved to ${place}. Continue there.`, undefined, { address });
}

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
