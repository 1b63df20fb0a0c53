import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { MemoryCrm, usualObjects } from '#features/integrations/crm-sync/server/testing/memory-crm.ts';
import { defineConnectors } from '#server/extension-points/connectors.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { CrmError } from '#server/ports/crm.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { newId } from '#shared/ids.ts';
import type { CrmLink, CrmRegistered, PartnerCrmSettings } from '../schema.ts';
import { partnerCrmJobs } from './jobs.ts';

const memory = new MemoryCrm(usualObjects());
defineConnectors({
  key: 'memory_partner_crm',
  name: 'Memory CRM',
  category: 'crm',
  sides: ['partner'],
  summary: 'A CRM for tests.',
  does: [],
  needs: [],
  stays: '',
  goes: '',
  access: [{ kind: 'none' }],
  crm: () => memory,
});

let desk: Desk;
let dealer: Dealer;
let crm: string;
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  dealer = await desk.dealer();
  ({ id: crm } = await dealer.person.post<{ id: string }>('/connections', {
    connector: 'memory_partner_crm',
    values: {},
  }));
  const { settings } = await dealer.person.get<PartnerCrmSettings>(`/partner_crm/${crm}/settings`);
  expect(settings.write_fields).toMatchObject({ status: 'registration_status', earned: 'commission' });
  const put = await dealer.person.request('PUT', `/partner_crm/${crm}/settings`, { ...settings, writes_back: true });
  expect(put.statusCode, put.body).toBe(200);
}, 60_000);
beforeEach(() => {
  memory.faults.length = 0;
  memory.rejects = () => undefined;
});
afterAll(() => desk.world.close());

const run = () => runWaiting(desk.world, partnerCrmJobs);
const startDue = async () => {
  await partnerCrmJobs['partner-crm.start-due']!(await jobFor(desk.world.kernel, desk.company.id), {});
  await run();
};

/** A registered deal of the CRM. */
async function registered(): Promise<{ remote: string; registration_id: string }> {
  const mark = newId().slice(-10);
  const company = memory.add('companies', { name: `Buyer ${mark}`, domain: `buyer-${mark}.example` });
  const remote = memory.add('deals', {
    dealname: `Deal ${mark}`,
    amount: '900.00',
    stage: 'open',
    closedate: '2026-09-30',
    company,
  });
  const answer = await dealer.person.post<CrmRegistered[]>(`/partner_crm/${crm}/register`, {
    deals: [{ remote_id: remote, values: { country: 'US', contact_email: 'ada@buyer.example' } }],
  });
  expect(answer[0]).toMatchObject({ status: 'registered' });
  return { remote, registration_id: answer[0]!.registration_id! };
}
const linkOf = async (remote: string): Promise<CrmLink> =>
  (await dealer.person.get<CrmLink[]>('/partner_crm_deals')).find(({ remote_id }) => remote_id === remote)!;
const events = async (...list: [topic: string, ref_id: string][]) => {
  const all = list.map(([topic, ref_id]) => ({ topic, ref_id, seq: '1', tx: '1', payload: {} }));
  await partnerCrmJobs['partner-crm.events']!(await jobFor(desk.world.kernel, desk.company.id), { events: all });
};

test('a CRM that is busy is asked again later, and after several attempts the partner is told', async () => {
  const { remote } = await registered();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    memory.faults.push({ on: 'write', error: new CrmError('busy', 'Too many requests.') });
    await (attempt === 0 ? run() : startDue());
    expect(await linkOf(remote), `attempt ${attempt}`).toMatchObject({ is_due: true, failed_at: null });
    desk.world.clock.advance(5 * 3_600_000);
  }
  memory.faults.push({ on: 'write', error: new CrmError('busy', 'Too many requests.') });
  await startDue();
  const failed = await linkOf(remote);
  expect(failed).toMatchObject({ is_due: false, last_error: 'Too many requests.' });
  expect(failed.failed_at).not.toBeNull();
  await dealer.person.post(`/partner_crm_deals/${failed.id}/retry`);
  await run();
  expect(memory.get('deals', remote)!.registration_status).toBe('In review');
  expect(await linkOf(remote)).toMatchObject({ is_due: false, failed_at: null, last_error: null });
});

test('one deal that the CRM rejects does not stop the others', async () => {
  const [bad, good] = [await registered(), await registered()];
  const name = memory.get('deals', bad.remote)!.dealname;
  memory.rejects = (_, values) =>
    values.registration_status === 'Protected' ? new CrmError('invalid', `${name} is locked.`) : undefined;
  await desk.decide(bad.registration_id, 'approve');
  await events(['deal_registrations.updated', bad.registration_id]);
  await run();
  expect(memory.get('deals', good.remote)!.registration_status).toBe('In review');
  expect(await linkOf(bad.remote)).toMatchObject({ last_error: `${name} is locked.`, is_due: false });
  // The next change of the registration tries again by itself.
  memory.rejects = () => undefined;
  await events(['deal_registrations.updated', bad.registration_id]);
  await run();
  expect(memory.get('deals', bad.remote)!.registration_status).toBe('Protected');
});

test('a commission that the partner earned is written, and an unchanged value is not written again', async () => {
  const { remote, registration_id } = await registered();
  await desk.decide(registration_id, 'approve');
  const { opportunity_id } = await desk.decide(registration_id, 'convert', {});
  expect(opportunity_id).not.toBeNull();
  const line = await desk.reviewer.post<{ id: string }>('/commission_lines/by_hand', {
    partner_id: dealer.id,
    opportunity_id,
    amount_minor: 12_345,
    currency: 'USD',
    on: desk.world.clock.now().toISOString().slice(0, 10),
    reason: 'A test',
  });
  await events(['commission_lines.created', line.id]);
  await run();
  expect(Number(memory.get('deals', remote)!.commission)).toBe(123.45);
  const writes = memory.count('write');
  await events(['commission_lines.created', line.id]);
  await run();
  expect(memory.count('write')).toBe(writes);
});

test('withdrawn credentials break the connection, and writing continues when it works again', async () => {
  const { remote, registration_id } = await registered();
  await run();
  await desk.decide(registration_id, 'approve');
  memory.faults.push({ on: 'read', error: new CrmError('expired', 'The token was revoked.') });
  await events(['deal_registrations.updated', registration_id]);
  await run();
  expect(await dealer.person.get(`/connections/${crm}`)).toMatchObject({
    status: 'error',
    last_error: 'The token was revoked.',
  });
  expect(JSON.stringify(await desk.reviewer.get('/work_items?kind=broken_connection'))).not.toContain(crm);
  desk.world.clock.advance(3_600_000);
  await startDue();
  expect(memory.get('deals', remote)!.registration_status).toBe('In review');
  await dealer.person.post(`/connections/${crm}/check`);
  await startDue();
  expect(memory.get('deals', remote)!.registration_status).toBe('Protected');
});

test('a CRM that fails while someone waits is a 502, never a 401 or 403', async () => {
  for (const kind of ['expired', 'forbidden', 'busy'] as const) {
    memory.faults.push({ error: new CrmError(kind, 'The CRM refused.') });
    const answer = await dealer.person.request('GET', `/partner_crm/${crm}/deals`);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([502, 'The CRM refused.']);
  }
});

test('what a CRM sends is checked: bad values are missing, and nothing is registered with them', async () => {
  const company = memory.add('companies', { name: 'x'.repeat(5000), domain: 'evil.example' });
  const remote = memory.add('deals', {
    dealname: '<b>Deal</b>\u0000',
    amount: '1e99',
    currency: 'DOGE',
    stage: 'open',
    closedate: '2026-99-99',
    company,
  });
  const { deals } = await dealer.person.get<{
    deals: { remote_id: string; missing: string[]; account_name: string }[];
  }>(`/partner_crm/${crm}/deals`);
  const found = deals.find(({ remote_id }) => remote_id === remote)!;
  expect(found.account_name).toHaveLength(200);
  expect(found.missing.sort()).toEqual(['amount_minor', 'contact_email', 'country', 'currency', 'expected_close_on']);
  const [result] = await dealer.person.post<CrmRegistered[]>(`/partner_crm/${crm}/register`, {
    deals: [{ remote_id: remote }],
  });
  expect(result).toMatchObject({ status: 'refused', registration_id: null });
});
