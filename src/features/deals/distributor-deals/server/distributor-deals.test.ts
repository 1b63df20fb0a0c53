import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { sampleDistribution, sampleDistributor } from '#features/partners/distributions/server/sample.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Person } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { DistributorDealForPartner, Inventory, Visibility } from '../schema.ts';
import { distributorDealJobs } from './jobs.ts';

let desk: Desk;
let reseller: Dealer;
let distributor: { id: string; person: Person };
let other: { id: string; person: Person };
let distribution: string;

async function distributorNamed(name: string): Promise<{ id: string; person: Person }> {
  const id = await desk.within((call) => sampleDistributor(call, name));
  return { id, person: await desk.world.partnerUser(desk.company, id) };
}

beforeAll(async () => {
  desk = await createDesk();
  reseller = await desk.dealer('Rita Resells');
  distributor = await distributorNamed('Dora Distributes');
  other = await distributorNamed('Otto Distributes');
  distribution = await desk.within((call) =>
    sampleDistribution(call, { partner_id: reseller.id, distributor_id: distributor.id, is_default: true }),
  );
});
afterAll(() => desk.world.close());

const partsOf = (person: Person, query = '') => person.get<DistributorDealForPartner[]>(`/distributor_deals${query}`);
const partOf = async (person: Person, registration_id: string) =>
  (await partsOf(person, `?registration_id=${registration_id}`))[0]!;
const settings = (body: Row) =>
  desk.reviewer.request('PUT', '/distribution_settings', {
    confirmation: 'before',
    confirm_hours: 72,
    sees_stage: true,
    sees_customer: true,
    sees_amount: 'rounded',
    sees_products: true,
    sees_prices: false,
    sees_contact: false,
    ...body,
  });

/** A deal of the reseller that its distributor has confirmed. */
async function confirmedDeal(
  claim: Row = {},
): Promise<{ registration: string; deal: string; part: DistributorDealForPartner }> {
  const { id } = await reseller.register(claim);
  const part = await partOf(distributor.person, id);
  await distributor.person.post(`/distributor_deals/${part.id}/confirm`, {});
  const decided = await desk.decide(id, 'approve', { convert: true });
  return { registration: id, deal: decided.opportunity_id!, part: await partOf(distributor.person, id) };
}

test('a registration waits for its distributor, and on approval both take part in the deal', async () => {
  const made = await reseller.register();
  expect(made).toMatchObject({
    status: 'pending_review',
    distributor_name: 'Dora Distributes',
    distributor_status: 'waiting',
  });
  const early = await desk.reviewer.request('POST', `/deal_registrations/${made.id}/approve`, {});
  expect(early.statusCode).toBe(409);
  const part = await partOf(distributor.person, made.id);
  expect(part).toMatchObject({
    status: 'waiting',
    partner_name: 'Rita Resells',
    contact_email: null,
    my_side: 'distributor',
  });
  const confirmed = await distributor.person.post<DistributorDealForPartner>(`/distributor_deals/${part.id}/confirm`, {
    row_version: part.row_version,
  });
  expect(confirmed.status).toBe('confirmed');
  const { opportunity_id } = await desk.decide(made.id, 'approve', { convert: true });
  const split = await desk.reviewer.get<Row[]>(
    `/opportunity_participants?opportunity_id=${opportunity_id}&_sort=position&_order=ASC`,
  );
  expect(split.map(({ partner_id, role, status }) => ({ partner_id, role, status }))).toEqual([
    { partner_id: reseller.id, role: 'resell', status: 'confirmed' },
    { partner_id: distributor.id, role: 'distributor', status: 'confirmed' },
  ]);
  const [only, ...more] = await partsOf(distributor.person, `?opportunity_id=${opportunity_id}`);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ id: part.id, status: 'confirmed', deal_status: 'open' });
});

test('a distributor reads no price, contact or exact amount of its reseller at any door', async () => {
  const { deal, part } = await confirmedDeal({ amount_minor: 4_823_700, contact_name: 'Secret Contact' });
  expect(part).toMatchObject({
    amount_minor: 5_000_000,
    is_amount_rounded: true,
    contact_name: null,
    contact_email: null,
  });
  const { person } = distributor;
  for (const url of [
    `/opportunities/${deal}`,
    `/opportunity_lines?opportunity_id=${deal}`,
    `/opportunities?id=${deal}`,
  ]) {
    const response = await person.request('GET', url);
    expect(response.body).not.toContain('4823700');
    if (response.statusCode === 200) expect(response.json()).toEqual([]);
    else expect(response.statusCode).toBe(404);
  }
  expect(await partsOf(person, '?amount_minor=4823700')).toEqual([]);
  expect(await partsOf(person, `?opportunity_id=${deal}&amount_minor_gte=4823701`)).toHaveLength(1);
  expect(await partsOf(person, '?q=Secret')).toEqual([]);
  expect((await person.request('GET', '/distributor_deals?_sort=contact_email')).statusCode).toBe(400);
  const file = await person.request('GET', `/distributor_deals/export.csv?opportunity_id=${deal}`);
  expect(file.body).not.toContain('48,237');
  expect(file.body).not.toContain('48237');
  expect(file.body).not.toContain('Secret');
});

test('the settings decide each field, also for filters', async () => {
  await settings({ sees_customer: false, sees_stage: false, sees_amount: 'hidden', sees_products: false });
  const { id, account_name } = await reseller.register();
  const part = await partOf(distributor.person, id);
  expect(part).toMatchObject({
    title: null,
    account_name: null,
    stage_name: null,
    amount_minor: null,
    product_names: null,
  });
  expect(await partsOf(distributor.person, `?account_name=${encodeURIComponent(account_name)}`)).toEqual([]);
  expect(await partsOf(distributor.person, `?q=${encodeURIComponent(account_name)}`)).toEqual([]);
  await settings({ sees_amount: 'exact', sees_contact: true });
  const more = await partOf(distributor.person, id);
  expect(more).toMatchObject({ account_name, amount_minor: 1_000_000 });
  expect(more.contact_email).toContain('@');
  await settings({});
});

test('a distributor reads and answers nothing of resellers that are not its own', async () => {
  const { id } = await reseller.register();
  const part = await partOf(distributor.person, id);
  expect(await partsOf(other.person)).toEqual([]);
  for (const move of ['confirm', 'decline'])
    expect(
      (
        await other.person.request(
          'POST',
          `/distributor_deals/${part.id}/${move}`,
          move === 'decline' ? { reason: 'No' } : {},
        )
      ).statusCode,
    ).toBe(404);
  expect((await reseller.person.request('POST', `/distributor_deals/${part.id}/confirm`, {})).statusCode).toBe(404);
  const stranger = await createDesk(desk.world);
  const foreign = await stranger.reviewer.request('POST', `/distributor_deals/${part.id}/confirm`, {});
  expect(foreign.statusCode).toBe(404);
});

test('refuses a distribution of another reseller, an ended one, and a missing one where it is required', async () => {
  const someone = await desk.dealer();
  const forged = await someone.person.request('POST', '/deal_registrations', {
    account_name: `Forged ${newId().slice(-6)}`,
    distribution_id: distribution,
  });
  expect(forged.statusCode).toBe(422);
  expect(forged.json().errors).toHaveProperty('distribution_id');
  const [type] = await desk.reviewer.get<Row[]>('/opportunity_types');
  await desk.reviewer.patch(`/opportunity_types/${type!.id}`, { requires_distributor: true });
  const draft = await someone.draft();
  const missing = await someone.person.request('POST', `/deal_registrations/${draft}/submit`, {});
  expect(missing.json().errors).toHaveProperty('distribution_id');
  const own = await desk.within((call) =>
    sampleDistribution(call, { partner_id: someone.id, distributor_id: distributor.id }),
  );
  await someone.person.patch(`/deal_registrations/${draft}`, { distribution_id: own });
  await distributor.person.post(`/distributions/${own}/end`, { reason: 'Territory moved' });
  const ended = await someone.person.request('POST', `/deal_registrations/${draft}/submit`, {});
  expect(ended.statusCode).toBe(422);
  await desk.reviewer.patch(`/opportunity_types/${type!.id}`, { requires_distributor: false });
});

test('answers once, also when two answers come at the same time', async () => {
  const { id } = await reseller.register();
  const part = await partOf(distributor.person, id);
  const answers = await Promise.all([
    distributor.person.request('POST', `/distributor_deals/${part.id}/confirm`, {}),
    distributor.person.request('POST', `/distributor_deals/${part.id}/confirm`, {}),
    distributor.person.request('POST', `/distributor_deals/${part.id}/decline`, { reason: 'Out of territory' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test('after a refusal the distributor keeps only the reseller, and the company names another distributor', async () => {
  const { id, account_name } = await reseller.register();
  const part = await partOf(distributor.person, id);
  await distributor.person.post(`/distributor_deals/${part.id}/decline`, { reason: 'Out of territory' });
  const after = await partOf(distributor.person, id);
  expect(after).toMatchObject({
    status: 'declined',
    account_name: null,
    amount_minor: null,
    partner_name: 'Rita Resells',
  });
  expect((await desk.reviewer.request('POST', `/deal_registrations/${id}/approve`, {})).statusCode).toBe(409);
  expect(await partsOf(distributor.person, `?q=${encodeURIComponent(account_name)}`)).toEqual([]);
  const second = await desk.within((call) =>
    sampleDistribution(call, { partner_id: reseller.id, distributor_id: other.id }),
  );
  await desk.reviewer.patch(`/deal_registrations/${id}`, { distribution_id: second });
  const fresh = await partOf(other.person, id);
  expect(fresh).toMatchObject({ status: 'waiting', distributor_name: 'Otto Distributes' });
  expect(await partOf(distributor.person, id)).toMatchObject({ status: 'canceled' });
  await other.person.post(`/distributor_deals/${fresh.id}/confirm`, {});
  expect((await desk.decide(id, 'approve')).status).toBe('approved');
  await desk.reviewer.post(`/distributions/${second}/end`, {});
});

test('reminds the distributor, and lets the company decide once the time is over', async () => {
  const { id } = await reseller.register();
  const part = await partOf(distributor.person, id);
  const clock = () =>
    jobFor(desk.world.kernel, desk.company.id).then((job) => distributorDealJobs['distributor-deals.clock']!(job, {}));
  await desk.within((call) =>
    call.run(sql`
      update distributor_deals
      set created_at = now() - interval '80 days', due_at = ${call.now()}::timestamptz + interval '1 hour'
      where organization_id = ${call.organization_id} and id = ${part.id}`),
  );
  await clock();
  expect(await partOf(distributor.person, id)).toMatchObject({ status: 'waiting' });
  await desk.within((call) =>
    call.run(sql`
      update distributor_deals set due_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${part.id}`),
  );
  await clock();
  expect(await partOf(distributor.person, id)).toMatchObject({ status: 'overdue' });
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  const late = await partOf(distributor.person, id);
  await distributor.person.post(`/distributor_deals/${late.id}/confirm`, {});
  const split = await desk.reviewer.get<Row[]>(
    `/opportunity_participants?opportunity_id=${opportunity_id}&role=distributor`,
  );
  expect(split[0]).toMatchObject({ status: 'confirmed' });
});

test('two distributors on one customer show in the conflict check', async () => {
  const rival = await desk.dealer('Ron Rivals');
  await desk.within((call) =>
    sampleDistribution(call, { partner_id: rival.id, distributor_id: other.id, is_default: true }),
  );
  const account_domain = `both-${newId().slice(-8)}.example`;
  await reseller.register({ account_domain, account_name: 'Wanted by both' });
  const second = await rival.register({ account_domain, account_name: 'Wanted by both' });
  const conflicts = await desk.conflicts(second.id);
  expect(conflicts.find(({ kind }) => kind === 'other_distributor')).toMatchObject({
    severity: 'warn',
    evidence: { distributor_name: 'Dora Distributes' },
  });
});

test('the inventory shows who buys from whom, and the simulator what each of them reads', async () => {
  const { deal } = await confirmedDeal({ amount_minor: 7_654_300 });
  const { rows } = await desk.reviewer.get<Inventory>('/distributor_deals/inventory');
  const pair = rows.find((row) => row.partner_id === reseller.id && row.distributor_id === distributor.id)!;
  expect(pair.status).toBe('active');
  expect(pair.open_deals).toBeGreaterThan(0);
  expect((await distributor.person.request('GET', '/distributor_deals/inventory')).statusCode).toBe(404);
  const seen = await desk.reviewer.post<Visibility>('/distributor_deals/visibility', {
    opportunity_id: deal,
    partner_ids: [reseller.id, distributor.id],
  });
  const of = (resource: string) => seen.records.find((one) => one.resource === resource)!;
  expect(of('opportunities').found).toEqual([1, 0]);
  expect(of('opportunities').fields.find(({ field }) => field === 'amount_minor')!.partners).toEqual(['7654300', null]);
  expect(of('distributor_deals').fields.find(({ field }) => field === 'amount_minor')!.partners).toEqual([
    '7654300',
    '8000000',
  ]);
  expect(
    (
      await reseller.person.request('POST', '/distributor_deals/visibility', {
        opportunity_id: deal,
        partner_ids: [other.id],
      })
    ).statusCode,
  ).toBe(404);
});

test('deals of the time stay visible after the distribution ends', async () => {
  const someone = await desk.dealer('Sam Sells');
  const own = await desk.within((call) =>
    sampleDistribution(call, { partner_id: someone.id, distributor_id: distributor.id, is_default: true }),
  );
  const { id } = await someone.register();
  const part = await partOf(distributor.person, id);
  await distributor.person.post(`/distributor_deals/${part.id}/confirm`, {});
  await someone.person.post(`/distributions/${own}/end`, { reason: 'We buy elsewhere' });
  expect((await partOf(distributor.person, id)).account_name).not.toBeNull();
  expect((await someone.register()).distributor_name).toBeNull();
});
