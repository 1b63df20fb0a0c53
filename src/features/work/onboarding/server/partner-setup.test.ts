import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { OnboardingFacts, OnboardingStatus } from '../schema.ts';

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company('Acme');
});
afterAll(() => world.close());

async function newPartner(company = acme): Promise<{ partner_id: string; admin: Person }> {
  const partner_id = await company.within((call) => samplePartner(call));
  return { partner_id, admin: await world.partnerUser(company, partner_id) };
}
const statusOf = (person: Person) => person.get<OnboardingStatus>('/onboarding/status');
const step = (person: Person, body: object) => person.request('POST', '/onboarding/step', body);

test('a new partner starts with its own profile, and one setup serves its people', async () => {
  const { partner_id, admin } = await newPartner();
  const colleague = await world.partnerUser(acme, partner_id);
  expect(await statusOf(admin)).toEqual({
    current_step: 'company_details',
    completed_steps: [],
    status: 'not_started',
  });
  const refused = await step(admin, { step: 'company_details', completed: true });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { description: ['Description is required'] }]);
  await admin.patch(`/partners/${partner_id}`, { description: 'Plans and installs lights.' });
  expect((await step(admin, { step: 'company_details', completed: true })).json()).toEqual({
    current_step: 'people',
    completed_steps: ['company_details'],
    status: 'in_progress',
  });
  expect(await statusOf(colleague)).toMatchObject({ current_step: 'people', status: 'in_progress' });
  // The company's own setup is another one.
  expect(await statusOf(acme.owner)).toMatchObject({ current_step: 'company_details', status: 'not_started' });
});

test('completes once, and a finished setup does not change when a call is sent again', async () => {
  const { admin } = await newPartner();
  for (const one of ['people', 'payout_details', 'first_contract', 'first_step'])
    expect((await step(admin, { step: one, completed: true })).statusCode).toBe(200);
  const done = { current_step: 'first_step', status: 'completed' };
  expect(await admin.post('/onboarding/complete', {})).toMatchObject(done);
  expect(await admin.post('/onboarding/complete', {})).toMatchObject(done);
  expect(await admin.post('/onboarding/skip', {})).toMatchObject(done);
  expect((await step(admin, { step: 'people' })).json()).toMatchObject(done);
});

test('a skipped setup counts as done', async () => {
  const { admin } = await newPartner();
  expect(await admin.post('/onboarding/skip', {})).toMatchObject({ status: 'skipped' });
  expect((await step(admin, { step: 'people' })).json()).toMatchObject({ status: 'skipped' });
});

test('each side has its own steps', async () => {
  const { admin } = await newPartner();
  expect((await step(admin, { step: 'partner_types' })).statusCode).toBe(422);
  expect((await acme.owner.request('POST', '/onboarding/step', { step: 'payout_details' })).statusCode).toBe(422);
});

test('only administrators of the partner change the setup', async () => {
  const { partner_id } = await newPartner();
  const seller = await world.partnerUser(acme, partner_id, 'partner_sales');
  expect(await statusOf(seller)).toMatchObject({ status: 'not_started' });
  expect((await step(seller, { step: 'people' })).statusCode).toBe(403);
  expect((await seller.request('POST', '/onboarding/complete', {})).statusCode).toBe(403);
  expect((await seller.request('POST', '/onboarding/skip', {})).statusCode).toBe(403);
});

test('the setup of another partner or company is out of reach', async () => {
  const mine = await newPartner();
  const theirs = await newPartner(await world.company('Other'));
  await mine.admin.post('/onboarding/skip', {});
  expect(await statusOf(theirs.admin)).toMatchObject({ status: 'not_started' });
  // Naming the other program reaches nothing of it.
  const other = await mine.admin.request('GET', '/onboarding/status', undefined, {
    'x-tandem-mode': 'partner',
    'x-tandem-program': theirs.partner_id,
  });
  expect([other.statusCode, other.json().view]).toEqual([409, 'ended']);
  const rows = await acme.within((call) => call.rows(sql`select partner_id from partner_onboardings`));
  expect(rows).not.toContainEqual({ partner_id: theirs.partner_id });
});

test('facts count what the partner has done', async () => {
  const { admin } = await newPartner();
  const facts = await admin.get<OnboardingFacts>('/onboarding/facts');
  expect(facts).toMatchObject({ signed: 0, to_sign: 0, payout_details: 0, learning: 0, deals: 0 });
  expect(facts).not.toHaveProperty('partners');
  await admin.post('/payout_methods', {
    currency: 'USD',
    rail: 'paypal',
    holder_name: 'Pia',
    details: { email: 'pia@partner.test' },
  });
  expect(await admin.get<OnboardingFacts>('/onboarding/facts')).toMatchObject({ payout_details: 1 });
});
