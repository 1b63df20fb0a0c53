import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { onDatabase } from '../testing/template.ts';
import { openCluster } from './cluster.ts';
import { withConnection } from './connect.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  const name = new URL(database.adminUrl).pathname.slice(1);
  await withConnection(onDatabase(database.adminUrl, 'postgres'), async (client) => {
    for (const kind of ['app', 'system']) await client.query(`drop role if exists ${name}_${kind}_login`);
  });
});

const open = (secret: string) =>
  openCluster({
    dataDir: '/nowhere',
    secret,
    secretBefore: undefined,
    databaseUrl: database.adminUrl,
    databaseAppUrl: undefined,
    databaseSystemUrl: undefined,
  });
const answers = (url: string) => withConnection(url, async (client) => (await client.query('select 1')).rowCount);

test('rejects a database server with another secret', async () => {
  const first = await open('the secret that the first server was given');
  expect(await answers(first.appUrl)).toBe(1);
  await expect(open('a secret that another server made for itself')).rejects.toThrow(
    /^TANDEM_SECRET .* is not the secret this database was set up with: set it to that secret, or/,
  );
  expect(await answers(first.appUrl)).toBe(1);
  expect(await answers((await open('the secret that the first server was given')).systemUrl)).toBe(1);
});
