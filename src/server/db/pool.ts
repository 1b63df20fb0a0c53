import pg from 'pg';

/** A pool whose broken connections never end the process: whoever uses one gets its error, and the next use opens another. */
export function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...settings });
  pool.on('error', () => {});
  // Between two statements of a transaction nobody listens: the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
