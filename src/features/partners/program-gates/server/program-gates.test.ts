import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import type { DealRegistration } from '#features/deals/deal-registrations/schema.ts';
import { sampleDealRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { createDistribution } from '#features/deals/leads/server/testing/distribution.ts';
import { sampleBenefit } from '#features/enablement/entitlements/server/sample.ts';
import { refreshEntitlements } from '#features/enablement/entitlements/server/service.ts';
import { sampleMDFFund } from '#features/incentives/mdf-funds/server/sample.ts';
import { signersOf } from '#features/partners/contracts/server/testing/signers.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { PayoutBatch, PayoutForecast, PayoutItem } from '#features/payouts/payouts/schema.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { addDays } from '#shared/time/dates.ts';
import type { GateCatalog, GateOfPartner, ProgramGate } from '../schema.ts';

let world: World;
let company: Company;
let partner_id: string;
let person: Person;
let signers: ReturnType<typeof signersOf>;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  signers = signersOf(world);
});
beforeEach(async () => {
  world.clock.set(new Date('2026-03-16T09:00:00Z'));
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call, { name: 'Alder Partners' }));
  person = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

const hold = (gate: string, more: Partial<ProgramGate> = { requirement: 'contract', option: 'reseller' }) =>
  company.owner.post<ProgramGate>('/program_gates', { gate, ...more });
const draft = () => company.within((call) => sampleDealRegistration(call, { partner_id }));
const submit = (id: string, who = person) => who.request('POST', `/deal_registrations/${id}/submit`, {});
const sign = () => signers.completed(company, { partner_id });

test('a deal is registered once the contract is signed, and until then both sides get the link', async () => {
  await hold('register_deals');
  const id = await draft();
  const refused = await submit(id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message: 'Before you can register deals, your company needs a signed reseller agreement.',
    gate: 'register_deals',
    link: '/partners/contracts',
  });
  const onBehalf = await submit(id, company.owner);
  expect(onBehalf.statusCode).toBe(409);
  expect(onBehalf.json().link).toBe(`/partners/contracts?partner_id=${partner_id}`);
  expect(await company.owner.rows<GateOfPartner>(`/partners/${partner_id}/gates`)).toMatchObject([
    { gate: 'register_deals', is_open: false, requirements: [{ label: 'a signed reseller agreement', is_met: false }] },
  ]);
  const { id: contract_id } = await sign();
  expect(await person.get(`/gates/register_deals`)).toMatchObject({ is_open: true, message: null });
  expect((await submit(id)).statusCode).toBe(200);
  // The gate closes again when the contract ends.
  await company.owner.post(`/contracts/${contract_id}/terminate`, { reason: 'Breach of contract' });
  expect((await submit(await draft())).statusCode).toBe(409);
});

test('no way around the gate: many at once, a public form and an unsigned contract', async () => {
  await hold('register_deals');
  const drafts = [await draft(), await draft(), await draft()];
  const answers = await Promise.all(drafts.map((id) => submit(id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  const { id: contract_id } = await signers.sent(company, { partner_id });
  const unsigned = await submit(drafts[0]!);
  expect(unsigned.statusCode).toBe(409);
  expect(unsigned.json().missing).toMatchObject([
    { link: `/partners/contracts/show/${contract_id}`, link_label: 'Sign the contract' },
  ]);
  const rows = await company.owner.get<DealRegistration[]>(`/deal_registrations?partner_id=${partner_id}`);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['draft']));
});

test('a contract that the partner has signed lacks only the signature of the company', async () => {
  await hold('register_deals');
  const { first } = await signers.sent(company, { partner_id });
  expect(first.side).toBe('partner');
  await signers.sign(first.email);
  const { message, requirements } = await person.get<GateOfPartner>('/gates/register_deals');
  expect(message).toMatch(/^Before you can register deals, your company needs the signature of .+ on “.+”\.$/);
  expect(requirements).toMatchObject([{ is_met: false, link_label: 'View the contract' }]);
  const [seen] = await company.owner.rows<GateOfPartner>(`/partners/${partner_id}/gates`);
  expect(seen!.message).toMatch(/^Before this partner can register deals, it needs your signature on “.+”\.$/);
});

test('a gate for an audience holds only for its partners', async () => {
  const { id: audience_id } = await company.owner.post<{ id: string }>('/audiences', {
    name: 'In France',
    entity: 'partners',
    conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: ['FR'] }] }] },
  });
  await hold('register_deals', { requirement: 'contract', option: 'nda', audience_id });
  expect((await submit(await draft())).statusCode).toBe(200);
  await company.owner.patch(`/partners/${partner_id}`, { country: 'FR' });
  expect((await submit(await draft())).json().message).toContain('a signed NDA');
});

test('leads are neither assigned to a partner behind the gate nor offered by rules', async () => {
  const desk = await createDistribution(world);
  const taker = await desk.taker({ country: 'DE' });
  await desk.rule();
  await desk.manager.post('/program_gates', { gate: 'receive_leads', requirement: 'contract', option: 'reseller' });
  const lead = await desk.lead();
  expect(lead).toMatchObject({ status: 'unassigned' });
  const assigned = await desk.manager.request('POST', `/leads/${lead.id}/assign`, {
    partner_id: taker.id,
    reason: 'Knows the customer',
  });
  expect(assigned.statusCode).toBe(409);
  await signers.completed(desk.company, { partner_id: taker.id });
  expect((await desk.lead()).status).toBe('offered');
});

test('payments wait behind the gate, and MDF and benefits cannot be requested', async () => {
  for (const gate of ['get_paid', 'request_mdf', 'order_benefits']) await hold(gate);
  await company.within((call) =>
    addManualCommission(call, {
      partner_id,
      amount_minor: 10_000,
      currency: 'USD',
      on: call.today(),
      reason: 'Goodwill',
    }),
  );
  const batch = await company.owner.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  const [item] = await company.owner.get<PayoutItem[]>(`/payout_items?batch_id=${batch.id}`);
  expect(item!.result).toBe('document_expired');
  const fund_id = await company.within((call) => sampleMDFFund(call));
  const day = '2026-03-16';
  const mdf = await person.request('POST', '/mdf_requests', {
    fund_id,
    title: 'Fair',
    activity: 'event',
    starts_on: day,
    ends_on: addDays(day, 2),
    cost_minor: 1000,
  });
  expect([mdf.statusCode, mdf.json().gate]).toEqual([409, 'request_mdf']);
  const entitlement_id = await company.within((call) => sampleBenefit(call));
  await company.within((call) => refreshEntitlements(call));
  const benefit = await person.request('POST', '/entitlement_grants', { entitlement_id, quantity: 1 });
  expect([benefit.statusCode, benefit.json().gate]).toEqual([409, 'order_benefits']);
});

test('the settings say how many partners a gate holds back, and refuse what does not exist', async () => {
  const { id } = await hold('register_deals');
  const catalog = await company.owner.get<GateCatalog>('/gate_catalog');
  expect(catalog.requirements.map(({ key }) => key).sort()).toEqual([
    'certificate',
    'contract',
    'document',
    'payout_details',
    'self_billing_agreement',
    'tax_form',
    'tax_profile',
  ]);
  expect(catalog.held).toEqual([{ id, label: 'a signed reseller agreement', partners: 1 }]);
  const bad = async (body: object) => (await company.owner.request('POST', '/program_gates', body)).statusCode;
  expect(await bad({ gate: 'fly', requirement: 'contract', option: 'nda' })).toBe(422);
  expect(await bad({ gate: 'register_deals', requirement: 'contract' })).toBe(422);
  expect(await bad({ gate: 'register_deals', requirement: 'tax_form', option: 'x' })).toBe(422);
  expect(await bad({ gate: 'register_deals', requirement: 'contract', option: 'reseller' })).toBe(409);
  expect((await person.request('GET', `/program_gates`)).statusCode).toBe(404);
});

test('another company’s partner is not asked about', async () => {
  const other = await world.company();
  expect((await other.owner.request('GET', `/partners/${partner_id}/gates`)).statusCode).toBe(404);
  expect((await other.owner.request('GET', `/gates/register_deals?partner_id=${partner_id}`)).statusCode).toBe(404);
});

test('a waiver opens a gate for one partner until its last day, and the partner does not see the reason', async () => {
  const { id: gate_id } = await hold('register_deals');
  const finance = await company.member('finance');
  const waive = (who: Person, more: object = {}) =>
    who.request('POST', '/gate_waivers', { partner_id, gate_id, reason: 'Legal reviews it', ...more });
  expect((await waive(finance)).statusCode).toBe(403);
  expect((await waive(person)).statusCode).toBe(404);
  expect((await waive(company.owner, { ends_on: '2026-03-15' })).statusCode).toBe(422);
  expect((await waive(company.owner, { reason: ' ' })).statusCode).toBe(400);
  expect((await waive(company.owner, { ends_on: '2026-03-20' })).statusCode).toBe(201);
  const [state] = await company.owner.rows<GateOfPartner>(`/partners/${partner_id}/gates`);
  expect(state).toMatchObject({
    is_open: true,
    requirements: [{ is_waived: true, waiver: { reason: 'Legal reviews it', ends_on: '2026-03-20' } }],
  });
  const seen = await person.get<GateOfPartner>('/gates/register_deals');
  expect(seen).toMatchObject({ is_open: true, requirements: [{ is_waived: true, waiver: null, gate_id: null }] });
  expect(JSON.stringify(seen)).not.toContain('Legal');
  expect((await person.request('GET', '/gate_waivers')).statusCode).toBe(404);
  expect((await submit(await draft())).statusCode).toBe(200);
  expect((await company.owner.get<GateCatalog>('/gate_catalog')).held[0]!.partners).toBe(0);
  world.clock.set(new Date('2026-03-21T09:00:00Z'));
  expect((await submit(await draft())).statusCode).toBe(409);
});

test('a payout names what holds a payment, and a waiver lets it through', async () => {
  const { id: gate_id } = await hold('get_paid');
  await company.within((call) =>
    addManualCommission(call, {
      partner_id,
      amount_minor: 10_000,
      currency: 'USD',
      on: call.today(),
      reason: 'Goodwill',
    }),
  );
  const batch = await company.owner.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  const items = () => company.owner.get<PayoutItem[]>(`/payout_items?batch_id=${batch.id}`);
  const link = `/partners/contracts?partner_id=${partner_id}`;
  expect((await items())[0]).toMatchObject({
    result: 'document_expired',
    holds: [{ label: 'a signed reseller agreement', link }],
  });
  await company.owner.post('/gate_waivers', { partner_id, gate_id, reason: 'Paid before the new contract' });
  const forecast = await company.owner.get<PayoutForecast>('/payout_batches/forecast?currency=USD');
  expect(forecast.rows[0]).toMatchObject({ partner_id, holds: [] });
});
