import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';
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

/** A later deal of the same customer with a line of the same product, won on a day. */
const later = (id: string, on: string, more: { account_id?: string; sameProduct?: boolean } = {}) =>
  company.within(async (call) => {
    const { opportunity_id } = await read(id);
    const from = await call.one<{ account_id: string; product_id: string }>(sql`
      select o.account_id, l.product_id from opportunities o
      join opportunity_lines l on l.organization_id = o.organization_id and l.opportunity_id = o.id
      where o.organization_id = ${call.organization_id} and o.id = ${opportunity_id}`);
    const account_id = more.account_id ?? from.account_id;
    const deal = await sampleOpportunity(call, {
      account_id,
      lines: more.sameProduct === false ? [] : [{ product_id: from.product_id, quantity: 1, amount_minor: 250_000 }],
    });
    await call.run(sql`
      update opportunities o
      set status = 'won', opened_on = ${on}, closed_on = ${on}, stage_id = (select s.id from opportunity_stages s
        where s.organization_id = o.organization_id and s.type_id = o.type_id and s.category = 'won' limit 1)
      where organization_id = ${call.organization_id} and id = ${deal}`);
    await refreshRenewals(call);
    return deal;
  });
const today = () => company.within(async (call) => call.today());

test('a later deal of the same customer and product renews a deal, and the renewal names it', async () => {
  const id = await create();
  const deal = await later(id, await today());
  expect(await read(id)).toMatchObject({ status: 'renewed', outcome: 'later_deal', renewal_opportunity_id: deal });
  expect(await partner.get(`/deal_renewals/${id}`)).toMatchObject({ status: 'renewed', outcome: 'later_deal' });
  // Once the later deal is reopened, the renewal waits again.
  await company.within(async (call) => {
    await call.run(sql`
      update opportunities set status = 'open', closed_on = null
      where organization_id = ${call.organization_id} and id = ${deal}`);
    await refreshRenewals(call);
  });
  expect(await read(id)).toMatchObject({ status: 'open', outcome: null, renewal_opportunity_id: null });
});

test('neither another product nor an early addition renews a deal', async () => {
  const id = await create();
  await later(id, await today(), { sameProduct: false });
  await later(id, addMonths(await today(), -10));
  expect((await read(id)).status).toBe('open');
});

test('an account with the same domain is the same customer', async () => {
  const id = await create();
  const { account_id } = await read(id);
  const twin = await company.within(async (call) => {
    await call.run(sql`
      update accounts set domain = ${'twin-industries.example'}, domain_key = ${'twin-industries.example'}
      where organization_id = ${call.organization_id} and id = ${account_id}`);
    return sampleAccount(call, { name: 'Twin Industries', domain: 'twin-industries.example' });
  });
  await later(id, await today(), { account_id: twin });
  expect((await read(id)).status).toBe('renewed');
});

test('a longer term renews a deal, and its new end waits for a renewal', async () => {
  const id = await create();
  const { opportunity_id, ends_on } = await read(id);
  await company.within(async (call) => {
    await call.run(sql`
      update opportunity_lines set term_months = 24
      where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id}`);
    await refreshRenewals(call);
  });
  expect(await read(id)).toMatchObject({ status: 'renewed', outcome: 'new_end', ends_on });
  const all = await company.owner.get<DealRenewal[]>(`/deal_renewals?opportunity_id=${opportunity_id}`);
  expect(all.map((row) => [row.status, row.ends_on]).sort()).toEqual([
    ['open', addMonths(ends_on, 12)],
    ['renewed', ends_on],
  ]);
});

test('a deal without a later one is lost after its end, and a late deal still renews it', async () => {
  const id = await create();
  const { ends_on } = await read(id);
  world.clock.set(new Date(`${addDays(ends_on, 2)}T09:00:00Z`));
  await company.within(refreshRenewals);
  expect(await read(id)).toMatchObject({ status: 'ended', outcome: 'no_deal' });
  await later(id, addDays(ends_on, 1));
  expect(await read(id)).toMatchObject({ status: 'renewed', outcome: 'later_deal' });
  world.clock.set(new Date());
});

test('a person marks a deal as renewed until a new end, and the decision stays', async () => {
  const id = await create();
  const { opportunity_id, ends_on } = await read(id);
  const { owner } = company;
  const other = await company.member('finance');
  const mark = (who: Person, body: object) => who.request('POST', `/deal_renewals/${id}/renewed`, body);
  expect((await mark(other, {})).statusCode).toBe(403);
  expect((await mark(partner, {})).statusCode).toBe(404);
  expect((await mark(owner, { ends_on })).statusCode).toBe(422);
  expect((await mark(owner, { opportunity_id })).statusCode).toBe(422);
  const until = addMonths(ends_on, 12);
  expect((await mark(owner, { ends_on: until, reason: 'Signed by email' })).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'renewed', outcome: 'decided', reason: 'Signed by email' });
  await company.within(refreshRenewals);
  const all = await company.owner.get<DealRenewal[]>(`/deal_renewals?opportunity_id=${opportunity_id}`);
  expect(all.find((row) => row.id !== id)).toMatchObject({ status: 'open', ends_on: until });
});
