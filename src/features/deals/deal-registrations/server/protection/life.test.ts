import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import type { Step } from '#shared/nouns/define-steps.ts';
import { statuses } from '../../schema.ts';
import { registrationSteps } from '../../steps.schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer('North Wind');
});
afterAll(() => desk.world.close());

const stepsOf = async (id: string) =>
  (await dealer.person.get<{ to_status: string }[]>(`/deal_registration_events?registration_id=${id}`)).map(
    ({ to_status }) => to_status,
  );

test('accepts an incomplete draft and names missing fields on submission', async () => {
  const { id } = await dealer.person.post<{ id: string }>('/deal_registrations', { account_name: 'Hooli' });
  const refused = await dealer.person.request('POST', `/deal_registrations/${id}/submit`, {});
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors).sort()).toEqual([
    'account_domain',
    'amount_minor',
    'contact_email',
    'country',
    'expected_close_on',
  ]);
  expect(await desk.registration(id)).toMatchObject({ status: 'draft', submitted_at: null });
});

test('gives a submitted registration a decision deadline of two days', async () => {
  const registered = await dealer.register();
  expect(registered).toMatchObject({
    status: 'pending_review',
    submitted_at: '2026-03-16T09:00:00+00:00',
    review_due_at: '2026-03-18T09:00:00+00:00',
    policy_clause: null,
  });
  expect(await stepsOf(registered.id)).toEqual(['submitted', 'screening', 'pending_review']);
});

test('protects an approved registration and creates a deal with the partner as its source', async () => {
  const { id, account_domain } = await dealer.register({ title: 'Fleet renewal', contact_name: 'Ada King Lovelace' });
  expect(await desk.decide(id, 'approve', { reason_text: 'Good evidence' })).toMatchObject({
    status: 'approved',
    protected_from: '2026-03-16T09:00:00+00:00',
    protected_until: '2026-06-14T09:00:00+00:00',
    decided_by_name: 'Test Person',
  });
  const { opportunity_id } = await desk.decide(id, 'convert');
  const deal = await dealer.person.get(`/opportunities/${opportunity_id}`);
  expect(deal).toMatchObject({ name: 'Fleet renewal', status: 'open', amount_minor: 1_000_000 });
  const whole = await desk.reviewer.get(`/opportunities/${opportunity_id}`);
  expect(whole).toMatchObject({ source: 'partner', partner_id: dealer.id, primary_contact_name: 'Ada King Lovelace' });
  expect(await desk.reviewer.get(`/accounts/${whole.account_id}`)).toMatchObject({ domain: account_domain });
  expect(await desk.reviewer.get(`/opportunity_participants?opportunity_id=${opportunity_id}`)).toMatchObject([
    { partner_id: dealer.id, role: 'source', status: 'confirmed' },
  ]);
  const again = await desk.reviewer.request('POST', `/deal_registrations/${id}/convert`, {});
  expect(again.statusCode).toBe(409);
});

test('uses the existing account on conversion', async () => {
  const account = await desk.reviewer.post<{ id: string }>('/accounts', {
    name: 'Initech GmbH',
    domain: 'www.initech.example',
  });
  const { id } = await dealer.register({ account_name: 'Initech', account_domain: 'https://shop.initech.example/x' });
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  expect(await desk.reviewer.get(`/opportunities/${opportunity_id}`)).toMatchObject({ account_id: account.id });
});

test('links an approved registration to an existing deal and keeps its partners', async () => {
  const other = await desk.dealer();
  const deal = await desk.reviewer.post<{ id: string }>('/opportunities', { name: 'Known deal', partner_id: other.id });
  const { id } = await dealer.register();
  await desk.decide(id, 'approve');
  expect(await desk.decide(id, 'convert', { opportunity_id: deal.id })).toMatchObject({
    opportunity_name: 'Known deal',
  });
  const parts = await desk.reviewer.get<{ partner_id: string }[]>(
    `/opportunity_participants?opportunity_id=${deal.id}`,
  );
  expect(parts.map(({ partner_id }) => partner_id).sort()).toEqual([dealer.id, other.id].sort());
});

test('adds a rejected partner again when their approved registration is linked to the deal', async () => {
  const other = await desk.dealer();
  const deal = await desk.reviewer.post<{ id: string }>('/opportunities', {
    name: 'Declined before',
    participants: [{ partner_id: other.id }, { partner_id: dealer.id, role: 'source', status: 'proposed' }],
  });
  const parts = () =>
    desk.reviewer.get<{ id: string; partner_id: string; role: string; status: string }[]>(
      `/opportunity_participants?opportunity_id=${deal.id}&_sort=position`,
    );
  await dealer.person.post(`/opportunity_participants/${(await parts())[1]!.id}/reject`, {});
  const { id } = await dealer.register();
  await desk.decide(id, 'approve');
  await desk.decide(id, 'convert', { opportunity_id: deal.id });
  expect((await parts()).map(({ partner_id, status }) => [partner_id, status])).toEqual([
    [other.id, 'confirmed'],
    [dealer.id, 'confirmed'],
  ]);
});

test('converts the registration of a won deal and ends its protection, once', async () => {
  const { id } = await dealer.register();
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  const deal = await desk.reviewer.get(`/opportunities/${opportunity_id}`);
  const [won] = await desk.reviewer.get<{ id: string }[]>(`/opportunity_stages?type_id=${deal.type_id}&category=won`);
  await desk.reviewer.post(`/opportunities/${opportunity_id}/move`, { stage_id: won!.id });
  await desk.run('deal-updated', { ref_id: opportunity_id });
  await desk.run('deal-updated', { ref_id: opportunity_id });
  expect(await desk.registration(id)).toMatchObject({ status: 'converted' });
  expect((await stepsOf(id)).filter((step) => step === 'converted')).toHaveLength(1);
  const rival = await desk.dealer();
  const { account_name, account_domain } = await desk.registration(id);
  const next = await rival.register({ account_name, account_domain });
  expect((await desk.conflicts(next.id)).map(({ kind }) => kind)).toEqual(['existing_customer']);
});

test('shows both sides that the deal of a registration is archived', async () => {
  const { id } = await dealer.register();
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  expect(await desk.registration(id)).toMatchObject({ opportunity_archived_at: null });
  await desk.reviewer.request('DELETE', `/opportunities/${opportunity_id}`);
  for (const person of [desk.reviewer, dealer.person])
    expect(await person.get(`/deal_registrations/${id}`)).toMatchObject({
      opportunity_archived_at: expect.any(String),
    });
});

test('shows the partner the reason and the message of a rejection', async () => {
  const { id } = await dealer.register();
  const without = await desk.reviewer.request('POST', `/deal_registrations/${id}/reject`, {
    reason_code: 'not_qualified',
  });
  expect(without.statusCode).toBe(400);
  await desk.decide(id, 'reject', { reason_code: 'not_qualified', reason_text: 'Below 50 seats' });
  expect(await dealer.person.get(`/deal_registrations/${id}`)).toMatchObject({
    status: 'rejected',
    reason_code: 'not_qualified',
    reason_text: 'Below 50 seats',
    decided_by_name: 'Test Person',
  });
});

test('allows registering a rejected account after the waiting period, or immediately if it was incomplete', async () => {
  const claim = { account_name: 'Umbrella', account_domain: 'umbrella.example' };
  const first = await dealer.register(claim);
  await desk.decide(first.id, 'reject', { reason_code: 'incomplete', reason_text: 'Which department?' });
  const second = await dealer.register(claim);
  await desk.decide(second.id, 'reject', { reason_code: 'not_qualified', reason_text: 'Too small' });
  const draft = await dealer.draft(claim);
  const early = await dealer.person.request('POST', `/deal_registrations/${draft}/submit`, {});
  expect(early.statusCode).toBe(422);
  expect(early.json().errors.account_name[0]).toContain('2026-04-15');
  const someoneElse = await desk.dealer();
  expect(await someoneElse.register(claim)).toMatchObject({ status: 'pending_review' });
  desk.world.clock.set('2026-04-15T09:00:00Z');
  expect(await dealer.person.post(`/deal_registrations/${draft}/submit`)).toMatchObject({ status: 'pending_review' });
  desk.world.clock.set('2026-03-16T09:00:00Z');
});

test('recognizes a rejected account by its name alone', async () => {
  const claim = { account_name: 'Soylent', account_domain: 'soylent.example' };
  const first = await dealer.register(claim);
  await desk.decide(first.id, 'reject', { reason_code: 'not_qualified', reason_text: 'Too small' });
  const nameless = await dealer.draft({
    account_name: 'Soylent Inc.',
    account_domain: null,
    has_no_website: true,
    contact_email: 'ada@gmail.com',
  });
  const early = await dealer.person.request('POST', `/deal_registrations/${nameless}/submit`, {});
  expect(early.statusCode, early.body).toBe(422);
  expect(early.json().errors.account_name[0]).toContain('2026-04-15');
  const abroad = { account_name: 'Soylent', account_domain: null, has_no_website: true, country: 'FR' };
  expect(await dealer.register({ ...abroad, contact_email: 'ada@gmail.com' })).toMatchObject({
    status: 'pending_review',
  });
});

test('pauses the deadline for a question and resumes it on the answer', async () => {
  const { id } = await dealer.register();
  desk.world.clock.advance(12 * 3_600_000);
  expect(await desk.decide(id, 'ask', { question: 'Who decides?' })).toMatchObject({
    status: 'info_requested',
    question: 'Who decides?',
    review_due_at: null,
  });
  desk.world.clock.advance(5 * 86_400_000);
  const answered = await dealer.person.post(`/deal_registrations/${id}/answer`, { answer: 'The CFO' });
  expect(answered).toMatchObject({
    status: 'pending_review',
    answer: 'The CFO',
    // It was answered on a Saturday, with 36 hours left.
    review_due_at: '2026-03-24T12:00:00+00:00',
  });
  desk.world.clock.set('2026-03-16T09:00:00Z');
});

test('lets the company reject an unanswered question and the partner register again immediately', async () => {
  const claim = await dealer.register();
  await desk.decide(claim.id, 'ask', { question: 'Who decides?' });
  desk.world.clock.advance(30 * 86_400_000);
  const rejected = await desk.decide(claim.id, 'reject', {
    reason_code: 'no_answer',
    reason_text: 'We heard nothing.',
  });
  expect(rejected).toMatchObject({ status: 'rejected', reason_code: 'no_answer', vendor_delay_seconds: 0 });
  const late = await dealer.person.request('POST', `/deal_registrations/${claim.id}/answer`, { answer: 'The CFO' });
  expect(late.statusCode).toBe(409);
  desk.world.clock.set('2026-03-16T09:00:00Z');
});

test('locks the account fields after submission and allows other changes while a question is open', async () => {
  const { id } = await dealer.register();
  expect((await dealer.person.request('PATCH', `/deal_registrations/${id}`, { description: 'x' })).statusCode).toBe(
    409,
  );
  await desk.decide(id, 'ask', { question: 'How many seats?' });
  const moved = await dealer.person.request('PATCH', `/deal_registrations/${id}`, { account_domain: 'other.example' });
  expect(moved.statusCode).toBe(422);
  expect(moved.json().errors).toHaveProperty('account_domain');
  expect(await dealer.person.patch(`/deal_registrations/${id}`, { description: '400 seats' })).toMatchObject({
    description: '400 seats',
  });
});

test('lets a partner withdraw instead of answering a question', async () => {
  const { id } = await dealer.register();
  await desk.decide(id, 'ask', { question: 'Who decides?' });
  expect(await dealer.person.post(`/deal_registrations/${id}/withdraw`, { reason_text: 'Gone cold' })).toMatchObject({
    status: 'withdrawn',
    reason_text: 'Gone cold',
  });
});

test('frees the account when protection is released or revoked', async () => {
  const claim = { account_name: 'Stark', account_domain: 'stark.example' };
  const first = await dealer.register(claim);
  await desk.decide(first.id, 'approve');
  expect(
    await dealer.person.post(`/deal_registrations/${first.id}/release`, { reason_code: 'no_budget' }),
  ).toMatchObject({
    status: 'released',
  });
  const rival = await desk.dealer();
  const second = await rival.register(claim);
  expect(await desk.conflicts(second.id)).toEqual([]);
  await desk.decide(second.id, 'approve');
  await desk.decide(second.id, 'revoke', { reason_code: 'no_progress', reason_text: 'Nothing happened' });
  const third = await dealer.register(claim);
  expect(await desk.decide(third.id, 'approve')).toMatchObject({ status: 'approved' });
});

test('approves a registration on behalf of a partner immediately', async () => {
  const draft = await desk.reviewer.post<{ id: string }>('/deal_registrations', {
    partner_id: dealer.id,
    account_name: 'Wayne Enterprises',
    account_domain: 'wayne.example',
    country: 'US',
    contact_email: 'bruce@wayne.example',
    amount_minor: 1,
    expected_close_on: '2026-12-31',
  });
  expect(await desk.decide(draft.id, 'submit')).toMatchObject({ status: 'approved', source: 'company' });
  const rival = await desk.dealer();
  const other = await desk.reviewer.post<{ id: string }>('/deal_registrations', {
    partner_id: rival.id,
    account_name: 'Wayne',
    account_domain: 'wayne.example',
    country: 'US',
    contact_email: 'bruce@wayne.example',
    amount_minor: 1,
    expected_close_on: '2026-12-31',
  });
  const refused = await desk.reviewer.request('POST', `/deal_registrations/${other.id}/submit`, {});
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('North Wind');
  expect(await desk.registration(other.id)).toMatchObject({ status: 'draft' });
});

test('approves automatically for types that allow it when there are no conflicts', async () => {
  const type = await desk.reviewer.post<{ id: string }>('/opportunity_types', {
    name: 'Fast lane',
    auto_approves: true,
    protection_days: 30,
  });
  expect(await dealer.register({ type_id: type.id })).toMatchObject({
    status: 'approved',
    protected_until: '2026-04-15T09:00:00+00:00',
    decided_by_name: null,
  });
});

test('deletes drafts only', async () => {
  const draft = await dealer.draft();
  expect((await dealer.person.request('DELETE', `/deal_registrations/${draft}`)).statusCode).toBe(200);
  const { id } = await dealer.register();
  expect((await dealer.person.request('DELETE', `/deal_registrations/${id}`)).statusCode).toBe(409);
});

test('rejects a decision about an older version of the registration', async () => {
  const { id, row_version } = await dealer.register();
  await desk.decide(id, 'ask', { question: 'Who?' });
  await dealer.person.post(`/deal_registrations/${id}/answer`, { answer: 'Me' });
  const stale = await desk.reviewer.request('POST', `/deal_registrations/${id}/approve`, { row_version });
  expect(stale.statusCode).toBe(409);
});

const bodies: Readonly<Partial<Record<keyof typeof registrationSteps.steps, object>>> = {
  submit: {},
  answer: { answer: 'x' },
  withdraw: {},
  release: {},
  approve: {},
  reject: { reason_code: 'other', reason_text: 'x' },
  ask: { question: 'x' },
  revoke: { reason_code: 'other', reason_text: 'x' },
};
const tried = Object.entries(registrationSteps.steps).flatMap(([key, { by, from }]: [string, Step]) => {
  const body = bodies[key as keyof typeof bodies];
  return body && from ? statuses.map((status) => ({ status, key, by, from, body })) : [];
});

test.each(nonEmpty(tried))(
  'from $status, $key is allowed exactly when the state machine says so',
  async ({ status, key, by, from, body }) => {
    // The status is set by hand, so only what the machine refuses may be tried for real.
    if (from.includes(status)) return;
    const id = await dealer.draft();
    await desk.within((call) =>
      call.run(sql`
        update deal_registrations set status = ${status} where organization_id = ${call.organization_id} and id = ${id}`),
    );
    const person = by === 'company' ? desk.reviewer : dealer.person;
    const answer = await person.request('POST', `/deal_registrations/${id}/${key}`, body);
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json().allowed).toEqual(from);
    expect(await desk.registration(id)).toMatchObject({ status });
  },
);
