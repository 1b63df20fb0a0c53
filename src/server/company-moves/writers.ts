import { setTimeout as delay } from 'node:timers/promises';
import { type Sql, sql } from '../db/sql.ts';
import { unavailable } from '../errors.ts';

type Ask = <T>(statement: Sql) => Promise<T[]>;

const LOOK_MS = 50;

/**
 * Waits until every transaction has ended that looked whether its company is frozen before now. Each holds a lock on the
 * table until its end, and the server tells whose, also to users who may not see the queries of others. Transactions in
 * other databases of the server do not matter.
 * @throws 503 when one does not end in time
 */
export async function waitForWriters(ask: Ask, longestMs: number, signal?: AbortSignal): Promise<void> {
  const before = (
    await ask<{ holder: string }>(sql`
      select distinct virtualtransaction as holder from pg_locks where relation = 'frozen_companies'::regclass
        and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`)
  ).map(({ holder }) => holder);
  const deadline = Date.now() + longestMs;
  for (;;) {
    const running = await ask(sql`
      select from pg_locks where relation = 'frozen_companies'::regclass and virtualtransaction = any(${before}::text[])
        and database = (select oid from pg_database where datname = current_database())`);
    if (running.length === 0) return;
    if (Date.now() > deadline)
      throw unavailable('A change that began earlier is still running. Nothing was moved. Try again in a few minutes.');
    await delay(LOOK_MS, undefined, { signal });
  }
}
