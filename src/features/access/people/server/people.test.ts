import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createWorld, type World } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('shows team members to each other, but not to other companies or partners', async () => {
  const company = await world.company();
  const finance = await company.member('finance');
  await world.company('Stranger');
  const seen = await finance.get<{ id: string; role: string }[]>('/people?_sort=role');
  expect(seen).toMatchObject([
    { id: finance.user_id, role: 'finance' },
    { id: company.owner.user_id, role: 'owner' },
  ]);
  expect(await finance.get(`/people?q=${encodeURIComponent(company.owner.email)}`)).toHaveLength(1);
  const user = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect((await user.request('GET', '/people')).statusCode).toBe(404);
});
