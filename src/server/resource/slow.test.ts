import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, createKernel } from '../app.ts';
import { withConnection } from '../db/connect.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

let world: World;
let company: Company;
let hasty: Awaited<ReturnType<typeof createApp>>;
let stop: () => Promise<void>;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  const { config, sealing, clock } = world.kernel;
  const { appUrl, systemUrl } = world.database;
  const kernel = await createKernel({
    config: { ...config, longestReadMs: 300 },
    sealing,
    clock,
    appUrl,
    systemUrl,
  });
  hasty = await createApp(kernel);
  stop = async () => {
    await hasty.close();
    await kernel.close();
  };
});
afterAll(async () => {
  await stop();
  await world.close();
});

const admin = (sql: string) => withConnection(world.database.adminUrl, (client) => client.query(sql));
const ask = (person: Person, url: string) =>
  hasty.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${person.token}` } });
const refusal = { statusCode: 422, message: expect.stringContaining('took too long and was stopped') };

test('cancels a slow list with a message, but not its export', async () => {
  for (const name of ['One', 'Two']) await company.owner.post('/partner_types', { name });
  // The policy makes the list as slow as one of a million rows.
  await admin(
    'create policy slow on partner_types as restrictive for select to tandem_app using (pg_sleep(0.3) is not null)',
  );
  const list = await ask(company.owner, '/partner_types?_sort=name');
  expect([list.statusCode, list.json()]).toEqual([422, refusal]);
  const file = await ask(company.owner, '/partner_types/export.csv?_sort=name');
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('Two')]);
});

test('cancels a slow installation list too', async () => {
  const root = await world.person('root@tandem.test');
  await root.post('/announcements', { text: 'Maintenance' });
  await admin('alter table announcements rename to slow_announcements');
  await admin(`create view announcements as select a.* from slow_announcements a where pg_sleep(0.4) is not null`);
  await admin('grant select on announcements to tandem_system');
  const list = await ask(root, '/announcements');
  expect([list.statusCode, list.json()]).toEqual([422, refusal]);
});
