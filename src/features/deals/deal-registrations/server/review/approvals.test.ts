import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { ApprovalChain, ApprovalProgress } from '#features/setup/approval-chains/schema.ts';
import { approvalChainJobs } from '#features/setup/approval-chains/server/jobs.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Person } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Benefit } from '../../check.schema.ts';
import type { DealRegistration, DealRegistrationForPartner } from '../../schema.ts';
import { samplePendingRegistration } from '../sample.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

/** Amounts from $50,000 need sales and then finance; from $200,000 also the owner. */
let desk: Desk;
let dealer: Dealer;
let sales: Person;
let second: Person;
let finance: Person;
let chain: ApprovalChain;
const large = { amount_minor: 6_000_000 };
const amountFrom = (value: number) => ({ any: [{ all: [{ field: 'deal.amount', op: 'gte', value }] }] });

beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer();
  sales = await desk.company.member('admin');
  second = await desk.company.member('admin');
  finance = await desk.company.member('admin');
  chain = await desk.reviewer.post<ApprovalChain>('/approval_chains', {
    name: 'Large deals',
    subject_table: 'deal_registrations',
    conditions: amountFrom(5_000_000),
    steps: [
      { name: 'Sales', reviewer: { kind: 'person', user_id: sales.user_id } },
      { name: 'Finance', reviewer: { kind: 'person', user_id: finance.user_id } },
      {
        name: 'Owner',
        conditions: amountFrom(20_000_000),
        reviewer: { kind: 'role', role: 'owner' },
      },
    ],
  });
});
afterAll(() => desk.world.close());
beforeEach(() => desk.world.clock.set('2026-03-16T09:00:00Z'));

const approve = (who: Person, id: string, body = {}) => who.request('POST', `/deal_registrations/${id}/approve`, body);
const progressOf = (who: Person, id: string) => who.get<ApprovalProgress | null>(`/deal_registrations/${id}/approvals`);
const toldOf = async (who: Person, kind: string) =>
  who.get<{ text: string }[]>(`/in_app_notifications?kind=${kind}&_sort=created_at&_order=desc&_end=50`);

async function chainOnly<T>(body: object, work: () => Promise<T>): Promise<T> {
  await desk.reviewer.patch(`/approval_chains/${chain.id}`, { is_active: false });
  const { id } = await desk.reviewer.post<ApprovalChain>('/approval_chains', {
    name: `Own ${Math.random()}`,
    subject_table: 'deal_registrations',
    ...body,
  });
  try {
    return await work();
  } finally {
    await desk.reviewer.patch(`/approval_chains/${id}`, { is_active: false });
    await desk.reviewer.patch(`/approval_chains/${chain.id}`, { is_active: true });
  }
}

test('approves a registration only with its last step', async () => {
  const { id, approvals_done, approvals_total } = await dealer.register(large);
  expect([approvals_done, approvals_total]).toEqual([0, 2]);
  expect((await approve(sales, id, { comment: 'Good customer' })).statusCode).toBe(200);
  const between = await desk.registration(id);
  expect(between).toMatchObject({ status: 'pending_review', approvals_done: 1, approvals_total: 2, expires_at: null });
  expect(await progressOf(desk.reviewer, id)).toMatchObject({
    status: 'open',
    chain_name: 'Large deals',
    approved: 1,
    total: 2,
    is_mine: false,
    steps: [
      { name: 'Sales', status: 'approved', comment: 'Good customer', decided_at: expect.any(String) },
      { name: 'Finance', status: 'open', reviewers: [expect.any(String)] },
    ],
  });
  expect(await progressOf(finance, id)).toMatchObject({ is_mine: true });
  const done = (await approve(finance, id)).json<DealRegistration>();
  expect(done).toMatchObject({ status: 'approved', approvals_done: 2, approvals_total: 2 });
  expect(done.expires_at).not.toBeNull();
});

test('leaves small registrations with one decision', async () => {
  const { id, approvals_total } = await dealer.register({ amount_minor: 100_000 });
  expect(approvals_total).toBeNull();
  expect(await progressOf(desk.reviewer, id)).toBeNull();
  expect((await desk.decide(id, 'approve')).status).toBe('approved');
});

test('uses the steps whose conditions the deal meets', async () => {
  const { id } = await dealer.register({ amount_minor: 30_000_000 });
  expect((await progressOf(desk.reviewer, id))!.steps.map(({ name }) => name)).toEqual(['Sales', 'Finance', 'Owner']);
});

test('counts amounts in other currencies by their rate, and asks if there is none', async () => {
  await desk.reviewer.post('/exchange_rates', { base: 'EUR', quote: 'USD', rate: '1.25', as_of: '2026-03-01' });
  const below = await dealer.register({ amount_minor: 3_900_000, currency: 'EUR' });
  const above = await dealer.register({ amount_minor: 4_000_000, currency: 'EUR' });
  const noRate = await dealer.register({ amount_minor: 1_000, currency: 'NOK' });
  expect([below, above, noRate].map(({ approvals_total }) => approvals_total)).toEqual([null, 2, 3]);
});

test('refuses everybody whose step it is not', async () => {
  const { id } = await dealer.register(large);
  for (const who of [finance, second, desk.reviewer]) {
    const refused = await approve(who, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/^This needs the approval of .+ \(Sales\)\.$/);
  }
  expect((await approve(dealer.person, id)).statusCode).toBe(404);
  expect(await desk.registration(id)).toMatchObject({ status: 'pending_review', approvals_done: 0 });
});

test('rejects at any step, and the chain ends', async () => {
  for (const steps of [0, 1]) {
    const { id } = await dealer.register(large);
    if (steps === 1) await approve(sales, id);
    const rejected = await desk.decide(id, 'reject', { reason_code: 'not_qualified', reason_text: 'No budget.' });
    expect(rejected.status).toBe('rejected');
    const progress = (await progressOf(desk.reviewer, id))!;
    expect([progress.status, progress.steps[steps]!.status]).toEqual(['rejected', 'rejected']);
    expect((await approve(steps === 0 ? sales : finance, id)).statusCode).toBe(409);
  }
});

test('wants two different people where one could decide both steps', async () => {
  const steps = [
    { name: 'First', reviewer: { kind: 'role', role: 'admin' } },
    { name: 'Second', reviewer: { kind: 'role', role: 'admin' } },
  ];
  await chainOnly({ steps }, async () => {
    const { id } = await dealer.register();
    expect((await approve(sales, id)).statusCode).toBe(200);
    const again = await approve(sales, id);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You have already approved this. Another person must approve the next step.',
    ]);
    expect(await progressOf(sales, id)).toMatchObject({ approved: 1, is_mine: false });
    expect((await approve(second, id)).json().status).toBe('approved');
  });
});

test('counts one approval when the same person approves many times at once', async () => {
  const steps = [
    { name: 'First', reviewer: { kind: 'role', role: 'admin' } },
    { name: 'Second', reviewer: { kind: 'role', role: 'admin' } },
  ];
  await chainOnly({ steps }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await dealer.register();
      const answers = await Promise.all([1, 2, 3, 4].map(() => approve(sales, id)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
      expect(await desk.registration(id)).toMatchObject({ status: 'pending_review', approvals_done: 1 });
    }
  });
});

test('takes one of two approvals that were given for the same step at the same instant', async () => {
  const steps = [
    { name: 'First', reviewer: { kind: 'role', role: 'admin' } },
    { name: 'Second', reviewer: { kind: 'person', user_id: finance.user_id } },
  ];
  await chainOnly({ steps }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, row_version } = await dealer.register();
      const answers = await Promise.all([sales, second].map((who) => approve(who, id, { row_version })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await desk.registration(id)).toMatchObject({ status: 'pending_review', approvals_done: 1 });
    }
  });
});

test('protects once when the last approval and a rejection meet', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await dealer.register(large);
    await approve(sales, id);
    const answers = await Promise.all([
      approve(finance, id),
      desk.reviewer.request('POST', `/deal_registrations/${id}/reject`, {
        reason_code: 'not_qualified',
        reason_text: 'No budget.',
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { status } = await desk.registration(id);
    const { status: chainStatus } = (await progressOf(desk.reviewer, id))!;
    expect(chainStatus).toBe(status);
  }
});

test('asks the owner of the partner, and a substitute when there is none', async () => {
  const owner = await desk.company.member('partner_manager');
  const owned = await desk.dealer('Owned', { owner_user_id: owner.user_id });
  const free = await desk.dealer('Free');
  const steps = [
    {
      name: 'Partner manager',
      reviewer: { kind: 'partner_owner' },
      substitute: { kind: 'person', user_id: second.user_id },
    },
    { name: 'Finance', reviewer: { kind: 'person', user_id: finance.user_id } },
  ];
  await chainOnly({ steps }, async () => {
    const ofOwner = await owned.register();
    expect((await approve(second, ofOwner.id)).statusCode).toBe(409);
    expect((await approve(owner, ofOwner.id)).statusCode).toBe(200);
    expect((await approve(finance, ofOwner.id)).json().status).toBe('approved');
    const ofNobody = await free.register();
    expect((await approve(second, ofNobody.id)).statusCode).toBe(200);
    expect((await progressOf(desk.reviewer, ofNobody.id))!.steps[0]).toMatchObject({ by_substitute: true });
  });
});

test('asks the managers of the region, or of the nearest larger one', async () => {
  const region = (name: string, body = {}) =>
    desk.reviewer.post<{ id: string }>('/partner_regions', { name: `${name} ${Math.random()}`, ...body });
  const { id: europe } = await region('Europe', { manager_user_ids: [second.user_id] });
  const { id: iberia } = await region('Iberia', { parent_id: europe });
  const { id: nordics } = await region('Nordics', { parent_id: europe, manager_user_ids: [sales.user_id] });
  const steps = [{ name: 'Region', reviewer: { kind: 'region_managers' } }];
  await chainOnly({ steps }, async () => {
    const spanish = await (await desk.dealer('Spanish', { region_id: iberia })).register();
    expect((await approve(sales, spanish.id)).statusCode).toBe(409);
    expect((await approve(second, spanish.id)).json().status).toBe('approved');
    const swedish = await (await desk.dealer('Swedish', { region_id: nordics })).register();
    expect((await approve(second, swedish.id)).statusCode).toBe(409);
    expect((await approve(sales, swedish.id)).json().status).toBe('approved');
  });
});

test('lets the substitute decide once the reviewer is late, and tells them once', async () => {
  const steps = [
    {
      name: 'Sales',
      reviewer: { kind: 'person', user_id: sales.user_id },
      substitute: { kind: 'person', user_id: second.user_id },
      substitute_after_hours: 24,
    },
  ];
  const run = async () =>
    approvalChainJobs['approval-chains.substitutes']!(await jobFor(desk.world.kernel, desk.company.id), {});
  await chainOnly({ steps }, async () => {
    const { id, number } = await dealer.register();
    await run();
    expect((await approve(second, id)).statusCode).toBe(409);
    desk.world.clock.set('2026-03-17T09:30:00Z');
    await run();
    await run();
    const told = (await toldOf(second, 'deal_registration_approval')).filter(({ text }) =>
      text.includes(`(registration ${number})`),
    );
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toMatch(/You are asked because the reviewer is not available\.$/);
    expect((await approve(second, id)).json().status).toBe('approved');
  });
});

test('goes to the substitute when the reviewer has left', async () => {
  const leaver = await desk.company.member('admin');
  const steps = [
    {
      name: 'Sales',
      reviewer: { kind: 'person', user_id: leaver.user_id },
      substitute: { kind: 'person', user_id: second.user_id },
    },
  ];
  await chainOnly({ steps }, async () => {
    const { id } = await dealer.register();
    await desk.within((call) =>
      call.run(sql`
        update memberships set status = 'removed'
        where organization_id = ${call.organization_id} and user_id = ${leaver.user_id}`),
    );
    expect((await approve(second, id)).json().status).toBe('approved');
  });
});

test('tells the next reviewer, and the partner how far it is', async () => {
  const { id, number } = await dealer.register(large);
  const about = (texts: { text: string }[]) => texts.filter(({ text }) => text.includes(`(registration ${number})`));
  expect(about(await toldOf(sales, 'deal_registration_approval'))[0]!.text).toMatch(/step 1 of 2, Sales\.$/);
  expect(about(await toldOf(finance, 'deal_registration_approval'))).toEqual([]);
  // Other people are not notified because the decision is not theirs.
  expect(about(await toldOf(second, 'deal_registration_pending'))).toEqual([]);
  await approve(sales, id);
  expect(about(await toldOf(finance, 'deal_registration_approval'))[0]!.text).toMatch(/step 2 of 2, Finance\.$/);
  expect(about(await toldOf(dealer.person, 'deal_registration_step_approved'))[0]!.text).toMatch(
    /has 1 of 2 approvals\.$/,
  );
});

test('shows partners the steps, and neither who is asked nor internal comments', async () => {
  const { id } = await dealer.register(large);
  await approve(sales, id, { comment: 'Margin is thin' });
  const progress = (await progressOf(dealer.person, id))!;
  expect(progress).toMatchObject({ approved: 1, total: 2, chain_name: null, is_mine: false });
  expect(progress.steps).toMatchObject([
    { name: 'Sales', status: 'approved', comment: null, reviewers: [] },
    { name: 'Finance', status: 'open', comment: null, reviewers: [] },
  ]);
  expect(JSON.stringify(progress)).not.toContain('Margin');
  const own = await dealer.person.get<DealRegistrationForPartner>(`/deal_registrations/${id}`);
  expect(own).toMatchObject({ approvals_done: 1, approvals_total: 2 });
  const other = await desk.dealer('Someone else');
  expect((await other.person.request('GET', `/deal_registrations/${id}/approvals`)).statusCode).toBe(404);
});

test('says before submitting how many approvals are needed', async () => {
  const ask = (amount_minor: number) =>
    dealer.person.post<Benefit>('/deal_registrations/benefit', { amount_minor, currency: 'USD' });
  expect((await ask(6_000_000)).approvals).toEqual(['Sales', 'Finance']);
  expect((await ask(1_000_000)).approvals).toEqual([]);
});

test('keeps automatic approval, unless the chain includes it', async () => {
  const { id: type_id } = await desk.reviewer.post<{ id: string }>('/opportunity_types', {
    name: `Fast ${Math.random()}`,
    auto_approves: true,
  });
  expect((await dealer.register({ ...large, type_id })).status).toBe('approved');
  const ask = () => dealer.person.post<Benefit>('/deal_registrations/benefit', { ...large, currency: 'USD', type_id });
  expect(await ask()).toMatchObject({ decides_at_once: true, approvals: [] });
  await desk.reviewer.patch(`/approval_chains/${chain.id}`, { includes_automatic: true });
  expect(await dealer.register({ ...large, type_id })).toMatchObject({ status: 'pending_review', approvals_total: 2 });
  expect(await ask()).toMatchObject({ decides_at_once: false, approvals: ['Sales', 'Finance'] });
  await desk.reviewer.patch(`/approval_chains/${chain.id}`, { includes_automatic: false });
});

test('does not let anybody skip the chain by registering for a partner or by merging', async () => {
  const { id } = await desk.reviewer.post<{ id: string }>('/deal_registrations', {
    partner_id: dealer.id,
    account_name: `On behalf ${Math.random()}`,
    account_domain: `behalf-${Math.random().toString(36).slice(2)}.example`,
    country: 'US',
    contact_email: 'ada@behalf.example',
    expected_close_on: '2026-09-30',
    ...large,
  });
  const waiting = await desk.decide(id, 'submit');
  expect(waiting).toMatchObject({ status: 'pending_review', approvals_total: 2 });

  const claim = { account_domain: `merge-${Math.random().toString(36).slice(2)}.example`, ...large };
  const first = await dealer.register(claim);
  await approve(sales, first.id);
  await approve(finance, first.id);
  const late = await (await desk.dealer('Late')).register(claim);
  const [stands] = (await desk.conflicts(late.id)).filter(({ kind }) => kind === 'protected_by_other');
  const merge = { conflict_id: stands!.id, role: 'influence', code: 'agreed_with_parties', text: 'Both agreed.' };
  const refused = await sales.request('POST', `/deal_registrations/${late.id}/merge`, merge);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This registration has 0 of 2 approvals. Only the last one can merge it.',
  ]);
  await approve(sales, late.id);
  expect((await sales.request('POST', `/deal_registrations/${late.id}/merge`, merge)).statusCode).toBe(409);
  expect((await finance.request('POST', `/deal_registrations/${late.id}/merge`, merge)).json()).toMatchObject({
    status: 'approved',
    approvals_done: 2,
  });
});

test('begins again when the amount changes while it waits', async () => {
  const { id } = await dealer.register(large);
  await approve(sales, id);
  await desk.reviewer.patch(`/deal_registrations/${id}`, { title: 'Another title' });
  expect(await desk.registration(id)).toMatchObject({ approvals_done: 1 });
  await desk.reviewer.patch(`/deal_registrations/${id}`, { amount_minor: 7_000_000 });
  expect(await desk.registration(id)).toMatchObject({ approvals_done: 0, approvals_total: 2 });
  expect(await progressOf(sales, id)).toMatchObject({ approved: 0, is_restart: true, is_mine: true });

  await desk.decide(id, 'ask', { question: 'How large is it?' });
  await approve(sales, id).then(({ statusCode }) => expect(statusCode).toBe(409));
  await dealer.person.patch(`/deal_registrations/${id}`, { amount_minor: 30_000_000 });
  await dealer.person.post(`/deal_registrations/${id}/answer`, { answer: 'Very.' });
  expect(await desk.registration(id)).toMatchObject({
    status: 'pending_review',
    approvals_done: 0,
    approvals_total: 3,
  });

  await desk.reviewer.patch(`/deal_registrations/${id}`, { amount_minor: 1_000_000 });
  expect(await desk.registration(id)).toMatchObject({ approvals_done: null, approvals_total: null });
  expect((await desk.decide(id, 'approve')).status).toBe('approved');
});

test('keeps approvals while the partner answers a question, and ends with a withdrawal', async () => {
  const { id } = await dealer.register(large);
  await approve(sales, id);
  await desk.decide(id, 'ask', { question: 'Who decides?' });
  await dealer.person.post(`/deal_registrations/${id}/answer`, { answer: 'The CFO.' });
  expect(await desk.registration(id)).toMatchObject({ status: 'pending_review', approvals_done: 1 });
  await desk.decide(id, 'ask', { question: 'Really?' });
  await dealer.person.post(`/deal_registrations/${id}/withdraw`, {});
  expect((await progressOf(desk.reviewer, id))!.status).toBe('canceled');
});

test('does not change running chains when the chain is edited', async () => {
  const { id } = await dealer.register(large);
  const steps = [...chain.steps].slice(0, 1);
  await desk.reviewer.patch(`/approval_chains/${chain.id}`, { steps });
  expect((await progressOf(desk.reviewer, id))!.total).toBe(2);
  expect((await dealer.register(large)).approvals_total).toBe(1);
  await desk.reviewer.patch(`/approval_chains/${chain.id}`, { steps: chain.steps });
  const refused = await desk.reviewer.request('DELETE', `/approval_chains/${chain.id}`);
  expect(refused.statusCode).toBe(409);
});

test('keeps the deadline over all steps, and adds the delay of the company', async () => {
  const { id, review_due_at } = await dealer.register(large);
  desk.world.clock.set('2026-03-17T09:00:00Z');
  await approve(sales, id);
  expect((await desk.registration(id)).review_due_at).toBe(review_due_at);
  desk.world.clock.set('2026-03-25T09:00:00Z');
  const done = (await approve(finance, id)).json<DealRegistration>();
  expect(done.vendor_delay_seconds).toBeGreaterThan(0);
});

test('writes each approval into the audit log and the timeline', async () => {
  const { id } = await dealer.register(large);
  await approve(sales, id);
  const events = await dealer.person.get<{ reason_code: string; reason_text: string }[]>(
    `/deal_registration_events?registration_id=${id}`,
  );
  expect(events).toContainEqual(
    expect.objectContaining({ reason_code: 'approval_given', reason_text: 'Sales (1 of 2)' }),
  );
  const audit = await desk.reviewer.get<{ ref_table: string; actor_id: string; changes: object }[]>(
    '/audit_events?ref_table=approval_steps&action=updated&_sort=at&_order=desc&_end=20',
  );
  expect(audit.some(({ actor_id, changes }) => actor_id === sales.user_id && 'decided_by' in changes)).toBe(true);
});

test('moves requests with their registration when partners are merged', async () => {
  const one = await desk.within((call) => samplePartner(call, { name: `Kept ${newId()}` }));
  const other = await desk.within((call) => samplePartner(call));
  const id = await desk.within((call) => samplePendingRegistration(call, { partner_id: other, ...large }));
  await approve(sales, id);
  await desk.reviewer.post(`/partners/${one}/merge`, { other_id: other, take: [] });
  expect((await approve(finance, id)).json()).toMatchObject({ status: 'approved', partner_id: one });
});
