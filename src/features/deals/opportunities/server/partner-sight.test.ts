import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunityType } from '#features/deals/opportunity-types/server/sample.ts';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Opportunity } from '../schema.ts';
import { sampleOpportunity } from './sample.ts';

/** One deal of two partners; what each may know of it. */
let world: World;
let company: Company;
let lead: Person;
let second: Person;
let rejected: Person;
let deal: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  const [a, b, c] = await company.within(async (call) => [
    await samplePartner(call, { name: 'Alpha Resale' }),
    await samplePartner(call, { name: 'Beta Services' }),
    await samplePartner(call, { name: 'Gamma Rejected' }),
  ]);
  lead = await world.partnerUser(company, a!);
  second = await world.partnerUser(company, b!);
  rejected = await world.partnerUser(company, c!);
  deal = await company.within(async (call) =>
    sampleOpportunity(call, {
      name: 'Shared deal',
      participants: [
        { partner_id: a!, weight: 7013 },
        { partner_id: b!, role: 'services', weight: 30 },
        { partner_id: c!, status: 'proposed' },
      ],
      lines: [{ product_id: await sampleProduct(call), amount_minor: 500, cost_minor: 123 }],
      owner_user_id: company.owner.user_id,
      external_ref: 'CRM-7',
    }),
  );
  const [theirs] = await rejected.get<{ id: string }[]>(`/opportunity_participants?opportunity_id=${deal}`);
  await company.owner.post(`/opportunity_participants/${theirs!.id}/reject`, {});
  await company.owner.post('/opportunity_notes', {
    opportunity_id: deal,
    body: 'Keep the margin quiet',
    visibility: 'internal',
  });
  await company.owner.post('/opportunity_notes', { opportunity_id: deal, body: 'Welcome both', visibility: 'partner' });
});
afterAll(() => world.close());

test('shows a deal to its partners, except rejected ones', async () => {
  for (const partner of [lead!, second!]) {
    expect(await partner.get(`/opportunities/${deal}`)).toMatchObject({
      name: 'Shared deal',
      amount_minor: 500,
      motion: 'resale',
    });
  }
  expect(await rejected!.get('/opportunities')).toEqual([]);
  expect((await rejected!.request('GET', `/opportunities/${deal}`)).statusCode).toBe(404);
});

test('hides other partners, shares, owner, probability, and cost from a partner', async () => {
  const partner = second!;
  const secrets = [
    'Alpha',
    '7013',
    'probability',
    company.owner.email,
    company.owner.user_id,
    'owner',
    'partner_name',
    'CRM-7',
    '123',
    'margin',
  ];
  const answers = await Promise.all(
    [
      `/opportunities/${deal}`,
      '/opportunities',
      `/opportunity_participants?opportunity_id=${deal}`,
      `/opportunity_lines?opportunity_id=${deal}`,
      `/opportunity_stages`,
      '/accounts',
    ].map((url) => partner.request('GET', url)),
  );
  for (const answer of nonEmpty(answers)) {
    expect(answer.statusCode, answer.body).toBe(200);
    const words = answer.body
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => (id === company.owner.user_id ? id : ''))
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+Z]+/g, '')
      .replaceAll(/(Deal|Globex|Widget|WIDGET)[ -][0-9a-zA-Z]+/g, '');
    for (const secret of secrets) expect(words, `${secret} in ${words}`).not.toContain(secret);
  }
  expect(answers[2]!.json()).toMatchObject([{ role: 'services', status: 'confirmed' }]);
  for (const filter of ['partner_id=x', 'owner_user_id=', 'probability_gte=1', 'external_ref=CRM-7']) {
    expect((await partner.request('GET', `/opportunities?${filter}`)).statusCode, filter).toBe(400);
  }
  expect(await partner.get('/opportunities?q=Alpha')).toEqual([]);
});

test('shows a partner shared notes and their own, but not the notes of other partners', async () => {
  const bodies = async (person: Person) =>
    (await person.get<{ body: string }[]>(`/opportunity_notes?opportunity_id=${deal}&_sort=created_at`)).map(
      ({ body }) => body,
    );
  expect(await bodies(lead!)).toEqual(['Welcome both']);
  const made = await lead!.post<{ id: string }>('/opportunity_notes', {
    opportunity_id: deal,
    body: 'We met them on Monday',
  });
  expect(await bodies(lead!)).toEqual(['Welcome both', 'We met them on Monday']);
  expect(await bodies(second!)).toEqual(['Welcome both']);
  const seen = await company.owner.get(`/opportunity_notes/${made.id}`);
  expect(seen).toMatchObject({ visibility: 'partner', author_partner_name: 'Alpha Resale' });
  expect((await second!.request('PATCH', `/opportunity_notes/${made.id}`, { body: 'x' })).statusCode).toBe(404);
  expect(
    (await lead!.request('POST', '/opportunity_notes', { opportunity_id: deal, body: 'x', visibility: 'internal' }))
      .statusCode,
  ).toBe(400);
  expect(
    (await rejected!.request('POST', '/opportunity_notes', { opportunity_id: deal, body: 'Let me in' })).statusCode,
  ).toBe(404);
});

test('rejects changes to another person’s note', async () => {
  const [shared] = await lead!.get<{ id: string }[]>(`/opportunity_notes?opportunity_id=${deal}&_sort=created_at`);
  expect((await lead!.request('PATCH', `/opportunity_notes/${shared!.id}`, { body: 'Changed' })).statusCode).toBe(409);
  expect((await lead!.request('DELETE', `/opportunity_notes/${shared!.id}`)).statusCode).toBe(409);
  const manager = await company.member('admin');
  expect((await manager.request('PATCH', `/opportunity_notes/${shared!.id}`, { body: 'Changed' })).statusCode).toBe(
    409,
  );
  expect(await manager.patch(`/opportunity_notes/${shared!.id}`, { is_pinned: true })).toMatchObject({
    is_pinned: true,
  });
});

test('lets the partner of a resale deal change only the next step and expected close', async () => {
  const planned = await lead!.patch<{ row_version: number }>(`/opportunities/${deal}/plan`, {
    next_step: 'Demo',
    expected_close_on: '2026-04-01',
  });
  expect(planned).toMatchObject({ next_step: 'Demo', expected_close_on: '2026-04-01' });
  expect(planned).not.toHaveProperty('owner_user_id');
  const stale = await lead!.request('PATCH', `/opportunities/${deal}/plan`, { next_step: 'Late', row_version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json().current).not.toHaveProperty('partner_id');
  expect((await lead!.request('PATCH', `/opportunities/${deal}`, { amount_minor: 1 })).statusCode).toBe(404);
  expect((await lead!.request('PATCH', `/opportunities/${deal}/plan`, { amount_minor: 1 })).statusCode).toBe(400);
  expect((await rejected!.request('PATCH', `/opportunities/${deal}/plan`, { next_step: 'x' })).statusCode).toBe(404);
  const audit = await company.within((call) =>
    call.rows<{ actor_kind: string; actor_id: string }>(sql`
      select actor_kind, actor_id from audit_events
      where organization_id = ${call.organization_id} and ref_id = ${deal} and changes ? 'next_step'
        and action = 'updated'`),
  );
  expect(audit).toEqual([{ actor_kind: 'partner_user', actor_id: lead!.user_id }]);
});

test('lets only the company change a referral deal', async () => {
  const person = lead!;
  const [{ partner_id }] = await company.owner.get<[{ partner_id: string }]>(
    `/opportunity_participants?opportunity_id=${deal}`,
  );
  const referral = await company.within(async (call) =>
    sampleOpportunity(call, { type_id: await sampleOpportunityType(call, { motion: 'referral' }), partner_id }),
  );
  expect(await person.get(`/opportunities/${referral}`)).toMatchObject({ motion: 'referral' });
  const refused = await person.request('PATCH', `/opportunities/${referral}/plan`, { next_step: 'x' });
  expect(refused.statusCode).toBe(409);
  for (const [method, url] of [
    ['POST', '/opportunities'],
    ['POST', `/opportunities/${referral}/move`],
    ['POST', `/opportunities/${referral}/amend`],
    ['PUT', `/opportunities/${referral}/lines`],
    ['GET', '/opportunities/board'],
    ['GET', '/opportunities/totals'],
  ] as const) {
    const body = method === 'GET' ? undefined : {};
    expect([400, 404], url).toContain((await person.request(method, url, body)).statusCode);
  }
});

test('keeps the position, share, and lead of partners that a restricted role cannot see', async () => {
  const keeper = await company.member('partner_manager');
  const { lead_id, own, shared, alone } = await company.within(async (call) => {
    const ids = {
      lead_id: await samplePartner(call, { name: 'Leads' }),
      own: await samplePartner(call, { name: 'Kept', owner_user_id: keeper.user_id }),
    };
    const parts = [{ partner_id: ids.lead_id, weight: 3 }, { partner_id: ids.own }];
    return {
      ...ids,
      shared: await sampleOpportunity(call, {
        name: 'Of two',
        participants: parts,
        owner_user_id: keeper.user_id,
      }),
      alone: await sampleOpportunity(call, { name: 'Of one', participants: [{ partner_id: ids.own }] }),
    };
  });
  const split = (id: string, weight: number) =>
    keeper.request('PUT', `/opportunities/${id}/participants`, { participants: [{ partner_id: own, weight }] });
  const parts = () => company.owner.get<object[]>(`/opportunity_participants?opportunity_id=${shared}`);
  const before = await parts();
  expect((await split(shared, 9)).json()).toMatchObject({
    statusCode: 409,
    message:
      'Partners you do not manage also work on this deal. Ask a team member with access to all partners to change the split.',
  });
  expect(await parts()).toEqual(before);
  expect(await company.owner.get(`/opportunities/${shared}`)).toMatchObject({ partner_id: lead_id });
  expect((await split(alone, 9)).statusCode).toBe(200);
});

test('rejects changes by a restricted role to deals led by other partners, except deals they own', async () => {
  const keeper = await company.member('partner_manager');
  const { led, beside, mine } = await company.within(async (call) => {
    const other = { partner_id: await samplePartner(call, { name: 'Of a colleague' }) };
    const own = { partner_id: await samplePartner(call, { name: 'Looked after', owner_user_id: keeper.user_id }) };
    const owner_user_id = company.owner.user_id;
    return {
      led: await sampleOpportunity(call, { name: 'Led', participants: [own, other], owner_user_id }),
      beside: await sampleOpportunity(call, { name: 'Beside', participants: [other, own], owner_user_id }),
      mine: await sampleOpportunity(call, { participants: [other, own], owner_user_id: keeper.user_id }),
    };
  });
  const { type_id } = await keeper.get<Opportunity>(`/opportunities/${beside}`);
  const stages = await keeper.get<{ id: string; category: string }[]>(`/opportunity_stages?type_id=${type_id}`);
  const stage = (category: string) => ({ stage_id: stages.find((one) => one.category === category)!.id });
  const status = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object) =>
    (await keeper.request(method, `/opportunities/${url}`, body)).statusCode;
  const before = await company.owner.get<Opportunity>(`/opportunities/${beside}`);
  expect(await status('PATCH', beside, { amount_minor: 1 })).toBe(409);
  expect(await status('POST', `${beside}/move`, stage('won'))).toBe(409);
  expect(await status('POST', `${beside}/move`, { ...stage('lost'), reason_code: 'price' })).toBe(409);
  expect(await status('PUT', `${beside}/lines`, { lines: [] })).toBe(409);
  expect(await status('DELETE', beside)).toBe(409);
  expect(await keeper.post('/opportunities/bulk', { ids: [beside], change: { archive: true } })).toMatchObject({
    changed: 0,
    refused: [{ name: 'Beside' }],
  });
  expect(await company.owner.get(`/opportunities/${beside}`)).toEqual(before);
  await company.owner.post(`/opportunities/${beside}/move`, stage('won'));
  expect(await status('POST', `${beside}/amend`, { amount_minor: 1, reason: 'Less' })).toBe(409);
  expect(await status('POST', `${beside}/move`, { ...stage('open'), reason: 'Not yet' })).toBe(409);
  for (const id of [led, mine]) expect(await status('POST', `${id}/move`, stage('won'))).toBe(200);
});
