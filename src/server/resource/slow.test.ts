import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, createKernel } from '../app.ts';
import { withConnection } from '../db/connect.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('a list that takes too long is refused in words, and its export is not', async () => {
  const { config, clock } = world.kernel;
  const { appUrl, systemUrl } = world.database;
  const kernel = await createKernel({ config: { ...config, longestReadMs: 300 }, clock, appUrl, systemUrl });
  const app = await createApp(kernel);
  for (const name of ['One', 'Two']) await company.owner.post('/partner_types', { name });
  // As slow as a million rows.
  await withConnection(world.database.adminUrl, (client) =>
    client.query(
      `create policy slow on partner_types as restrictive for select to tandem_app using (pg_sleep(0.3) is not null)`,
    ),
  );
  const headers = { authorization: `Bearer ${company.owner.token}` };
  const list = await app.inject({ url: '/api/partner_types?_sort=name', headers });
  expect([list.statusCode, list.json()]).toEqual([
    422,
    { statusCode: 422, message: expect.stringContaining('took too long. Ask for less') },
  ]);
  const file = await app.inject({ url: '/api/partner_types/export.csv?_sort=name', headers });
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('Two')]);
  await app.close();
  await kernel.close();
});
