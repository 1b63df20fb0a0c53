import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ env: { TANDEM_MODULES: 'super-admins' } });
  company = await world.company('Careful');
});
afterAll(() => world.close());

test('with TANDEM_MODULES=super-admins, /referral-links is for super admins only', async () => {
  const flagsOf = async (who: Company['owner']) =>
    (await who.get<{ flags: Record<string, boolean> }>('/session')).flags;
  expect((await flagsOf(company.owner)).referral_links).toBe(false);
  expect((await company.owner.request('GET', '/referral_links')).statusCode).toBe(404);
  const root = await world.person('root@tandem.test');
  await world.join(company.id, root.user_id, 'owner');
  expect((await flagsOf(root)).referral_links).toBe(true);
  expect((await root.request('GET', '/referral_links')).statusCode).toBe(200);
});
