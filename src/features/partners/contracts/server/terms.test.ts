import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleIncentiveStructure } from '#features/commissions/commission-plans/server/sample.ts';
import type { Benefit } from '#features/deals/deal-registrations/check.schema.ts';
import { protectionDays } from '#features/deals/deal-registrations/server/protection/protection.ts';
import { sampleOpportunityType } from '#features/deals/opportunity-types/server/sample.ts';
import { samplePartnerRegion } from '#features/partners/partner-regions/server/sample.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { sampleContractTemplate } from '../../contract-templates/server/sample.ts';
import type { BulkSent, Contract, ContractReport, ContractTrail } from '../schema.ts';
import { sampleContractDraft, sampleSigners } from './sample.ts';
import { signersOf } from './testing/signers.ts';

let world: World;
let company: Company;
let signers: ReturnType<typeof signersOf>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  signers = signersOf(world);
});
afterAll(() => world.close());

const DAY = 86_400_000;
const contractOf = (id: string) => company.owner.get<Contract>(`/contracts/${id}`);
const clock = () => signers.work(company, 'contracts.clock');

test('signed terms take effect at the partner when everybody has signed', async () => {
  const [plan_id, region_id, partner_id] = await company.within(async (call) => [
    await sampleIncentiveStructure(call),
    await samplePartnerRegion(call),
    await samplePartner(call),
  ]);
  const terms = { plan_id, region_id, protection_days: 120, payment_term_days: 45, is_exclusive: true };
  const { contract } = await signers.completed(company, { partner_id, terms });
  expect(contract).toMatchObject({ status: 'active', seal_problem: null });
  expect(await company.owner.get(`/partners/${partner_id}`)).toMatchObject({
    region_id,
    protection_days: 120,
    payment_term_days: 45,
    is_exclusive: true,
  });
  const [assigned] = await company.owner.get<object[]>(`/plan_assignments?plan_id=${plan_id}&target_id=${partner_id}`);
  expect(assigned).toMatchObject({ target: 'partner', effective_from: contract.effective_on });
  const announced = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select ref_id from outbox_events where topic = 'contracts.completed' and ref_id = ${contract.id}`),
  );
  expect(announced).toHaveLength(1);
});

test('signed protection days decide how long a registered deal is protected', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  await signers.completed(company, { partner_id, terms: { protection_days: 200 } });
  const days = await company.within(async (call) => {
    return protectionDays(call, await sampleOpportunityType(call), partner_id);
  });
  expect(days).toBe(200);
});

test('the registration form shows the protection that a contract promises', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const benefit = async () => company.owner.post<Benefit>('/deal_registrations/benefit', { partner_id });
  const usual = (await benefit()).protection_days;
  const days = usual + 30;
  const { first, second, id } = await signers.sent(company, { partner_id, terms: { protection_days: days } });
  const { title } = await company.owner.get<Contract>(`/contracts/${id}`);
  expect(await benefit()).toMatchObject({ protection_days: usual, promised: { days, contract: title } });
  for (const { email } of [first, second]) expect((await signers.sign(email)).statusCode).toBe(200);
  expect(await benefit()).toMatchObject({ protection_days: days, promised: null });
  await signers.work(company, 'contracts.seal', { contract_id: id });
  // A tier may add days, and takes none away that were signed.
  for (const [factor, expected] of [
    [750_000, days],
    [2_000_000, 2 * days],
  ] as const) {
    const tier_id = await company.within((call) => samplePartnerTier(call, { protection_factor_ppm: factor }));
    await company.within((call) => setTier(call, partner_id, { tier_id }));
    expect((await benefit()).protection_days).toBe(expected);
  }
});

test('the report lists partners whose rules differ from what they signed', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const { id } = await signers.completed(company, {
    partner_id,
    terms: { protection_days: 100, payment_term_days: 30 },
  });
  const mine = async () =>
    (await company.owner.get<ContractReport>('/contract_report')).mismatches.filter(
      (one) => one.partner_id === partner_id,
    );
  expect(await mine()).toEqual([]);
  await company.owner.patch(`/partners/${partner_id}`, { protection_days: 60 });
  expect(await mine()).toMatchObject([
    { contract_id: id, term: 'protection_days', signed: '100 days', live: '60 days' },
  ]);
});

test('an amendment changes only the terms it names, and its own contract stays as it is', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const { id } = await signers.completed(company, { partner_id, terms: { protection_days: 100 } });
  const amendment = await company.owner.post<Contract>(`/contracts/${id}/amend`);
  expect(amendment).toMatchObject({ status: 'draft', amends_id: id, terms: { protection_days: 100 } });
  await company.owner.patch(`/contracts/${amendment.id}`, { terms: { protection_days: 150 } });
  await company.owner.post(`/contracts/${amendment.id}/send`);
  for (const { email } of await signers.signings(company, amendment.id)) await signers.sign(email);
  await signers.work(company, 'contracts.seal', { contract_id: amendment.id });
  expect((await company.owner.get<{ protection_days: number }>(`/partners/${partner_id}`)).protection_days).toBe(150);
  expect(await contractOf(id)).toMatchObject({ status: 'active', terms: { protection_days: 100 } });
  const { mismatches } = await company.owner.get<ContractReport>('/contract_report');
  expect(mismatches.filter((one) => one.partner_id === partner_id)).toEqual([]);
});

test('a contract that starts later waits, becomes expiring in its notice period and ends on its last day', async () => {
  const template_id = await company.within((call) =>
    sampleContractTemplate(call, { term_months: 12, notice_days: 60, renewal: 'none' }),
  );
  const { id, contract } = await signers.completed(company, { template_id, effective_on: addDays(10) });
  expect(contract).toMatchObject({ status: 'completed' });
  world.clock.advance(11 * DAY);
  await clock();
  expect((await contractOf(id)).status).toBe('active');
  world.clock.advance(310 * DAY);
  await clock();
  expect((await contractOf(id)).status).toBe('expiring');
  world.clock.advance(60 * DAY);
  await clock();
  await clock();
  expect((await contractOf(id)).status).toBe('ended');
});

test('a contract renews by itself unless somebody gives notice in time', async () => {
  const template_id = await company.within((call) =>
    sampleContractTemplate(call, { term_months: 12, notice_days: 30, renewal: 'auto', renewal_months: 6 }),
  );
  const [one, other] = [
    await signers.completed(company, { template_id }),
    await signers.completed(company, { template_id }),
  ];
  await company.owner.post(`/contracts/${other.id}/give_notice`, {});
  const first = (await contractOf(one.id)).ends_on!;
  world.clock.advance(366 * DAY);
  await clock();
  const renewed = await contractOf(one.id);
  expect(renewed.status).toBe('active');
  expect(Date.parse(renewed.ends_on!) - Date.parse(first)).toBeGreaterThan(180 * DAY);
  expect((await contractOf(other.id)).status).toBe('ended');
  const { events } = await company.owner.get<ContractTrail>(`/contracts/${one.id}/trail`);
  expect(events.filter(({ kind }) => kind === 'renewed')).toHaveLength(1);
});

test('a signed renewal replaces the contract it renews', async () => {
  const template_id = await company.within((call) => sampleContractTemplate(call, { term_months: 12 }));
  const { id } = await signers.completed(company, { template_id });
  const next = await company.owner.post<Contract>(`/contracts/${id}/renew`);
  await company.owner.post(`/contracts/${next.id}/send`);
  for (const { email } of await signers.signings(company, next.id)) await signers.sign(email);
  await signers.work(company, 'contracts.seal', { contract_id: next.id });
  expect((await contractOf(id)).status).toBe('renewed');
});

test('signers are reminded on the days of the template', async () => {
  const template_id = await company.within((call) => sampleContractTemplate(call, { reminder_days: [3, 7] }));
  const { id, first } = await signers.sent(company, { template_id });
  const reminders = async () => (await signers.signings(company, id))[0]!.reminders;
  await clock();
  expect(await reminders()).toBe(0);
  for (const [days, count] of [
    [3, 1],
    [1, 1],
    [3, 2],
    [7, 2],
  ] as const) {
    world.clock.advance(days * DAY);
    await clock();
    expect(await reminders()).toBe(count);
  }
  expect((await signers.sign(first.email)).statusCode).toBe(200);
});

test('one template goes to many partners; who has it already is left out', async () => {
  const [a, b] = await company.within(async (call) => [await samplePartner(call), await samplePartner(call)]);
  const template_id = await company.within((call) => sampleContractTemplate(call));
  await company.within((call) => sampleContractDraft(call, { partner_id: a, template_id }));
  const many = await company.owner.post<BulkSent>('/contracts/send_to_many', { template_id, partner_ids: [a, b] });
  expect(many.sent).toEqual([]);
  expect(many.skipped.map(({ reason }) => reason).sort()).toEqual([
    'Already has this contract.',
    'Choose who signs as: Partner.',
  ]);
  await world.partnerUser(company, b);
  const again = await company.owner.post<BulkSent>('/contracts/send_to_many', { template_id, partner_ids: [b] });
  expect(again.sent).toMatchObject([{ partner_id: b }]);
  const foreign = await (await world.company('Other')).within((call) => samplePartner(call));
  const refused = await company.owner.request('POST', '/contracts/send_to_many', {
    template_id,
    partner_ids: [foreign],
  });
  expect(refused.statusCode).toBe(404);
});

test('a company cannot use ids of another company', async () => {
  const other = await world.company('Rival');
  const [partner_id, region_id] = await other.within(async (call) => [
    await samplePartner(call),
    await samplePartnerRegion(call),
  ]);
  const template_id = await company.within((call) => sampleContractTemplate(call));
  const own = await company.within((call) => samplePartner(call));
  const create = (body: object) => company.owner.request('POST', '/contracts', body);
  expect((await create({ template_id, partner_id })).statusCode).toBe(404);
  expect((await create({ template_id, partner_id: own, terms: { region_id } })).json().errors).toEqual({
    terms: ['names an unknown region'],
  });
  const theirs = await other.within((call) => sampleContractTemplate(call));
  expect((await create({ template_id: theirs, partner_id: own })).statusCode).toBe(404);
  const foreign = await other.within((call) => sampleContractDraft(call));
  for (const path of ['', '/trail', '/file']) {
    expect((await company.owner.request('GET', `/contracts/${foreign}${path}`)).statusCode).toBe(404);
  }
});

test('a partner sees what was sent to it, never drafts or other partners’ contracts', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const user = await world.partnerUser(company, partner_id);
  const draft = await company.within((call) => sampleContractDraft(call, { partner_id }));
  const { id, first } = await signers.sent(company, { partner_id });
  const { id: foreign } = await signers.sent(company);
  const listed = await user.get<{ id: string }[]>('/contracts');
  expect(listed.map((row) => row.id)).toEqual([id]);
  for (const hidden of [draft, foreign])
    expect((await user.request('GET', `/contracts/${hidden}`)).statusCode).toBe(404);
  expect((await user.request('GET', `/contracts/${id}/trail`)).statusCode).toBe(404);
  expect(JSON.stringify(await user.get(`/contracts/${id}`))).not.toContain('template_id');
  expect((await user.request('POST', `/contracts/${id}/void`, { reason: 'x' })).statusCode).toBe(404);
  const passed = await user.request('POST', `/contract_signings/${first.id}/delegate`, {
    name: 'Eva',
    email: 'eva@p.example',
  });
  expect(passed.json()).toMatchObject({ name: 'Eva', status: 'notified' });
});

test('a contract that blocks the portal does so until the partner has signed', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const user = await world.partnerUser(company, partner_id);
  const template_id = await company.within((call) => sampleContractTemplate(call, { blocks_portal: true }));
  const [, second] = sampleSigners();
  const { id, first } = await signers.sent(company, {
    partner_id,
    template_id,
    signers: [{ role: 'partner', name: 'Portal User', email: user.email }, second!],
  });
  const blocked = () => user.get<{ contracts: object[] }>('/contract_portal_block');
  expect(await blocked()).toMatchObject({ contracts: [{ id, is_mine: true, waits_for: 'Portal User' }] });
  expect((await user.request('GET', '/opportunities')).json()).toMatchObject({ statusCode: 409, portal_blocked: true });
  const other = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect((await other.request('GET', '/opportunities')).statusCode).toBe(200);
  const { url } = await user.post<{ url: string }>(`/contracts/${id}/sign_link`);
  expect((await signers.sign(first.email, {}, /token=([\w-]+)/.exec(url)![1])).statusCode).toBe(200);
  expect(await blocked()).toEqual({ contracts: [] });
  expect((await user.request('GET', '/opportunities')).statusCode).toBe(200);
});

function addDays(days: number): string {
  return new Date(world.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
}
