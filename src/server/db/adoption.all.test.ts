import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogText } from '../testing/catalog-text.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/database.ts';
import { LAST_OLD } from './adoption.ts';
import { withConnection } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate, migrateUntil, readMigrations, requireMigrated } from './migrate.ts';

/** A database with the complete schema, created by the current migrations. */
let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await cloneDatabase();
});
afterAll(() => fresh.drop());

const run = (database: TestDatabase, sql: string) =>
  withConnection(database.adminUrl, async (client) => (await client.query(sql)).rows);
const catalogOf = (database: TestDatabase) => withConnection(database.adminUrl, catalogText);

async function atLastOld(): Promise<TestDatabase> {
  const database = await emptyDatabase(fresh);
  await migrateUntil(database.adminUrl, [{ name: '0001_create_tenancy.sql', hash: '' }]);
  return database;
}

// src/server/backup/first-release.all.test.ts covers the adoption of a database with data.
test('adopts a database at the last old migration with the current schema', async () => {
  const database = await atLastOld();
  expect(await run(database, 'select max(name) as last, count(*)::int as count from tandem_migrations')).toEqual([
    { last: LAST_OLD, count: 124 },
  ]);
  await run(database, "insert into organizations (name, slug, kind) values ('Old hand', 'old-hand', 'vendor')");
  await expect(requireMigrated(database.adminUrl)).rejects.toThrow(
    'This database has the schema of an earlier version',
  );
  expect((await migrate(database.adminUrl))[0]).toBe('adoption');
  expect(await migrate(database.adminUrl)).toEqual([]);
  await requireMigrated(database.adminUrl);
  expect(await run(database, 'select name, hash from tandem_migrations order by name')).toEqual(
    readMigrations(MIGRATIONS_FOLDER).map(({ name, hash }) => ({ name, hash })),
  );
  expect(await run(database, 'select name from organizations')).toEqual([{ name: 'Old hand' }]);
  expect(await catalogOf(database)).toBe(await catalogOf(fresh));
  await database.drop();
});

test('continues sequences of a restored database after adoption', async () => {
  const database = await atLastOld();
  await run(
    database,
    `create or replace function numbers_before() returns bigint language sql immutable parallel safe as 'select 5000000000::bigint'`,
  );
  await migrate(database.adminUrl);
  expect(await run(database, 'select numbers_before()')).toEqual([{ numbers_before: '5000000000' }]);
  await database.drop();
});

test.each([
  ['an earlier old migration', `delete from tandem_migrations where name = '${LAST_OLD}'`],
  [
    'an old migration that was changed',
    `update tandem_migrations set hash = 'x' where name = '0100_create_report_schedules.sql'`,
  ],
])('rejects a database at %s and changes nothing', async (_what, sql) => {
  const database = await atLastOld();
  await run(database, sql);
  const before = await catalogOf(database);
  await expect(migrate(database.adminUrl)).rejects.toThrow(
    /^This database was made by a version before the first release, at the migration 05\d\d_\w+\.sql, .* \(up to 0527_hide_private_reports_in_log\.sql\): start that version once on this database, then this one\.$/,
  );
  expect(await catalogOf(database)).toBe(before);
  await database.drop();
});
