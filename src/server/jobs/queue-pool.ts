import type pg from 'pg';
import { cutConnection } from '../db/guard.ts';
import { openPool } from '../db/pool.ts';

/** Statements of the queue take milliseconds. One that takes longer was sent over a connection that is lost. */
const QUERY_MS = 3_000;
/** An answer that arrived while the event loop was busy is read in this time. */
const LATE_ANSWER_MS = 100;
const CONNECT_MS = 5_000;

/**
 * The connections of the job runners. A query without an answer ends its connection, because the runner would wait for
 * ever.
 */
export function openQueuePool(connectionString: string, max: number): pg.Pool {
  const pool = openPool({
    connectionString,
    max,
    application_name: 'tandem-queue',
    connectionTimeoutMillis: CONNECT_MS,
    options: '-c client_connection_check_interval=1s',
  });
  // Where one connection was lost without a sign, the others probably were, too: each would cost a worker this time.
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (error, client) => void (error || idle.add(client)));
  const cut = (client: pg.PoolClient) => {
    for (const each of [client, ...idle]) cutConnection(each);
  };
  pool.on('connect', (client) => limitQueries(client, cut));
  return releaseOnce(pool);
}

function limitQueries(client: pg.PoolClient, cut: (client: pg.PoolClient) => void): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  const limited = (...values: unknown[]) => {
    let late: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => (late = setTimeout(() => cut(client), LATE_ANSWER_MS)), QUERY_MS);
    const settle = () => {
      clearTimeout(timer);
      clearTimeout(late);
    };
    const done = values.at(-1);
    if (typeof done === 'function') {
      const withTimer = (...results: unknown[]) => {
        settle();
        done(...results);
      };
      return query(...values.slice(0, -1), withTimer);
    }
    const result = query(...values);
    if (result instanceof Promise) result.then(settle, settle);
    else settle();
    return result;
  };
  Object.assign(client, { query: limited });
}

/**
 * graphile-worker releases its listening connection twice if it breaks while the runner stops, and the pool reports
 * that as an uncaught error.
 */
function releaseOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (...values: unknown[]) => Promise<pg.PoolClient>;
  type Taken = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error) => void) => void;
  const connectOnce = (taken?: Taken) => {
    if (!taken) return connect();
    return connect((error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error) => void) => {
      let isReleased = false;
      taken(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        release?.(reason);
      });
    });
  };
  return Object.assign(pool, { connect: connectOnce as typeof pool.connect });
}
