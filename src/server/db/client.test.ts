import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalBehind } from '../errors.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { Database } from './client.ts';
import { withConnection } from './connect.ts';
import { CommitLost, isLost } from './connection-loss.ts';
import { openPool } from './pool.ts';
import { sql } from './sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('fails only the transaction when the connection breaks', async () => {
  const own = new Database(database.systemUrl, 1);
  const broken = own.unscoped(async (tx) => {
    const [session] = await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await withConnection(database.systemUrl, (client) =>
      client.query(sql`select pg_terminate_backend(${session!.pid}, 5000)`),
    );
    // The client learns of the end before the next statement is sent.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return tx.rows(sql`select 1`);
  });
  await expect(broken).rejects.toSatisfy((error) => isLost(error) && !(error instanceof CommitLost));
  expect(await own.unscoped((tx) => tx.rows(sql`select 7 as seven`))).toEqual([{ seven: 7 }]);
  await own.close();
});

test('reports an unknown outcome when the connection breaks during a commit', async () => {
  const own = new Database(database.systemUrl, 1);
  const broken = own.unscoped(async (tx) => {
    const [session] = await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await withConnection(database.systemUrl, (client) =>
      client.query(sql`select pg_terminate_backend(${session!.pid}, 5000)`),
    );
  });
  await expect(broken).rejects.toBeInstanceOf(CommitLost);
  await own.close();
});

test('leaves a connection that leads to a former leader, which only reads', async () => {
  const own = new Database(database.systemUrl, 1);
  const write = () => own.unscoped((tx) => tx.rows(sql`update organizations set name = name where false`));
  const [leader] = await own.unscoped((tx) => tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`));
  await own.unscoped((tx) => tx.rows(sql`select set_config('default_transaction_read_only', 'on', false)`));
  await expect(write()).rejects.toSatisfy(isLost);
  await write();
  const [next] = await own.unscoped((tx) => tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`));
  expect(next!.pid).not.toBe(leader!.pid);
  await own.close();
});

test('sends statements of one transaction one after the other, even if nobody waits for them', async () => {
  const warnings: string[] = [];
  const listen = ({ message }: Error) => void warnings.push(message);
  process.on('warning', listen);
  const own = new Database(database.systemUrl, 1);
  const read = (number: number) => `select ${number} as number`;
  const rows = await own.unscoped((tx) => Promise.all([1, 2, 3].map((number) => tx.rows(read(number)))));
  expect(rows.flat()).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  await new Promise(setImmediate);
  process.off('warning', listen);
  expect(warnings).toEqual([]);
  await own.close();
});

test('knows every error of a database that is away, and no other', () => {
  const away = [
    ...['57P01', '57P02', '57P03', '57P05', '08000', '08001', '08003', '08004', '08006', '08P01'],
    ...[
      '53000',
      '53200',
      '53300',
      '53400',
      '25P03',
      '25006',
      '58030',
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
    ],
    ...['EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_STREAM_DESTROYED'],
  ].map((code) => Object.assign(new Error('It failed.'), { code }));
  const explained = [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'cannot execute INSERT during recovery',
  ].map((message) => new Error(message));
  const missing = Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' });
  const wrapped = new Error('Failed to get the session', { cause: explained[0] });
  for (const error of [...away, ...explained, missing, wrapped]) expect(isLost(error), String(error)).toBe(true);
  const file = Object.assign(new Error('open ENOENT'), { code: 'ENOENT', syscall: 'open' });
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const unique = Object.assign(new Error('duplicate key'), { code: '23505' });
  for (const error of [file, full, unique, new Error('a bug'), undefined, null, 'text'])
    expect(isLost(error), String(error)).toBe(false);
});

test('a broken connection between two statements does not end the process', async () => {
  const pool = openPool({ connectionString: database.systemUrl, max: 1 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await withConnection(database.systemUrl, (other) =>
    other.query(sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`),
  );
  await expect.poll(() => client.query('select 1').then(() => 'alive', isLost)).toBe(true);
  client.release();
  expect((await pool.query('select 7 as seven')).rows).toEqual([{ seven: 7 }]);
  await pool.end();
});

test('cancels slow reads with advice, but not writes', async () => {
  const own = new Database(database.appUrl, 1, 200);
  const scope = { organization_id: '00000000-0000-7000-8000-000000000001', partner_id: null, user_id: null };
  const slow = 'select pg_sleep(0.4)::text as slept';
  const stopped = expect.toSatisfy((error) => refusalBehind(error)?.statusCode === 422);
  await expect(own.read(scope, [{ text: slow, values: [] }])).rejects.toEqual(stopped);
  await expect(own.question(scope, (tx) => tx.rows(slow))).rejects.toEqual(stopped);
  // The second transaction uses the same connection.
  await expect(own.transaction(scope, (tx) => tx.rows(slow))).resolves.toHaveLength(1);
  await own.close();
});
