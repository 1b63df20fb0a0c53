import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKernel } from '#server/app.ts';
import { createWorld, PASSWORD, type World } from '#server/testing/world.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('hashes a password with 16,000 rounds over 32 MB', async () => {
  const { config, sealing } = world.kernel;
  const { appUrl, systemUrl } = world.database;
  // This kernel uses the real password hash, like the product and unlike other tests.
  const kernel = await createKernel({ config, sealing, appUrl, systemUrl });
  try {
    const person = { email: 'ann@tandem.test', password: PASSWORD, full_name: 'Ann' };
    const { user_id } = await kernel.identity.provider.register(person);
    const [account] = await kernel.system.unscoped((tx) =>
      tx.rows<{ password: string }>(sql`select password from identity.accounts where user_id = ${user_id}`),
    );
    const [salt, key] = account!.password.split(':');
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 2 ** 20 };
    expect(scryptSync(PASSWORD, salt!, 64, cost).toString('hex')).toBe(key);
    expect(await kernel.identity.provider.verify(person)).toMatchObject({ user: { id: user_id } });
  } finally {
    await kernel.close();
  }
});
