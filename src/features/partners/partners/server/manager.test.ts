import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { OwnManager } from '../schema.ts';
import { samplePartner } from './sample.ts';

let world: World;
let company: Company;
let manager: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  manager = await company.member('partner_manager');
});
afterAll(() => world.close());

const own = async (person: Person) => (await person.get<OwnManager>('/partners/manager')).manager;

test('a partner sees how to reach its manager, with the phone of the person’s profile', async () => {
  const partner_id = await company.within((call) => samplePartner(call, { owner_user_id: manager.user_id }));
  const rep = await world.partnerUser(company, partner_id, 'partner_sales');
  await manager.patch('/profile', { phone: ' +1 415 555 0142 ' });
  expect(await own(rep)).toEqual({
    full_name: 'Test Person',
    email: manager.email,
    phone: '+1 415 555 0142',
    image_url: null,
  });
  expect((await company.owner.request('GET', '/partners/manager')).statusCode).toBe(404);
});

test('neither a person of another company nor one who left is anybody’s manager', async () => {
  const partner_id = await company.within((call) => samplePartner(call, { owner_user_id: null }));
  const rep = await world.partnerUser(company, partner_id);
  expect(await own(rep)).toBeNull();
  const other = await world.company();
  const theirs = await other.within((call) => samplePartner(call, { owner_user_id: other.owner.user_id }));
  await world.partnerUser(other, theirs);
  expect(await own(rep)).toBeNull();

  const leaver = await company.member('partner_manager');
  await company.owner.patch(`/partners/${partner_id}`, { owner_user_id: leaver.user_id });
  expect(await own(rep)).toMatchObject({ email: leaver.email });
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update memberships set status = 'removed' where user_id = ${leaver.user_id}`),
  );
  expect(await own(rep)).toBeNull();
});
