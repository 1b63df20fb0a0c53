import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { newId } from '#shared/ids.ts';
import { recordRoutes } from '../testing/routes.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/** A company impersonates a user who also takes part in another program and works for that program's company. */
const routes = recordRoutes();

let world: World;
let company: Company;
let elsewhere: Company;
let person: Person;
let here: string;
let there: string;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  elsewhere = await world.company('Elsewhere');
  here = await company.within((call) => samplePartner(call));
  person = await world.partnerUser(company, here);
  there = await elsewhere.within((call) => samplePartner(call, { name: 'Elsewhere too' }));
  await world.kernel.system.unscoped((tx) =>
    tx.run(
      `update partners set partner_organization_id = (select partner_organization_id from partners where id = $2) where id = $1`,
      [there, here],
    ),
  );
  await world.join(elsewhere.id, person.user_id, 'content');
});
afterAll(() => world.close());

test('shows an impersonator nothing of other companies or sign-in locations', async () => {
  await world.kernel.system.unscoped((tx) =>
    tx.run("update identity.sessions set ip_address = '198.51.100.7' where user_id = $1", [person.user_id]),
  );
  const { token } = await company.owner.post<{ token: string }>('/impersonations', {
    partner_id: here,
    user_id: person.user_id,
    reason: 'They cannot find their deal',
  });
  const hidden = ['Elsewhere', elsewhere.id, there, '198.51.100.7'];
  const revealed: string[] = [];
  let asked = 0;
  for (const { method, url } of routes) {
    if (method !== 'GET' || url.endsWith('/events')) continue;
    const { statusCode, body } = await world.app.inject({
      url: url.replaceAll(/:\w+/g, newId()),
      headers: { authorization: `Bearer ${token}` },
    });
    if (statusCode === 200) asked += 1;
    for (const one of hidden) if (body.includes(one)) revealed.push(`${url}: ${one}`);
  }
  expect(revealed).toEqual([]);
  expect(asked).toBeGreaterThan(60);
});

test('shows the person everything', async () => {
  const { memberships } = await person.get<{ memberships: object[] }>('/profile');
  expect(memberships).toHaveLength(2);
  expect(await person.get('/sessions')).toHaveLength(2);
});
