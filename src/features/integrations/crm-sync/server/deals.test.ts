import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import {
  click,
  commissionOf,
  givenReferrer,
  type Referrer,
  withKey,
} from '#features/commissions/attributions/server/testing/tracked.ts';
import type { Account } from '#features/deals/accounts/schema.ts';
import type { DealRegistration } from '#features/deals/deal-registrations/schema.ts';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { createDefaultPipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import type { Receipt } from '#features/payouts/receipts/schema.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { Synced } from './testing/synced.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

interface Stages {
  open: string;
  won: string;
  lost: string;
}

/** Accounts and deals that come from the CRM. */
async function begin(): Promise<{ synced: Synced; stages: Stages; referrer: Referrer }> {
  const synced = await Synced.begin(world);
  const stages = await synced.company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const type_id = await createDefaultPipeline(call);
    const type = (await pipelines(call)).find(({ id }) => id === type_id)!;
    const first = (category: string) => type.stages.find((stage) => stage.category === category)!.id;
    return { open: first('open'), won: first('won'), lost: first('lost') };
  });
  const referrer = await givenReferrer(synced.company);
  await synced.live(await synced.accounts({ creates_out: false }));
  const deals = await synced.map({ local_table: 'opportunities', remote_object: 'deals', creates_out: false }, [
    { local_field: 'name', remote_field: 'dealname' },
    { local_field: 'amount_minor', remote_field: 'amount' },
    { local_field: 'currency', remote_field: 'currency' },
    { local_field: 'account_id', remote_field: 'company' },
    {
      local_field: 'stage_id',
      remote_field: 'stage',
      value_map: [
        { local: stages.open, remote: 'open' },
        { local: stages.won, remote: 'closedwon' },
        { local: stages.lost, remote: 'closedlost' },
      ],
    },
    { local_field: 'commission_total', remote_field: 'commission', on_create: 'out', on_update: 'out' },
  ]);
  await synced.live(deals);
  return { synced, stages, referrer };
}

const dealsOf = ({ owner }: Synced) => owner.get<Opportunity[]>('/opportunities?_end=50');
const AMOUNT = 100_000;

const orders = [
  ['crm', 'sale', 'hand'],
  ['crm', 'hand', 'sale'],
  ['sale', 'crm', 'hand'],
  ['sale', 'hand', 'crm'],
  ['hand', 'crm', 'sale'],
  ['hand', 'sale', 'crm'],
] as const;

test.each(orders)('a win reported by %s, %s and %s books one commission', async (...order) => {
  const { synced, stages, referrer } = await begin();
  const { owner, crm } = synced;
  const visit = await click(world, referrer);
  const track = withKey(world, owner.token);
  const customer = { customer_id: 'ana', email: 'ana@blue.example', name: 'Ana', click_id: visit };
  expect((await track('lead', customer)).status).toBe(200);
  let deal = '';
  const tell = {
    crm: async () => {
      const company = crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer' });
      deal = crm.add('deals', {
        dealname: 'Blue deal',
        amount: '1000.00',
        currency: 'USD',
        stage: 'closedwon',
        company,
      });
      await synced.pass();
      await synced.pass();
    },
    sale: async () => {
      const sold = await track('sale', { ...customer, invoice_id: 'I-1', amount_minor: AMOUNT, currency: 'USD' });
      expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    },
    hand: async () => {
      const known = await dealsOf(synced);
      if (known.length === 0) {
        const accounts = await owner.get<Account[]>('/accounts?domain=blue.example');
        const account =
          accounts[0] ?? (await owner.post<Account>('/accounts', { name: 'Blue', domain: 'blue.example' }));
        await owner.post('/opportunities', {
          name: 'Blue deal',
          account_id: account.id,
          amount_minor: AMOUNT,
          currency: 'USD',
        });
      }
      for (const { id, status } of await dealsOf(synced))
        if (status === 'open') await owner.post(`/opportunities/${id}/move`, { stage_id: stages.won });
    },
  };
  for (const one of order) await tell[one]();
  await synced.pass();
  expect(await synced.issues()).toEqual([]);
  expect(await commissionOf(synced.company)).toMatchObject({ won: 1, net: 10_000 });
  const [line] = await owner.get<{ id: string }[]>('/commission_lines');
  const receipt = await owner.get<Receipt>(`/commission_lines/${line!.id}/receipt`);
  expect(receipt.steps).toContainEqual(
    expect.objectContaining({ title: 'Record in Memory CRM', detail: expect.stringContaining(`Deals ${deal}`) }),
  );
  // The commission is told to the CRM, and nothing else there changed.
  const [won] = await dealsOf(synced);
  await synced.changed('opportunities', won!.id);
  await synced.pass();
  expect(crm.get('deals', deal)).toMatchObject({
    stage: 'closedwon',
    commission: '100',
    amount: expect.stringMatching(/^1000/),
  });
});

test('a deal follows the CRM to won, amended and reopened, through the rules of deals', async () => {
  const { synced } = await begin();
  const { crm, owner } = synced;
  const company = crm.add('companies', { name: 'Green', domain: 'green.example', kind: 'customer' });
  const deal = crm.add('deals', { dealname: 'Green deal', amount: '500', currency: 'EUR', stage: 'open', company });
  await synced.pass();
  await synced.pass();
  const [created] = await dealsOf(synced);
  expect(created).toMatchObject({
    name: 'Green deal',
    amount_minor: 50_000,
    currency: 'EUR',
    status: 'open',
    account_name: 'Green',
    source: 'api',
  });
  crm.edit('deals', deal, { stage: 'closedwon' });
  await synced.pass();
  expect(await dealsOf(synced)).toMatchObject([{ status: 'won' }]);
  crm.edit('deals', deal, { amount: '600.50' });
  await synced.pass();
  expect(await dealsOf(synced)).toMatchObject([{ status: 'won', amount_minor: 60_050 }]);
  crm.edit('deals', deal, { stage: 'closedlost' });
  await synced.pass();
  expect(await dealsOf(synced)).toMatchObject([{ status: 'lost', lost_reason: 'not_recorded' }]);
  expect(await owner.get<Account[]>('/accounts')).toHaveLength(1);
  expect(await synced.issues()).toEqual([]);
});

test('contacts keep their company on both sides, whatever is synchronized first', async () => {
  const synced = await Synced.begin(world);
  const { crm, owner } = synced;
  const contacts = await synced.map(
    { local_table: 'contacts', remote_object: 'contacts', match_local: 'email', match_remote: 'email' },
    [
      { local_field: 'first_name', remote_field: 'firstname' },
      { local_field: 'last_name', remote_field: 'lastname' },
      { local_field: 'email', remote_field: 'email' },
      { local_field: 'account_id', remote_field: 'company' },
    ],
  );
  await synced.live(contacts);
  await synced.live(await synced.accounts());
  const company = crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer' });
  crm.add('contacts', { firstname: 'Ana', lastname: 'Blue', email: 'Ana@Blue.example', company });
  for (let n = 0; n < 3; n += 1) await synced.pass();
  expect(await owner.get('/contacts')).toMatchObject([
    { full_name: 'Ana Blue', email: 'ana@blue.example', account_name: 'Blue' },
  ]);

  const account = await owner.post<Account>('/accounts', { name: 'Red', domain: 'red.example' });
  const person = await owner.post<{ id: string }>('/contacts', {
    first_name: 'Rob',
    email: 'rob@red.example',
    account_id: account.id,
  });
  await synced.changed('contacts', person.id);
  await synced.changed('accounts', account.id);
  for (let n = 0; n < 3; n += 1) await synced.pass();
  const red = crm.all('companies').find(({ values }) => values.name === 'Red')!;
  expect(crm.all('contacts').find(({ values }) => values.firstname === 'Rob')!.values).toMatchObject({
    company: red.id,
  });
  expect(crm.all('contacts')).toHaveLength(2);
  expect(await synced.issues()).toEqual([]);
});

test('the state and the protection of a registration reach the CRM, and are never taken from it', async () => {
  const synced = await Synced.begin(world);
  const { owner, crm } = synced;
  const registration = await synced.company.within((call) => samplePendingRegistration(call, {}));
  await owner.post(`/deal_registrations/${registration}/approve`);
  const { opportunity_id } = await owner.post<DealRegistration>(`/deal_registrations/${registration}/convert`, {});
  const mapping = await synced.map({ local_table: 'opportunities', remote_object: 'deals', creates_in: false }, [
    { local_field: 'name', remote_field: 'dealname' },
    { local_field: 'registration_status', remote_field: 'registration_status', on_create: 'both', on_update: 'both' },
    { local_field: 'protected_until', remote_field: 'closedate', on_create: 'out', on_update: 'out' },
  ]);
  await synced.live(mapping);
  await synced.backfill(mapping);
  const [deal] = crm.all('deals');
  const { expires_at } = await owner.get<DealRegistration>(`/deal_registrations/${registration}`);
  expect(deal).toMatchObject({
    external_id: opportunity_id,
    values: { registration_status: 'approved', closedate: expires_at!.slice(0, 10) },
  });
  crm.edit('deals', deal!.id, { registration_status: 'paid twice' });
  await synced.pass();
  expect(await owner.get(`/deal_registrations/${registration}`)).toMatchObject({ status: 'approved' });
});
