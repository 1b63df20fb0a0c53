import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { mergePartnerRows } from '#server/merge-and-erase/partner-merge.ts';
import { erasePerson } from '#server/merge-and-erase/person-erasure.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Bounty, BountyCreate, Submission } from '../schema.ts';
import { decidePerformance } from './service.ts';

let world: World;
let company: Company;
let partner_id: string;
let partner: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  partner = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

async function offer(change: Partial<BountyCreate> = {}): Promise<string> {
  const made = await company.owner.post<Bounty>('/bounties', {
    name: 'Case study',
    kind: 'submission',
    reward_minor: 50_000,
    currency: 'USD',
    starts_on: '2026-03-01',
    ...change,
  });
  await company.owner.post(`/bounties/${made.id}/activate`);
  return made.id;
}

async function prove(bounty_id: string, person = partner): Promise<string> {
  const made = await person.post<Submission>('/bounty_submissions', { bounty_id, proof: 'We wrote about a customer.' });
  await person.post(`/bounty_submissions/${made.id}/submit`);
  return made.id;
}
const approve = (id: string, person = company.owner) => person.request('POST', `/bounty_submissions/${id}/approve`, {});
const lines = () =>
  company.within((call) =>
    call.rows<{ engine_key: string; amount_minor: number; status: string; partner_id: string }>(sql`
      select engine_key, amount_minor, status, partner_id from commission_lines
      where organization_id = ${company.id} and rule_id = 'bounty'`),
  );

test('books one bonus line when proof is approved, as bonus expense', async () => {
  const id = await prove(await offer());
  expect((await approve(id)).json()).toMatchObject({ status: 'approved', reward_minor: 50_000 });
  expect(await lines()).toEqual([{ engine_key: `bounty:${id}`, amount_minor: 50_000, status: 'payable', partner_id }]);
  const balance = await company.owner.rows<{ account: string; balance_minor: number }>('/ledger/trial_balance');
  expect(balance).toMatchObject([
    { account: 'expense:spiff', balance_minor: -50_000 },
    { account: 'partners:payable', balance_minor: 50_000 },
  ]);
  expect((await company.owner.post<{ is_intact: boolean }>('/ledger/verify')).is_intact).toBe(true);
  const seen = await partner.get<Submission>(`/bounty_submissions/${id}`);
  expect(seen).toMatchObject({ status: 'approved', reward_minor: 50_000 });
  expect(await partner.get('/in_app_notifications')).toMatchObject([{ kind: 'bounty_decided' }]);
});

test('pays once when two people approve in parallel', async () => {
  const id = await prove(await offer());
  const finance = await company.member('finance');
  const answers = await Promise.all([approve(id), approve(id, finance), approve(id), approve(id, finance)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect(await lines()).toHaveLength(1);
});

test('a partner can neither approve its own proof nor set its reward or status', async () => {
  const bounty_id = await offer();
  const id = await prove(bounty_id);
  for (const step of ['approve', 'reject', 'approve/preview'])
    expect((await partner.request('POST', `/bounty_submissions/${id}/${step}`, { reason: 'Fine' })).statusCode).toBe(
      404,
    );
  expect((await partner.request('POST', `/bounties/${bounty_id}/close`, {})).statusCode).toBe(404);
  expect((await partner.request('PATCH', `/bounties/${bounty_id}`, { reward_minor: 1e9 })).statusCode).toBe(404);
  for (const change of [{ status: 'approved' }, { reward_minor: 1e9 }, { partner_id }, { person_user_id: null }])
    expect((await partner.request('PATCH', `/bounty_submissions/${id}`, change)).statusCode).toBe(400);
  expect((await partner.request('PATCH', `/bounty_submissions/${id}`, { proof: 'Other' })).statusCode).toBe(409);
  expect(await lines()).toEqual([]);
});

test('hides bounties and submissions of neighbors, and those outside the audience', async () => {
  const other = await company.within((call) => samplePartner(call));
  const rival = await world.partnerUser(company, other);
  await company.within((call) =>
    call.run(sql`update partners set country = 'NO' where organization_id = ${company.id} and id = ${partner_id}`),
  );
  const audience = await company.owner.post<{ id: string }>('/audiences', {
    name: 'Only one',
    entity: 'partners',
    conditions: { any: [{ all: [{ field: 'partner.country', op: 'eq', value: 'NO' }] }] },
  });
  const open = await prove(await offer());
  expect((await rival.request('GET', `/bounty_submissions/${open}`)).statusCode).toBe(404);
  expect((await rival.request('POST', `/bounty_submissions/${open}/submit`, {})).statusCode).toBe(404);
  expect((await rival.request('DELETE', `/bounty_submissions/${open}`)).statusCode).toBe(404);
  expect((await rival.request('GET', '/bounty_submissions/export.csv')).payload).not.toContain('customer');
  expect(await rival.get('/bounty_submissions')).toEqual([]);
  if (audience.id) {
    const closed = await offer({ audience_id: audience.id });
    expect((await rival.request('GET', `/bounties/${closed}`)).statusCode).toBe(404);
    const guessed = await rival.request('POST', '/bounty_submissions', { bounty_id: closed, proof: 'x' });
    expect(guessed.statusCode).toBe(422);
    await prove(closed);
  }
  const stranger = await world.company();
  expect((await stranger.owner.request('POST', `/bounty_submissions/${open}/approve`, {})).statusCode).toBe(404);
});

test('does not export the budget to a partner', async () => {
  await prove(await offer({ budget_minor: 123_456 }));
  const file = await partner.request('GET', '/bounties/export.csv');
  expect(file.statusCode).toBe(200);
  expect(file.payload).not.toMatch(/budget|1234[.]56|123456/);
});

test('refuses scripts as links and shows markup as text', async () => {
  const bounty_id = await offer();
  for (const proof_url of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    ' https://x',
    'https:/x',
    'ftp://example.com',
  ])
    expect((await partner.request('POST', '/bounty_submissions', { bounty_id, proof_url })).statusCode).toBe(422);
  const script = '<script>alert(1)</script>';
  const made = await partner.post<Submission>('/bounty_submissions', { bounty_id, proof: script });
  expect(made.proof).toBe(script);
  const empty = await partner.request('PATCH', `/bounty_submissions/${made.id}`, { proof: '  ' });
  expect(empty.statusCode).toBe(200);
  expect((await partner.request('POST', `/bounty_submissions/${made.id}/submit`, {})).statusCode).toBe(409);
});

test('keeps to the maximum per partner under parallel submissions', async () => {
  const bounty_id = await offer({ max_per_partner: 2 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => partner.request('POST', '/bounty_submissions', { bounty_id, proof: 'Proof' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
});

test('keeps to the budget when approvals race, and goes on when it is raised', async () => {
  const bounty_id = await offer({ max_per_partner: 3, budget_minor: 100_000 });
  const ids = [await prove(bounty_id), await prove(bounty_id), await prove(bounty_id)];
  const answers = await Promise.all(ids.map((id) => approve(id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
  expect(await lines()).toHaveLength(2);
  const left = ids[answers.findIndex(({ statusCode }) => statusCode === 409)]!;
  await company.owner.patch(`/bounties/${bounty_id}`, { budget_minor: 150_000 });
  expect((await approve(left)).statusCode).toBe(200);
  expect((await company.owner.request('PATCH', `/bounties/${bounty_id}`, { budget_minor: 100_000 })).statusCode).toBe(
    422,
  );
});

test('rejects with a reason, after which the partner can try again', async () => {
  const bounty_id = await offer();
  const id = await prove(bounty_id);
  expect((await company.owner.request('POST', `/bounty_submissions/${id}/reject`, {})).statusCode).toBe(400);
  await company.owner.post(`/bounty_submissions/${id}/reject`, { reason: 'No customer is named.' });
  expect(await partner.get<Submission>(`/bounty_submissions/${id}`)).toMatchObject({ reason: 'No customer is named.' });
  expect((await approve(id)).statusCode).toBe(409);
  expect((await approve(await prove(bounty_id))).statusCode).toBe(200);
});

test('shows a person’s reward to that person and the administrators only', async () => {
  const bounty_id = await offer({ recipient: 'person', max_per_partner: 5 });
  const seller = await world.partnerUser(company, partner_id, 'partner_sales');
  const colleague = await world.partnerUser(company, partner_id, 'partner_sales');
  const id = await prove(bounty_id, seller);
  await approve(id);
  expect(await seller.get<Submission>(`/bounty_submissions/${id}`)).toMatchObject({ person_name: 'Test Person' });
  expect((await colleague.request('GET', `/bounty_submissions/${id}`)).statusCode).toBe(404);
  expect(await colleague.get('/bounty_submissions')).toEqual([]);
  expect((await partner.request('GET', `/bounty_submissions/${id}`)).statusCode).toBe(200);
  expect(await colleague.get('/in_app_notifications')).toEqual([]);
  const [line] = await lines();
  expect(line).toMatchObject({ partner_id, amount_minor: 50_000 });
});

test('rewards targets from deals that were won, once for each target and within the budget', async () => {
  const bounty_id = await offer({
    kind: 'performance',
    metric: 'deals_won',
    target: 2,
    max_per_partner: 2,
    budget_minor: 60_000,
  });
  const win = async () => {
    const id = await company.within((call) => sampleOpportunity(call, { partner_id }));
    await company.within((call) =>
      call.run(sql`
        update opportunities set status = 'won', closed_on = ${'2026-03-10'}
        where organization_id = ${company.id} and id = ${id}`),
    );
  };
  await win();
  await company.within(decidePerformance);
  expect(await partner.get<Bounty>(`/bounties/${bounty_id}`)).toMatchObject({ progress: 1, approved: 0 });
  await win();
  await Promise.all([company.within(decidePerformance), company.within(decidePerformance)]);
  expect(await lines()).toHaveLength(1);
  await win();
  await win();
  await company.within(decidePerformance);
  expect(await lines()).toHaveLength(1);
  await company.owner.patch(`/bounties/${bounty_id}`, { budget_minor: 500_000 });
  await company.within(decidePerformance);
  await company.within(decidePerformance);
  expect((await lines()).map(({ amount_minor }) => amount_minor)).toEqual([50_000, 50_000]);
  expect((await partner.request('POST', '/bounty_submissions', { bounty_id, proof: 'x' })).statusCode).toBe(422);
});

test('moves submissions on a merge and forgets erased people', async () => {
  const other = await company.within((call) => samplePartner(call));
  const bounty_id = await offer({ recipient: 'person', max_per_partner: 2 });
  const first = await prove(bounty_id);
  const second = await prove(bounty_id, await world.partnerUser(company, other));
  await company.within((call) => mergePartnerRows(call, partner_id, other));
  const rows = await company.owner.get<Submission[]>('/bounty_submissions');
  expect(rows.map((row) => row.partner_id)).toEqual([partner_id, partner_id]);
  await company.within((call) =>
    erasePerson(call, {
      contact_id: first,
      partner_id,
      user_id: partner.user_id,
      full_name: 'Test Person',
      email: partner.email,
    }),
  );
  expect(await company.owner.get<Submission>(`/bounty_submissions/${second}`)).toMatchObject({
    person_name: 'Deleted person',
    submitted_by_name: 'Deleted person',
  });
});

test('keeps an active bounty as it was promised', async () => {
  const id = await offer();
  for (const change of [{ reward_minor: 1 }, { currency: 'EUR' }, { recipient: 'person' }, { kind: 'performance' }])
    expect((await company.owner.request('PATCH', `/bounties/${id}`, change)).statusCode).toBe(422);
  expect((await company.owner.request('DELETE', `/bounties/${id}`)).statusCode).toBe(409);
  const wrong = await company.owner.request('POST', '/bounties', {
    name: 'Wrong',
    kind: 'performance',
    reward_minor: 100,
    currency: 'USD',
    starts_on: '2026-03-01',
  });
  expect(wrong.json().errors).toMatchObject({
    metric: ['is required for targets'],
    target: ['is required for targets'],
  });
});
