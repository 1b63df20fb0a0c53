import type { Database } from './db/client.ts';
import { sql } from './db/sql.ts';
import { redact } from './http/redact.ts';

/** An unexpected error, with the data that helps to find its cause. */
export interface Failure {
  at: Date;
  kind: 'request' | 'job';
  /** The route `GET /api/partners/:id`, or the task. */
  place: string;
  message: string;
  stack: string | null;
  code: string | null;
  request_id: string | null;
  company_id: string | null;
  user_id: string | null;
}

const MOST_KEPT = 100;
const MOST_STORED = 1_000;

/**
 * The latest errors: those of this process in memory, even without the database, and those of all processes in the
 * database. Recording one never blocks, and a failure to record it is ignored.
 */
export class FailureLog {
  readonly #system: Database;
  readonly #recent: Failure[] = [];
  #written = 0;

  constructor(system: Database) {
    this.#system = system;
  }

  get recent(): readonly Failure[] {
    return this.#recent;
  }

  note(failure: Omit<Failure, 'at' | 'message' | 'stack' | 'code'>, error: unknown): void {
    const { message, stack, code } = error as Error & { code?: unknown };
    const noted: Failure = {
      ...failure,
      at: new Date(),
      place: redact(failure.place),
      message: redact(String(message ?? error)).slice(0, 2_000),
      stack: stack ? redact(stack).slice(0, 8_000) : null,
      code: code === undefined ? null : String(code),
    };
    this.#recent.unshift(noted);
    this.#recent.length = Math.min(this.#recent.length, MOST_KEPT);
    void this.#store(noted).catch(() => {});
  }

  async #store(noted: Failure): Promise<void> {
    await this.#system.unscoped(async (tx) => {
      await tx.run(sql`
        insert into server_errors (at, kind, place, message, stack, code, request_id, company_id, user_id)
        values (${noted.at}, ${noted.kind}, ${noted.place}, ${noted.message}, ${noted.stack}, ${noted.code},
          ${noted.request_id}, ${noted.company_id}, ${noted.user_id})`);
      this.#written += 1;
      if (this.#written % 50 !== 1) return;
      await tx.run(sql`
        delete from server_errors
        where at < (select at from server_errors order by at desc offset ${MOST_STORED - 1} limit 1)`);
    });
  }
}
