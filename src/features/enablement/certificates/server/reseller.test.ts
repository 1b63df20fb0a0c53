import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDistribution, sampleDistributor } from '#features/partners/distributions/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ResellerCertificate } from '../schema.ts';
import { sampleCertificate } from './sample.ts';

let world: World;
let company: Company;
let reseller: string;
let distributor: Person;
let distribution: string;

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  const ids = await company.within(async (call) => {
    const made = {
      reseller: await samplePartner(call),
      distributor: await sampleDistributor(call, 'Dora Distributes'),
    };
    const id = await sampleDistribution(call, { partner_id: made.reseller, distributor_id: made.distributor });
    await sampleCertificate(call);
    await call.run(sql`update certificates set partner_id = ${made.reseller} where organization_id = ${company.id}`);
    return { ...made, id };
  });
  reseller = ids.reseller;
  distribution = ids.id;
  distributor = await world.partnerUser(company, ids.distributor);
});
afterAll(() => world.close());

const read = (who: Person) => who.request('GET', `/distributions/${distribution}/certificates`);

test('both sides of an active distribution read the certificates of the reseller, without names', async () => {
  const found = await read(distributor);
  expect(found.json<{ rows: ResellerCertificate[] }>()).toMatchObject({ rows: [{ holders: 1 }] });
  expect(Object.keys(found.json().rows[0])).toEqual(['name', 'kind', 'holders', 'next_expiry']);
  expect((await read(company.owner)).json()).toEqual(found.json());
  expect((await read(await world.partnerUser(company, reseller))).json()).toEqual(found.json());
});

test('nobody else reads them, and a distributor does not after the end', async () => {
  const rival = await world.partnerUser(company, await company.within((call) => sampleDistributor(call, 'Otto')));
  expect((await read(rival)).statusCode).toBe(404);
  expect((await read((await world.company()).owner)).statusCode).toBe(404);
  await company.owner.post(`/distributions/${distribution}/end`, {});
  expect((await read(distributor)).statusCode).toBe(404);
});
