import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withConnection } from '../db/connect.ts';
import { type EmbeddedServer, joinEmbedded, startEmbedded } from './embedded.ts';
import { postmasterOf } from './postmaster.ts';

let folder: string;
const database = () => join(folder, 'postgres');

/** The folder is created once, because that is slow; each test starts a server on it and must leave it stopped. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-embedded-'));
  await (await startEmbedded({ folder, testing: true })).stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const running: EmbeddedServer[] = [];
async function start(testing = true): Promise<EmbeddedServer> {
  const server = await startEmbedded({ folder, testing });
  running.push(server);
  return server;
}
const ask = async (url: string, sql: string) => (await withConnection(url, (client) => client.query(sql))).rows[0];

test('sorts UTF-8 text alike on every machine', async () => {
  const server = await start();
  const answer = await ask(
    server.superuserUrl,
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider::text as provider, datlocale as locale, upper('zürich') as upper
     from pg_database where datname = 'postgres'`,
  );
  expect(answer).toEqual({ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8', upper: 'ZÜRICH' });
});

test('restarts on the same port with the same data', async () => {
  const first = await start();
  await ask(first.superuserUrl, 'create table kept as select 7 as seven');
  await first.stop();
  const second = await start();
  expect(second.superuserUrl).toBe(first.superuserUrl);
  expect(await ask(second.superuserUrl, 'select seven from kept')).toEqual({ seven: 7 });
});

test('shares the server with commands and does not stop it', async () => {
  expect(await joinEmbedded(folder)).toBeUndefined();
  const server = await start();
  const joined = await joinEmbedded(folder);
  expect(joined!.superuserUrl).toBe(server.superuserUrl);
  await joined!.stop();
  expect(await ask(server.superuserUrl, 'select 1 as one')).toEqual({ one: 1 });
});

test('requires the password', async () => {
  const server = await start();
  const url = new URL(server.superuserUrl);
  url.password = 'guess';
  await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  url.searchParams.delete('host');
  await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('rejects a second process on the folder', async () => {
  await start();
  await expect(start()).rejects.toThrow(
    new RegExp(`Another Tandem \\(process ${process.pid}\\) already uses the data folder`),
  );
});

test('takes over a running server after a crash, with committed data', async () => {
  const killed = await startElsewhere();
  const pid = postmasterOf(database())?.pid;
  await killed.kill();
  const server = await start();
  expect(server.adopted).toBe(true);
  expect(postmasterOf(database())?.pid).toBe(pid);
  expect(await ask(server.superuserUrl, 'select count(*)::int as rows from written')).toEqual({ rows: 3 });
  await server.stop();
  expect(postmasterOf(database())).toBeUndefined();
});

test('restarts a killed database server with committed data', async () => {
  const server = await start(false);
  await ask(server.superuserUrl, 'create table survived as select 1 as one');
  process.kill(postmasterOf(database())!.pid, 'SIGKILL');
  await expect
    .poll(() => ask(server.superuserUrl, 'select one from survived').catch(() => 'away'), { timeout: 15_000 })
    .toEqual({
      one: 1,
    });
});

test('recovers committed data after both were killed', async () => {
  const killed = await startElsewhere();
  process.kill(postmasterOf(database())!.pid, 'SIGKILL');
  await killed.kill();
  const server = await start();
  expect(server.adopted).toBe(false);
  expect(await ask(server.superuserUrl, 'select count(*)::int as rows from written')).toEqual({ rows: 3 });
});

test('ignores a pid file of another process', async () => {
  writeFileSync(
    join(database(), 'postmaster.pid'),
    `${process.pid}\n${database()}\n1\n5432\n.\n127.0.0.1\n0 0\nready\n`,
  );
  const server = await start();
  expect(server.adopted).toBe(false);
});

test('takes over a stale lock', async () => {
  writeFileSync(join(folder, 'tandem.lock'), JSON.stringify({ pid: process.pid, started: 'at another time' }));
  expect((await start()).adopted).toBe(false);
});

test('chooses another port when its port is taken', async () => {
  const access = JSON.parse(readFileSync(join(database(), 'tandem.json'), 'utf8')) as { port: number };
  const squatter = createServer().listen(access.port, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  const server = await start();
  expect(new URL(server.superuserUrl).port).not.toBe(String(access.port));
  squatter.close();
});

test('rejects the folder of another PostgreSQL with advice', async () => {
  const file = join(database(), 'PG_VERSION');
  const version = readFileSync(file, 'utf8');
  writeFileSync(file, '17\n');
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 17, but this Tandem comes with PostgreSQL 18: .*npx tandem backup/,
  );
  writeFileSync(file, version);
});

/** Starts a separate process that starts the server, writes three rows and can be killed without warning. */
async function startElsewhere(): Promise<{ kill(): Promise<void> }> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
    const { withConnection } = await import(${JSON.stringify(new URL('../db/connect.ts', import.meta.url).href)});
    const server = await startEmbedded({ folder: ${JSON.stringify(folder)}, testing: false });
    await withConnection(server.superuserUrl, (client) => client.query('drop table if exists written; create table written as select generate_series(1, 3)'));
    console.log('written');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('written') && resolve());
    child.on('exit', () => reject(new Error('The other process ended.')));
  });
  return {
    kill: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit').on('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
