import pg from 'pg';
import { sql } from './sql.ts';

/** Gives something back; with a reason, it is ended. */
type GiveBack = (reason?: Error) => void | Promise<void>;

/**
 * Holds what a piece of work has taken from the database, so that it can be ended from outside: work that hangs keeps
 * its connection and its transaction, and would commit when it continues.
 */
export class ConnectionGuard {
  readonly #held = new Set<GiveBack>();
  #ended: Error | undefined;

  /** @throws the reason for which the work was ended */
  check(): void {
    if (this.#ended) throw this.#ended;
  }

  /** @throws the reason for which the work was ended */
  hold(giveBack: GiveBack): void {
    this.check();
    this.#held.add(giveBack);
  }

  letGo(giveBack: GiveBack): void {
    this.#held.delete(giveBack);
  }

  /** Ends every connection of the work, and refuses more. When this resolves, nothing of the work can commit. */
  async end(reason: Error): Promise<void> {
    this.#ended ??= reason;
    await Promise.all([...this.#held].map((giveBack) => giveBack(reason)));
    this.#held.clear();
  }
}

const TIMEOUT_MS = 2_000;

/**
 * Ends a connection on the server, too: closing our end alone would let PostgreSQL finish the statements it has
 * received, and the commit may be one of them.
 */
export async function endConnection(client: pg.PoolClient, url: string): Promise<void> {
  const { processID: pid } = client as unknown as { processID: number | null };
  const closer = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'tandem',
  });
  closer.on('error', () => {});
  try {
    await closer.connect();
    // A role may end its own connections. The second value waits until the connection has ended.
    await closer.query(sql`select pg_terminate_backend(${pid}, ${TIMEOUT_MS / 2})`);
  } catch {
    // The database is unavailable, and the connection is lost with it.
  } finally {
    void closer.end().catch(() => {});
    streamOf(client)?.destroy();
  }
}

const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream;

/** Closes our end of a connection at once, so that its query fails. */
export const cutConnection = (client: pg.ClientBase): void => void streamOf(client)?.destroy();

export function once<Value>(act: (value?: Value) => void): (value?: Value) => void {
  let isDone = false;
  return (value) => {
    if (isDone) return;
    isDone = true;
    act(value);
  };
}
