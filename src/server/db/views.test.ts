import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { withConnection } from './connect.ts';
import { migrate } from './migrate.ts';
import { readViews } from './views.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

// The names do not exist in the schema; only the record of applied views is emptied.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-views-'));
  await run(
    `truncate tandem_migrations, tandem_views; drop schema if exists trial cascade; create schema trial;
     drop view if exists top_things, things cascade; drop function if exists count_things`,
  );
  write('migrations/0001_create_a.sql', 'create table trial.a (id int); insert into trial.a values (1)');
  write('views/z/things.sql', '-- All.\ncreate view things as select id from trial.a;');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (sql: string) => withConnection(database.adminUrl, (client) => client.query(sql));
const rows = async (sql: string) => (await run(sql)).rows;
const go = () => migrate(database.adminUrl, folder);
function write(name: string, sql: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), sql);
}

test('creates views after the views they use', async () => {
  write('views/a/top_things.sql', '-- Reads things.\ncreate view top_things as select * from things where id < 9;');
  write(
    'views/count_things.sql',
    "create function count_things() returns bigint language sql as 'select count(*) from top_things';",
  );
  expect(readViews(join(folder, 'views')).map(({ file }) => file)).toEqual([
    'z/things.sql',
    'a/top_things.sql',
    'count_things.sql',
  ]);
  await go();
  expect(await rows('select count_things()::int as count')).toEqual([{ count: 1 }]);
});

test('recreates a changed view with the grants of its file', async () => {
  await go();
  const [before] = await rows("select 'things'::regclass::oid as oid");
  await go();
  expect(await rows("select 'things'::regclass::oid as oid")).toEqual([before]);
  write(
    'views/z/things.sql',
    'create view things as select id, id * 2 as double from trial.a;\ngrant select on things to tandem_app;',
  );
  expect(await go()).toEqual([]);
  expect(await rows("select *, has_table_privilege('tandem_app', 'things', 'select') as may from things")).toEqual([
    { id: 1, double: 2, may: true },
  ]);
});

test('drops a view whose file is gone', async () => {
  await go();
  rmSync(join(folder, 'views/z/things.sql'));
  await go();
  expect(await rows("select to_regclass('things') is null as is_gone")).toEqual([{ is_gone: true }]);
});

test('lets a migration change columns under a view', async () => {
  await go();
  write('migrations/0002_change_a.sql', 'alter table trial.a alter id type text, add note text');
  write('views/z/things.sql', 'create view things as select id, note from trial.a;');
  expect(await go()).toEqual(['0002_change_a.sql']);
  expect(await rows('select * from things')).toEqual([{ id: '1', note: null }]);
});

test('names the line of a failing view and changes nothing', async () => {
  await go();
  write('migrations/0002_change_a.sql', 'alter table trial.a add note text');
  write('views/z/things.sql', '-- Broken.\ncreate view things as\nselect nothing_like_it from trial.a;');
  await expect(go()).rejects.toThrow(/The view z\/things.sql \(line 3\) failed: column "nothing_like_it"/);
  expect(await rows('select t.*, to_jsonb(a) as whole from things t, trial.a')).toEqual([{ id: 1, whole: { id: 1 } }]);
});

test('names a foreign view that depends on one of ours', async () => {
  await go();
  await run('create view trial.mine as select * from things');
  write('views/z/things.sql', 'create view things as select id, 2 as two from trial.a;');
  await expect(go()).rejects.toThrow(/The view things cannot be recreated.*trial.mine/s);
});

test('rejects a file that creates another view, and circular views', () => {
  write('views/others.sql', 'create view things as select 1;');
  expect(() => readViews(join(folder, 'views'))).toThrow('The file db/views/others.sql must create others');
  write('views/others.sql', 'create view others as select * from things;');
  write('views/z/things.sql', 'create view things as select * from others;');
  expect(() => readViews(join(folder, 'views'))).toThrow('These views depend on each other: others, things.');
});
