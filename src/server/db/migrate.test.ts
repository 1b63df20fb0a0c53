import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { withConnection } from './connect.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

// The schema of the copy stays; only the record of applied migrations is emptied, and each test has its own folder.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-migrations-'));
  mkdirSync(join(folder, 'migrations'));
  await run('truncate tandem_migrations, tandem_views; drop schema if exists trial cascade; create schema trial');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (sql: string) => withConnection(database.adminUrl, (client) => client.query(sql));
const write = (name: string, sql: string) => writeFileSync(join(folder, 'migrations', name), sql);
const go = () => migrate(database.adminUrl, folder);

test('runs files once, in order of their numbers', async () => {
  write('0002_add_row.sql', 'insert into trial.a values (2)');
  write('0001_create_a.sql', 'create table trial.a (id int)');
  expect(await go()).toEqual(['0001_create_a.sql', '0002_add_row.sql']);
  expect(await go()).toEqual([]);
  write('0003_add_row.sql', 'insert into trial.a values (3)');
  expect(await go()).toEqual(['0003_add_row.sql']);
  expect((await run('select id from trial.a order by id')).rows).toEqual([{ id: 2 }, { id: 3 }]);
});

test('rolls back the upgrade and names the failing line', async () => {
  write('0001_create_a.sql', 'create table trial.a (id int)');
  write('0002_break.sql', '-- Why: to fail.\ncreate table trial.b (id int);\nselect nothing_like_it');
  await expect(go()).rejects.toThrow(/0002_break.sql \(line 3\) failed: column "nothing_like_it" does not exist/);
  expect(
    (await run("select to_regclass('trial.a') is not null as a, to_regclass('trial.b') is not null as b")).rows,
  ).toEqual([{ a: false, b: false }]);
  write('0002_break.sql', 'create table trial.b (id int)');
  expect(await go()).toEqual(['0001_create_a.sql', '0002_break.sql']);
});

test('rejects a file that changed after it ran', async () => {
  write('0001_create_a.sql', 'create table trial.a (id int)');
  await go();
  write('0001_create_a.sql', 'create table trial.a (id bigint)');
  await expect(go()).rejects.toThrow(/0001_create_a.sql has changed since it ran/);
});

test('ignores different line endings', async () => {
  write('0001_create_a.sql', 'create table trial.a (\nid int)');
  await go();
  write('0001_create_a.sql', 'create table trial.a (\r\nid int)');
  expect(await go()).toEqual([]);
});

test('rejects a database of a newer version', async () => {
  write('0001_create_a.sql', 'create table trial.a (id int)');
  write('0002_later.sql', 'select 1');
  await go();
  rmSync(join(folder, 'migrations', '0002_later.sql'));
  await expect(go()).rejects.toThrow(/has run the migration 0002_later.sql, which this version does not know/);
});

test('rejects a file numbered before an applied one', async () => {
  write('0002_create_a.sql', 'create table trial.a (id int)');
  await go();
  write('0001_late.sql', 'select 1');
  await expect(go()).rejects.toThrow(/0001_late.sql is numbered before 0002_create_a.sql/);
});

test('runs each file once for simultaneous servers', async () => {
  write('0001_create_a.sql', 'create table trial.a (id int); select pg_sleep(0.2)');
  const ran = await Promise.all([go(), go(), go()]);
  expect(ran.flat()).toEqual(['0001_create_a.sql']);
});

test.each([
  [['0001_a.sql', '0001_b.sql'], /0001_a.sql and 0001_b.sql have the same number/],
  [['1_a.sql'], /1_a.sql is not named like/],
])('rejects the names %j', (names, message) => {
  for (const name of names) write(name, 'select 1');
  expect(() => readMigrations(join(folder, 'migrations'))).toThrow(message);
});
