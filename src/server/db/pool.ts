import pg from 'pg';

/** A server that vanished without closing its connections is noticed within minutes, not hours. */
export const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens a pool whose broken connections never end the process: the current user of one gets its error, and the next use
 * opens another.
 */
export function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...ALIVE, ...settings });
  pool.on('error', () => {});
  // No query listens between two statements of a transaction; the next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
