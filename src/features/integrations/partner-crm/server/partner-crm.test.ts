import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { openCrm } from '#features/integrations/connections/server/service.ts';
import type { Row } from '#server/db/client.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { newId } from '#shared/ids.ts';
import type { CrmDeals, CrmLink, CrmRegistered, PartnerCrmSettings } from '../schema.ts';
import { partnerCrmJobs } from './jobs.ts';

let desk: Desk;
let dealer: Dealer;
let other: Dealer;
let crm: string;
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  dealer = await desk.dealer();
  other = await desk.dealer();
  crm = await connect(dealer);
}, 60_000);
afterAll(() => desk.world.close());

async function connect({ person }: Dealer): Promise<string> {
  return (await person.post<{ id: string }>('/connections', { connector: 'demo_crm', values: {} })).id;
}

const deals = async (who = dealer, id = crm) => (await who.person.get<CrmDeals>(`/partner_crm/${id}/deals`)).deals;
const register = (remote_ids: string[], who = dealer, id = crm, values?: object) =>
  who.person.request('POST', `/partner_crm/${id}/register`, {
    deals: remote_ids.map((remote_id) => ({ remote_id, ...(values && { values }) })),
  });
/** A deal in the partner's Demo CRM, whose customer no other test uses. */
async function newDeal(who = dealer, more: Record<string, string> = {}): Promise<string> {
  const mark = newId().slice(-10);
  const company = await who.person.post<{ id: string }>('/demo_crm_records', {
    object: 'companies',
    values: { name: `Buyer ${mark}`, domain: `buyer-${mark}.example`, country: 'Norway' },
  });
  const { id } = await who.person.post<{ id: string }>('/demo_crm_records', {
    object: 'deals',
    values: {
      dealname: `Deal ${mark}`,
      amount: '1200.50',
      dealstage: 'qualifiedtobuy',
      closedate: '2026-09-30',
      company: company.id,
      ...more,
    },
  });
  return id;
}
const contact = { contact_email: 'ada@buyer.example' };
const settingsOf = (who = dealer, id = crm) => who.person.get<PartnerCrmSettings>(`/partner_crm/${id}/settings`);
async function writeBack(who = dealer, id = crm): Promise<void> {
  const { settings } = await settingsOf(who, id);
  await who.person.request('PUT', `/partner_crm/${id}/settings`, { ...settings, writes_back: true });
}
const run = () => runWaiting(desk.world, partnerCrmJobs);
const links = (who = dealer) => who.person.get<CrmLink[]>('/partner_crm_deals');
async function remote(id: string, who = dealer, connection = crm): Promise<Row> {
  const opened = await openCrm(desk.world.kernel, desk.company.id, connection);
  const fields = ['dealname', 'registration_status', 'protected_until', 'earned_commission'];
  const [record] = await opened.read('deals', [id], fields);
  expect(who).toBeTruthy();
  return record!.values;
}
async function announce(registration_id: string): Promise<void> {
  const job = await jobFor(desk.world.kernel, desk.company.id);
  const events = [{ topic: 'deal_registrations.updated', ref_id: registration_id, seq: '1', tx: '1', payload: {} }];
  await partnerCrmJobs['partner-crm.events']!(job, { events });
  await run();
}

test('lists the open deals of the CRM with the values that a registration would get', async () => {
  const all = await deals();
  expect(all.length).toBeGreaterThanOrEqual(5);
  expect(all.find(({ title }) => title === 'Bergen: cold chain tracking')).toMatchObject({
    account_name: 'Bergen Seafood',
    account_website: 'bergen-seafood.example',
    country: 'NO',
    contact_email: 'lars.haugen@bergen-seafood.example',
    amount_minor: 3_850_000,
    currency: 'USD',
    missing: [],
    registration: null,
  });
  const closed = await newDeal(dealer, { dealstage: 'closedwon' });
  expect((await deals()).some(({ remote_id }) => remote_id === closed)).toBe(false);
});

test('registers a deal as the deal desk does, with the reference of the CRM', async () => {
  const [found] = (await deals()).filter(({ title }) => title === 'Calder: mill planning');
  const [result] = (await register([found!.remote_id])).json<CrmRegistered[]>();
  expect(result).toMatchObject({ status: 'registered', errors: {} });
  expect(await desk.registration(result!.registration_id!)).toMatchObject({
    source: 'exchange',
    status: 'pending_review',
    partner_id: dealer.id,
    account_name: 'Calder Textiles',
    amount_minor: 2_100_000,
  });
  expect((await deals()).find(({ remote_id }) => remote_id === found!.remote_id)?.registration).toMatchObject({
    id: result!.registration_id,
    status: 'pending_review',
  });
  expect(
    (await dealer.person.request('GET', `/deal_registrations/${result!.registration_id}/receipt`)).statusCode,
  ).toBe(200);
});

test('values that the CRM lacks are entered, and a refused deal does not stop the others', async () => {
  const [lacking, complete] = [await newDeal(), await newDeal(dealer, {})];
  const listed = (await deals()).find(({ remote_id }) => remote_id === lacking);
  expect(listed!.missing).toEqual(['contact_email']);
  const answer = await dealer.person.request('POST', `/partner_crm/${crm}/register`, {
    deals: [{ remote_id: lacking }, { remote_id: complete, values: contact }, { remote_id: '999999', values: contact }],
  });
  expect(answer.json<CrmRegistered[]>().map(({ status, errors }) => [status, Object.keys(errors)])).toEqual([
    ['refused', ['contact_email']],
    ['registered', []],
    ['refused', []],
  ]);
  const [later] = (await register([lacking], dealer, crm, contact)).json<CrmRegistered[]>();
  expect(later!.status).toBe('registered');
});

test('the same deal in eight requests at once makes one registration', async () => {
  const id = await newDeal();
  const answers = await Promise.all(Array.from({ length: 8 }, () => register([id], dealer, crm, contact)));
  const results = answers.map((answer) => answer.json<CrmRegistered[]>()[0]!);
  expect(new Set(results.map(({ registration_id }) => registration_id)).size).toBe(1);
  const [deal] = (await deals()).filter(({ remote_id }) => remote_id === id);
  const found = await desk.reviewer.get<Row[]>(
    `/deal_registrations?account_name=${encodeURIComponent(deal!.account_name!)}`,
  );
  expect(found).toHaveLength(1);
  // With changed values it is refused, because the registration keeps its identity.
  const [again] = (await register([id], dealer, crm, { contact_email: 'eve@buyer.example' })).json<CrmRegistered[]>();
  expect(again).toMatchObject({ status: 'refused', registration_id: null });
});

test('another connection to the same system finds the same registration', async () => {
  const id = await newDeal();
  const [first] = (await register([id], dealer, crm, contact)).json<CrmRegistered[]>();
  const second = await connect(dealer);
  const [again] = (await register([id], dealer, second, contact)).json<CrmRegistered[]>();
  expect(again!.registration_id).toBe(first!.registration_id);
  await dealer.person.post(`/connections/${second}/disconnect`);
  expect((await register([id], dealer, second, contact)).statusCode).toBe(409);
  expect((await dealer.person.request('DELETE', `/connections/${second}`)).statusCode).toBe(204);
});

test('nobody else reaches the CRM of a partner: not the company, not a neighbor, not another company', async () => {
  const theirs = await connect(other);
  const stranger = (await desk.world.company()).owner;
  for (const person of [other.person, desk.reviewer, stranger]) {
    for (const [method, path, body] of [
      ['GET', `/partner_crm/${crm}/settings`],
      ['GET', `/partner_crm/${crm}/deals`],
      ['POST', `/partner_crm/${crm}/register`, { deals: [{ remote_id: '1013' }] }],
      ['PUT', `/partner_crm/${crm}/settings`, (await settingsOf()).settings],
      ['GET', `/connections/${crm}`],
      ['POST', `/connections/${crm}/check`],
      ['POST', `/connections/${crm}/pause`],
      ['POST', `/connections/${crm}/disconnect`],
    ] as const)
      expect((await person.request(method, path, body)).statusCode, `${method} ${path}`).toBe(404);
  }
  expect((await desk.reviewer.get<Row[]>('/connections')).some(({ id }) => id === crm)).toBe(false);
  expect((await deals(other, theirs)).some(({ title }) => title?.startsWith('Deal '))).toBe(false);
  // The company's own Demo CRM has other records.
  await desk.reviewer.post('/connections', { connector: 'demo_crm', values: {} });
  const own = await desk.reviewer.get<{ records: Row[] }>('/demo_crm_records?object=companies');
  expect(JSON.stringify(own)).not.toContain('Bergen Seafood');
});

test('the synchronization of the company never uses a connection of a partner', async () => {
  const mapping = { connection_id: crm, local_table: 'opportunities', remote_object: 'deals' };
  const answer = await desk.reviewer.request('POST', '/object_mappings', mapping);
  expect([404, 422]).toContain(answer.statusCode);
  expect((await desk.reviewer.request('GET', `/object_mappings/remote_objects?connection_id=${crm}`)).statusCode).toBe(
    404,
  );
  const hook = await desk.world.app.inject({ method: 'POST', url: `/api/crm_hooks/${crm}`, payload: '[]' });
  expect(hook.statusCode).toBe(404);
});

test('writes state and protection back, and nothing while it is switched off', async () => {
  const id = await newDeal();
  const [made] = (await register([id], dealer, crm, contact)).json<CrmRegistered[]>();
  await run();
  expect((await remote(id)).registration_status).toBeNull();
  await writeBack();
  await run();
  expect((await remote(id)).registration_status).toBe('In review');
  await desk.decide(made!.registration_id!, 'approve');
  await announce(made!.registration_id!);
  const { expires_at } = await desk.registration(made!.registration_id!);
  expect(await remote(id)).toMatchObject({
    registration_status: 'Protected',
    protected_until: String(expires_at).slice(0, 10),
    earned_commission: '0',
  });
  expect((await links()).find(({ remote_id }) => remote_id === id)).toMatchObject({ is_due: false, failed_at: null });
});

test('a deal that was deleted in the CRM becomes a work item of the partner, which can be dismissed', async () => {
  await writeBack();
  const id = await newDeal();
  const [made] = (await register([id], dealer, crm, contact)).json<CrmRegistered[]>();
  await dealer.person.request('DELETE', `/demo_crm_records/deals/${id}`);
  await run();
  const failed = (await links()).find(({ remote_id }) => remote_id === id)!;
  expect(failed).toMatchObject({ last_error: 'The deal was deleted in Demo CRM.', is_due: false });
  expect(JSON.stringify(await dealer.person.get('/work_items'))).toContain(failed.id);
  expect(JSON.stringify(await desk.reviewer.get('/work_items'))).not.toContain(failed.id);
  for (const person of [other.person, desk.reviewer])
    expect((await person.request('POST', `/partner_crm_deals/${failed.id}/retry`)).statusCode).toBe(404);
  expect((await dealer.person.request('POST', `/partner_crm_deals/${failed.id}/dismiss`)).statusCode).toBe(204);
  expect((await links()).find(({ remote_id }) => remote_id === id)!.failed_at).toBeNull();
  expect(made!.status).toBe('registered');
});

test('settings are checked against what the CRM has', async () => {
  const { settings } = await settingsOf();
  const put = (change: object) =>
    dealer.person.request('PUT', `/partner_crm/${crm}/settings`, { ...settings, ...change });
  for (const [change, field] of [
    [{ object: 'invoices' }, 'object'],
    [{ open_field: 'dealname' }, 'open_field'],
    [{ open_values: ['nothing'] }, 'open_values'],
    [{ fields: { ...settings.fields, account_name: { field: 'name', via: 'dealname' } } }, 'fields.account_name'],
    [{ write_fields: { status: 'dealstage' } }, 'write_fields.status'],
    [{ write_fields: { status: 'hs_object_id' } }, 'write_fields.status'],
    [{ write_fields: { status: 'description', protected_until: 'description' } }, 'write_fields.protected_until'],
  ] as const) {
    const answer = await put(change);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  }
  expect((await put({ partner_id: other.id })).statusCode).toBe(400);
});

test('people without the permission neither read the CRM nor change its use', async () => {
  const finance = await desk.world.partnerUser(desk.company, dealer.id, 'partner_finance');
  const sales = await desk.world.partnerUser(desk.company, dealer.id, 'partner_sales');
  expect((await finance.request('GET', `/partner_crm/${crm}/deals`)).statusCode).toBe(403);
  expect((await sales.request('GET', `/partner_crm/${crm}/deals`)).statusCode).toBe(200);
  expect((await sales.request('PUT', `/partner_crm/${crm}/settings`, (await settingsOf()).settings)).statusCode).toBe(
    403,
  );
});
