import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import type { MdfFund, MdfMovement } from '#features/incentives/mdf-funds/schema.ts';
import { sampleDraftFund, sampleMDFFund } from '#features/incentives/mdf-funds/server/sample.ts';
import { refreshFunds } from '#features/incentives/mdf-funds/server/service.ts';
import type { MdfRequest } from '#features/incentives/mdf-requests/schema.ts';
import { requestJobs } from '#features/incentives/mdf-requests/server/jobs.ts';
import { createAudience } from '#features/partners/audiences/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { addDays } from '#shared/time/dates.ts';
import type { MdfClaim, MdfClaimFile, MdfClaimLead } from '../schema.ts';
import { matchLeads, updatePaidClaims } from './service.ts';
import { givenClaimFile } from './testing/files.ts';

let world: World;
let company: Company;
let owner: Person;
let finance: Person;
let north: { id: string; admin: Person };
const TODAY = '2026-03-16';

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set(`${TODAY}T09:00:00Z`);
  company = await world.company();
  owner = company.owner;
  finance = await company.member('finance');
  north = await partner('North');
});
afterAll(() => world.close());

async function partner(name: string) {
  const id = await company.within((call) => samplePartner(call, { name }));
  return { id, admin: await world.partnerUser(company, id) };
}

const fund = (more: object = {}) => company.within((call) => sampleMDFFund(call, more));

const plan = (fund_id: string, more: object = {}) => ({
  fund_id,
  title: 'Logistics fair',
  activity: 'event',
  starts_on: TODAY,
  ends_on: addDays(TODAY, 2),
  cost_minor: 200_000,
  ...more,
});

async function requested(fund_id: string, more: object = {}): Promise<MdfRequest> {
  return north.admin.post<MdfRequest>('/mdf_requests', plan(fund_id, more));
}

async function approved(fund_id: string, more: object = {}, decision: object = {}): Promise<MdfRequest> {
  const { id } = await requested(fund_id, more);
  return finance.post<MdfRequest>(`/mdf_requests/${id}/approve`, decision);
}

async function claimed(request: { id: string }, more: object = {}): Promise<MdfClaim> {
  const draft = await north.admin.post<MdfClaim>('/mdf_claims', {
    request_id: request.id,
    spent_minor: 160_000,
    invoice_number: 'R-17',
    ...more,
  });
  await company.within(async (call) => {
    await givenClaimFile(call, world.kernel.documents, draft.id, 'invoice');
    await givenClaimFile(call, world.kernel.documents, draft.id, 'proof');
  });
  return north.admin.post<MdfClaim>(`/mdf_claims/${draft.id}/submit`, {});
}

async function payAll(): Promise<string> {
  const id = await company.within(async (call) => {
    const batch = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, batch, {});
    return batch;
  });
  await company.within(async (call) => {
    await takePayoutStep.approve(call, id, {});
    await takePayoutStep.pay(call, id, { paid_on: call.today() });
  });
  await company.within(updatePaidClaims);
  return id;
}

const balanceOf = async (id: string, person: Person = owner) => {
  const { allocated_minor, reserved_minor, claimed_minor, paid_minor, available_minor } = await person.get<MdfFund>(
    `/mdf_funds/${id}`,
  );
  return { allocated_minor, reserved_minor, claimed_minor, paid_minor, available_minor };
};

const refusal = async (person: Person, url: string, body: object = {}) => {
  const response = await person.request('POST', url, body);
  const { message, errors } = response.json() as { message: string; errors?: Record<string, string[]> };
  return { status: response.statusCode, message, errors };
};

const accountOf = (code: string) =>
  company.within(async (call) => {
    const row = await call.maybe<{ balance: number }>(sql`
      select b.credit_minor - b.debit_minor as balance from ledger_accounts a join account_balances b
        on b.organization_id = a.organization_id and b.account_id = a.id
        where a.organization_id = ${call.organization_id} and a.code = ${code}`);
    return row?.balance ?? 0;
  });

describe('a fund', () => {
  test('allocates its amount when it is activated', async () => {
    const id = await company.within((call) => sampleDraftFund(call, { kind: 'pool' }));
    expect(await balanceOf(id)).toMatchObject({ allocated_minor: 0, available_minor: 0 });
    expect((await north.admin.request('GET', `/mdf_funds/${id}`)).statusCode).toBe(404);
    await owner.post(`/mdf_funds/${id}/activate`, {});
    expect(await balanceOf(id)).toMatchObject({ allocated_minor: 1_000_000, available_minor: 1_000_000 });
    expect((await refusal(owner, `/mdf_funds/${id}/activate`)).status).toBe(409);
    const seen = await north.admin.get<MdfFund>(`/mdf_funds/${id}`);
    expect(seen).toMatchObject({ available_minor: 1_000_000, allocated_minor: null, is_eligible: true });
    expect(seen).not.toHaveProperty('amount_minor');
    expect(seen).not.toHaveProperty('audience_id');
  });

  test('gives every partner its own amount when it is fixed, also those that join later', async () => {
    const id = await fund({ kind: 'fixed', amount_minor: 50_000 });
    expect(await balanceOf(id)).toMatchObject({ allocated_minor: 50_000 });
    await company.within((call) => samplePartner(call));
    await company.within(refreshFunds);
    await company.within(refreshFunds);
    expect(await balanceOf(id)).toMatchObject({ allocated_minor: 100_000, available_minor: 100_000 });
    expect(await balanceOf(id, north.admin)).toMatchObject({ allocated_minor: 50_000, available_minor: 50_000 });
  });

  test('is for the partners of its audience, and a partner that leaves asks for nothing new', async () => {
    const audience_id = await company.within((call) =>
      createAudience(call, {
        name: 'Norway',
        entity: 'partners',
        conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: ['NO'] }] }] },
      }),
    );
    const south = await partner('South');
    await owner.patch(`/partners/${north.id}`, { country: 'NO' });
    const id = await fund({ audience_id });
    expect((await south.admin.request('GET', `/mdf_funds/${id}`)).statusCode).toBe(404);
    expect((await refusal(south.admin, '/mdf_requests', plan(id))).errors).toEqual({ fund_id: ['does not exist'] });
    const first = await approved(id);
    const { uses } = (await owner.request('DELETE', `/audiences/${audience_id}`)).json() as {
      uses: { kind: string }[];
    };
    expect(uses.map(({ kind }) => kind)).toContain('MDF fund');
    await owner.patch(`/partners/${north.id}`, { country: 'SE' });
    await company.within(refreshFunds);
    expect((await refusal(north.admin, '/mdf_requests', plan(id))).errors).toEqual({
      fund_id: ['is not available to this partner'],
    });
    expect((await claimed(first)).status).toBe('submitted');
  });

  test('keeps its kind, currency and amount once it is active, and is adjusted by movements', async () => {
    const id = await fund();
    const changed = await owner.request('PATCH', `/mdf_funds/${id}`, { amount_minor: 5 });
    expect([changed.statusCode, changed.json().errors]).toEqual([
      422,
      { amount_minor: ['cannot be changed in an active fund'] },
    ]);
    await owner.post(`/mdf_funds/${id}/adjust`, { amount_minor: 250_000, note: 'Second half of the year' });
    await owner.post(`/mdf_funds/${id}/adjust`, { amount_minor: -50_000, note: 'Moved to another fund' });
    expect(await balanceOf(id)).toMatchObject({ allocated_minor: 1_200_000, available_minor: 1_200_000 });
    expect(
      (await refusal(owner, `/mdf_funds/${id}/adjust`, { amount_minor: -1_200_001, note: 'Too much' })).message,
    ).toContain('only $12,000.00');
    expect((await owner.request('DELETE', `/mdf_funds/${id}`)).statusCode).toBe(409);
    const movements = await owner.get<MdfMovement[]>(`/mdf_movements?fund_id=${id}&_sort=created_at`);
    expect(movements.map(({ kind, amount_minor }) => [kind, amount_minor]).sort()).toEqual([
      ['allocate', 1_000_000],
      ['allocate', 250_000],
      ['withdraw', 50_000],
    ]);
  });

  test('accepts requests until its deadline and not when it is closed', async () => {
    const id = await fund({ requests_until: addDays(TODAY, 5) });
    world.clock.set(`${addDays(TODAY, 6)}T09:00:00Z`);
    expect((await refusal(north.admin, '/mdf_requests', plan(id))).errors).toEqual({
      fund_id: ['accepts no more requests'],
    });
    const other = await fund();
    await owner.post(`/mdf_funds/${other}/close`, {});
    expect((await refusal(north.admin, '/mdf_requests', plan(other))).errors).toEqual({
      fund_id: ['accepts no requests'],
    });
  });
});

describe('a request', () => {
  test('asks for the company’s share by default and for no more', async () => {
    const id = await fund({ participation_ppm: 400_000 });
    expect(await requested(id)).toMatchObject({ amount_minor: 80_000, status: 'submitted', currency: 'USD' });
    expect((await refusal(north.admin, '/mdf_requests', plan(id, { amount_minor: 80_001 }))).errors).toEqual({
      amount_minor: ['can be at most the company’s share: $800.00'],
    });
    expect((await refusal(north.admin, '/mdf_requests', plan(id, { cost_minor: 10_000_000 }))).errors).toEqual({
      amount_minor: ['is more than the fund has available: $10,000.00'],
    });
    expect((await refusal(north.admin, '/mdf_requests', plan(id, { starts_on: '2020-01-01' }))).errors).toHaveProperty(
      'starts_on',
    );
  });

  test('reserves money when it is approved, in full or in part', async () => {
    const id = await fund();
    const first = await requested(id);
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 0, available_minor: 1_000_000 });
    expect((await refusal(north.admin, `/mdf_requests/${first.id}/approve`)).status).toBe(404);
    expect(
      await finance.post(`/mdf_requests/${first.id}/approve`, { approved_minor: 60_000, note: 'Half a booth' }),
    ).toMatchObject({
      status: 'approved',
      approved_minor: 60_000,
      reserved_minor: 60_000,
      claim_by: addDays(TODAY, 62),
    });
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 60_000, available_minor: 940_000 });
    const told = await north.admin.get<{ text: string }[]>('/in_app_notifications');
    expect(told.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('“Logistics fair” was approved over $600.00'),
    );
  });

  test('for the last money is approved once when two are approved at the same time', async () => {
    const id = await fund({ amount_minor: 100_000 });
    const [one, two] = [await requested(id), await requested(id)];
    const answers = await Promise.all(
      [one, two].map((request) => finance.request('POST', `/mdf_requests/${request!.id}/approve`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 100_000, available_minor: 0 });
  });

  test('is sent back, changed and submitted again', async () => {
    const { id } = await requested(await fund());
    await finance.post(`/mdf_requests/${id}/return`, { note: 'Which fair?' });
    await north.admin.patch(`/mdf_requests/${id}`, { title: 'transport logistic, Munich' });
    expect(await north.admin.post(`/mdf_requests/${id}/submit`, {})).toMatchObject({ status: 'submitted' });
    await finance.post(`/mdf_requests/${id}/decline`, { note: 'Not this year' });
    expect((await north.admin.request('PATCH', `/mdf_requests/${id}`, { title: 'Mine' })).statusCode).toBe(409);
  });

  test('returns its money when it is canceled', async () => {
    const id = await fund();
    const request = await approved(id);
    expect(await north.admin.post(`/mdf_requests/${request.id}/cancel`, {})).toMatchObject({ status: 'canceled' });
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 0, available_minor: 1_000_000 });
    expect((await refusal(north.admin, '/mdf_claims', { request_id: request.id, spent_minor: 1 })).errors).toEqual({
      request_id: ['must be approved'],
    });
  });

  test('is not canceled while a claim is open', async () => {
    const request = await approved(await fund());
    const claim = await claimed(request);
    expect((await refusal(finance, `/mdf_requests/${request.id}/cancel`)).message).toBe(
      `Claim ${claim.number} is still open.`,
    );
  });

  test('expires after its last day to claim, and its money is available again', async () => {
    const id = await fund();
    const request = await approved(id);
    const run = () => jobFor(world.kernel, company.id).then((job) => requestJobs['mdf-requests.deadlines']!(job, {}));
    world.clock.set(`${addDays(TODAY, 59)}T09:00:00Z`);
    await run();
    await run();
    const told = await north.admin.get<{ text: string }[]>('/in_app_notifications?_end=50');
    expect(told.filter(({ text }) => text.startsWith('Claim the cost of'))).toHaveLength(1);
    world.clock.set(`${addDays(TODAY, 63)}T09:00:00Z`);
    await run();
    expect(await owner.get(`/mdf_requests/${request.id}`)).toMatchObject({ status: 'expired', reserved_minor: 0 });
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 0, available_minor: 1_000_000 });
  });
});

describe('a claim', () => {
  test('needs an invoice and a proof, and an amount that is reserved', async () => {
    const request = await approved(await fund());
    const draft = await north.admin.post<MdfClaim>('/mdf_claims', { request_id: request.id, spent_minor: 300_000 });
    expect(draft).toMatchObject({ status: 'draft', amount_minor: 100_000 });
    expect((await refusal(north.admin, `/mdf_claims/${draft.id}/submit`)).message).toContain('invoice');
    await company.within((call) => givenClaimFile(call, world.kernel.documents, draft.id, 'invoice'));
    expect((await refusal(north.admin, `/mdf_claims/${draft.id}/submit`)).message).toContain('proof');
    expect(
      (
        await refusal(north.admin, '/mdf_claims', {
          request_id: request.id,
          spent_minor: 300_000,
          amount_minor: 100_001,
        })
      ).errors,
    ).toEqual({ amount_minor: ['is more than what is left of the approved amount: $1,000.00'] });
    expect(
      (
        await refusal(north.admin, '/mdf_claims', {
          request_id: request.id,
          spent_minor: 1_000,
          leads_text: ', anna@acme.de',
        })
      ).errors,
    ).toEqual({ leads_text: ['line 1 needs a company first'] });
  });

  test('is paid with the next payout and stands in the ledger', async () => {
    const id = await fund();
    const claim = await claimed(await approved(id));
    expect(claim).toMatchObject({ status: 'submitted', amount_minor: 80_000, invoices: 1, proofs: 1 });
    expect(await balanceOf(id)).toMatchObject({
      reserved_minor: 20_000,
      claimed_minor: 80_000,
      available_minor: 900_000,
    });
    const decided = await finance.post<MdfClaim>(`/mdf_claims/${claim.id}/approve`, {});
    expect(decided).toMatchObject({ status: 'approved', approved_minor: 80_000 });
    expect(await accountOf('expense:mdf')).toBe(-80_000);
    expect(await accountOf(`partner:${north.id}:payable`)).toBe(80_000);
    const line = await north.admin.get<object>(`/commission_lines/${decided.line_id}`);
    expect(line).toMatchObject({
      status: 'payable',
      amount_minor: 80_000,
      description: `MDF claim ${claim.number}: Logistics fair`,
    });
    await payAll();
    expect(await north.admin.get(`/mdf_claims/${claim.id}`)).toMatchObject({ status: 'paid' });
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 20_000, claimed_minor: 0, paid_minor: 80_000 });
    expect(await accountOf(`partner:${north.id}:payable`)).toBe(0);
    expect(await accountOf('cash:clearing')).toBe(80_000);
    expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
    const told = await north.admin.get<{ text: string }[]>('/in_app_notifications?_end=50');
    expect(told.map(({ text }) => text)).toContainEqual(expect.stringContaining('was paid over $800.00'));
  });

  test('approved in part keeps the rest reserved, and a full payment closes the request', async () => {
    const id = await fund();
    const request = await approved(id);
    const first = await claimed(request);
    expect((await refusal(finance, `/mdf_claims/${first.id}/approve`, { approved_minor: 50_000 })).errors).toEqual({
      note: ['Tell the partner why the amount is lower.'],
    });
    await finance.post(`/mdf_claims/${first.id}/approve`, { approved_minor: 50_000, note: 'Catering is not covered' });
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 50_000, claimed_minor: 50_000 });
    const second = await claimed(request);
    expect(second.amount_minor).toBe(50_000);
    await finance.post(`/mdf_claims/${second.id}/approve`, {});
    await payAll();
    expect(await owner.get(`/mdf_requests/${request.id}`)).toMatchObject({ status: 'closed', paid_minor: 100_000 });
    expect(await balanceOf(id)).toMatchObject({ paid_minor: 100_000, available_minor: 900_000 });
  });

  test('is approved once when two people approve it at the same time', async () => {
    const claim = await claimed(await approved(await fund()));
    const answers = await Promise.all(
      [finance, owner].map((person) => person.request('POST', `/mdf_claims/${claim.id}/approve`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await accountOf('expense:mdf')).toBe(-80_000);
  });

  test('that is reversed takes the commission back and returns its money', async () => {
    const id = await fund();
    const claim = await claimed(await approved(id));
    const { line_id } = await finance.post<MdfClaim>(`/mdf_claims/${claim.id}/approve`, {});
    const byHand = await refusal(finance, `/commission_lines/${line_id}/take_back`, { reason: 'Wrong' });
    expect(byHand).toMatchObject({ status: 409, message: expect.stringContaining('Reverse the claim instead') });
    await payAll();
    expect(
      await finance.post(`/mdf_claims/${claim.id}/reverse`, { reason: 'The fair did not take place' }),
    ).toMatchObject({
      status: 'reversed',
    });
    expect(await balanceOf(id)).toMatchObject({ paid_minor: 0, reserved_minor: 20_000, available_minor: 980_000 });
    expect(await accountOf('expense:mdf')).toBe(0);
    expect(await accountOf(`partner:${north.id}:payable`)).toBe(-80_000);
    expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  });

  test('declined or returned leaves its money reserved', async () => {
    const id = await fund();
    const request = await approved(id);
    const claim = await claimed(request);
    await finance.post(`/mdf_claims/${claim.id}/return`, { note: 'The invoice is not readable' });
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 100_000, claimed_minor: 0 });
    await north.admin.patch(`/mdf_claims/${claim.id}`, { spent_minor: 100_000, amount_minor: 50_000 });
    await north.admin.post(`/mdf_claims/${claim.id}/submit`, {});
    await finance.post(`/mdf_claims/${claim.id}/decline`, { note: 'Not our product' });
    expect(await balanceOf(id)).toMatchObject({ reserved_minor: 100_000, claimed_minor: 0 });
  });

  test('counts later registrations of its leads as results', async () => {
    const request = await approved(await fund());
    const claim = await claimed(request, {
      leads_text: 'Brenner Logistics, anna@brenner-results.de\nNordic Freight AS\nNobody',
    });
    world.clock.set(`${addDays(TODAY, 3)}T10:00:00Z`);
    const registered = (more: object) =>
      company.within((call) => samplePendingRegistration(call, { partner_id: north.id, currency: 'USD', ...more }));
    const registrations = [
      await registered({ account_name: 'Brenner', account_domain: 'brenner-results.de', amount_minor: 500_000 }),
      await registered({ account_name: 'Nordic Freight', account_domain: 'nordic-results.no', amount_minor: 300_000 }),
    ];
    expect(await company.within((call) => matchLeads(call))).toBe(2);
    expect(await company.within((call) => matchLeads(call))).toBe(0);
    expect(await owner.get(`/mdf_claims/${claim.id}`)).toMatchObject({
      leads: 3,
      registered: 2,
      pipeline_minor: 800_000,
    });
    const leads = await north.admin.get<MdfClaimLead[]>(`/mdf_claim_leads?claim_id=${claim.id}`);
    expect(leads.map(({ registration_id }) => registration_id)).toEqual([...registrations, null]);
  });
});

const formWith = (fields: Record<string, string>, text: string) =>
  Buffer.from(
    [
      ...Object.entries(fields).map(
        ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
      ),
      `Content-Disposition: form-data; name="file"; filename="Invoice.txt"\r\n\r\n${text}`,
    ]
      .map((part) => `--between\r\n${part}\r\n`)
      .join('')
      .concat('--between--\r\n'),
  );

describe('partners', () => {
  test('read who decides: their manager, or else the first of the team who may, and nobody of other companies', async () => {
    const named = async (person: Person, full_name: string) => {
      await person.patch('/profile', { full_name });
      return person;
    };
    await named(owner, 'Olga Owner');
    await named(finance, 'Fay Finance');
    await named(await company.member('read_only'), 'Abel Reader');
    const deciders = () => north.admin.get('/mdf_requests/deciders');
    expect(await deciders()).toEqual({ names: ['Fay Finance', 'Olga Owner'], is_anyone_else: false });
    await named(await company.member('admin'), 'Zoe Admin');
    expect(await deciders()).toEqual({ names: ['Fay Finance', 'Olga Owner'], is_anyone_else: true });
    const manager = await named(await company.member('admin'), 'Mia Manager');
    await owner.patch(`/partners/${north.id}`, { owner_user_id: manager.user_id });
    expect(await deciders()).toEqual({ names: ['Mia Manager'], is_anyone_else: false });
    await owner.post(`/team_members/${manager.user_id}/deactivate`, { successor_id: owner.user_id });
    expect(await deciders()).toEqual({ names: ['Olga Owner'], is_anyone_else: false });
    expect((await owner.request('GET', '/mdf_requests/deciders')).statusCode).toBe(404);
  });

  test('upload files to their own claims until they are submitted', async () => {
    const south = await partner('South');
    const request = await approved(await fund());
    const draft = await north.admin.post<MdfClaim>('/mdf_claims', { request_id: request.id, spent_minor: 100_000 });
    const upload = (person: Person, purpose = 'invoice') =>
      person.request('POST', '/mdf_claim_files', formWith({ claim_id: draft.id, purpose }, 'Invoice 17\n'), {
        'content-type': 'multipart/form-data; boundary=between',
      });
    const uploaded = await upload(north.admin);
    expect(uploaded.statusCode, uploaded.body).toBe(201);
    expect((await upload(south.admin)).statusCode).toBe(404);
    expect((await upload(north.admin, 'photo')).statusCode).toBe(400);
    const file = uploaded.json() as MdfClaimFile;
    expect(file).not.toHaveProperty('key');
    expect((await finance.request('GET', `/mdf_claim_files/${file.id}/file`)).body).toBe('Invoice 17\n');
    expect((await south.admin.request('GET', `/mdf_claim_files/${file.id}/file`)).statusCode).toBe(404);
    const { url } = await north.admin.get<{ url: string }>(`/mdf_claim_files/${file.id}/address`);
    expect((await world.app.inject({ url })).statusCode).toBe(200);
    expect((await upload(north.admin, 'proof')).statusCode).toBe(201);
    await north.admin.post(`/mdf_claims/${draft.id}/submit`, {});
    expect((await upload(north.admin)).statusCode).toBe(409);
    expect((await north.admin.request('DELETE', `/mdf_claim_files/${file.id}`)).statusCode).toBe(409);
  });

  test('see neither others’ requests nor claims nor movements', async () => {
    const south = await partner('South');
    const id = await fund();
    const request = await approved(id);
    const claim = await claimed(request);
    for (const url of [`/mdf_requests/${request.id}`, `/mdf_claims/${claim.id}`])
      expect((await south.admin.request('GET', url)).statusCode, url).toBe(404);
    for (const list of ['mdf_requests', 'mdf_claims', 'mdf_movements', 'mdf_claim_leads', 'mdf_claim_files'])
      expect(await south.admin.get(`/${list}`), list).toEqual([]);
    expect((await refusal(south.admin, '/mdf_claims', { request_id: request.id, spent_minor: 1_000 })).errors).toEqual({
      request_id: ['does not exist'],
    });
    expect(await balanceOf(id, south.admin)).toMatchObject({
      reserved_minor: 0,
      claimed_minor: 0,
      available_minor: 900_000,
    });
  });
});
