import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { addMonths } from '#shared/dates.ts';
import type { DealRenewal } from '../schema.ts';
import { sampleRenewal } from './sample.ts';
import { refreshRenewals } from './service.ts';

let world: World;
let company: Company;
let partner_id: string;
let partner: Person;
let rival: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  partner = await world.partnerUser(company, partner_id);
  rival = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const create = () => company.within((call) => sampleRenewal(call, { partner_id }));
const read = (id: string) => company.owner.get<DealRenewal>(`/deal_renewals/${id}`);

test('a won deal with a yearly line ends after its term, with its yearly value', async () => {
  const id = await create();
  const today = await company.within(async (call) => call.today());
  expect(await read(id)).toMatchObject({
    status: 'open',
    ends_on: addMonths(addMonths(today, -11), 12),
    amount_minor: 240_000,
    partner_id,
  });
  // Looking again changes nothing.
  await company.within(refreshRenewals);
  expect((await read(id)).row_version).toBe(1);
});

test('starting a renewal opens a deal with the same account, partner and owner, once', async () => {
  const id = await create();
  const { opportunity_id } = await company.owner.post<{ opportunity_id: string }>(`/deal_renewals/${id}/start`);
  const { account_id, ends_on } = await read(id);
  expect(await company.owner.get<Opportunity>(`/opportunities/${opportunity_id}`)).toMatchObject({
    status: 'open',
    account_id,
    partner_id,
    amount_minor: 240_000,
    expected_close_on: ends_on,
    next_step: 'Ask the customer about the renewal',
  });
  expect(await read(id)).toMatchObject({ status: 'started', renewal_opportunity_id: opportunity_id });
  expect((await company.owner.request('POST', `/deal_renewals/${id}/start`)).statusCode).toBe(409);
});

test('a renewal waits for the owner of the deal until it is started or given up', async () => {
  const id = await create();
  const waiting = async (person: Person) =>
    (await person.get<{ items: { id: string }[] }>('/work_items?kind=deal_renewal&whose=all&_end=100')).items.map(
      (item) => item.id,
    );
  expect(await waiting(company.owner)).toContain(id);
  expect(await waiting(partner)).toContain(id);
  expect(await waiting(rival)).not.toContain(id);
  expect((await company.owner.request('POST', `/deal_renewals/${id}/end`, {})).statusCode).toBe(400);
  await company.owner.post(`/deal_renewals/${id}/end`, { reason: 'They closed the plant' });
  expect(await waiting(company.owner)).not.toContain(id);
  expect(await read(id)).toMatchObject({ status: 'ended', reason: 'They closed the plant' });
});

test('a partner reads its own renewals, without the reason and the owner; its neighbor finds none', async () => {
  const id = await create();
  const own = await partner.get<Record<string, unknown>>(`/deal_renewals/${id}`);
  expect(own).toMatchObject({ id, amount_minor: 240_000 });
  expect(own).not.toHaveProperty('owner_user_id');
  expect(own).not.toHaveProperty('reason');
  expect((await rival.request('GET', `/deal_renewals/${id}`)).statusCode).toBe(404);
  expect((await partner.request('POST', `/deal_renewals/${id}/start`)).statusCode).toBe(404);
  expect((await (await world.company()).owner.request('GET', `/deal_renewals/${id}`)).statusCode).toBe(404);
});
