import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalBehind } from '../errors.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { Database } from './client.ts';
import { withConnection } from './connect.ts';
import { CommitLost, isLost } from './connection-loss.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('fails only the transaction when the connection breaks', async () => {
  const own = new Database(database.systemUrl, 1);
  const broken = own.unscoped(async (tx) => {
    const [session] = await tx.rows<{ pid: number }>('select pg_backend_pid() as pid');
    await withConnection(database.systemUrl, (client) =>
      client.query('select pg_terminate_backend($1, 5000)', [session!.pid]),
    );
    // The end is heard of before the next statement is sent.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return tx.rows('select 1');
  });
  await expect(broken).rejects.toSatisfy((error) => isLost(error) && !(error instanceof CommitLost));
  expect(await own.unscoped((tx) => tx.rows('select 7 as seven'))).toEqual([{ seven: 7 }]);
  await own.close();
});

test('reports an unknown outcome when the connection breaks during a commit', async () => {
  const own = new Database(database.systemUrl, 1);
  const broken = own.unscoped(async (tx) => {
    const [session] = await tx.rows<{ pid: number }>('select pg_backend_pid() as pid');
    await withConnection(database.systemUrl, (client) =>
      client.query('select pg_terminate_backend($1, 5000)', [session!.pid]),
    );
  });
  await expect(broken).rejects.toBeInstanceOf(CommitLost);
  await own.close();
});

test('cancels slow reads with advice, but not writes', async () => {
  const own = new Database(database.appUrl, 1, 200);
  const scope = { organization_id: '00000000-0000-7000-8000-000000000001', partner_id: null, user_id: null };
  const slow = 'select pg_sleep(0.4)::text as slept';
  const stopped = expect.toSatisfy((error) => refusalBehind(error)?.statusCode === 422);
  await expect(own.read(scope, [{ text: slow, values: [] }])).rejects.toEqual(stopped);
  await expect(own.question(scope, (tx) => tx.rows(slow))).rejects.toEqual(stopped);
  // The same connection.
  await expect(own.transaction(scope, (tx) => tx.rows(slow))).resolves.toHaveLength(1);
  await own.close();
});
