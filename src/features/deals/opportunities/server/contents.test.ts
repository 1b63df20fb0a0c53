import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import type { OpportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import type { OpportunityParticipant } from '#features/deals/opportunity-participants/schema.ts';
import { createDefaultPipeline, readType } from '#features/deals/opportunity-types/server/service.ts';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Opportunity } from '../schema.ts';
import { sampleOpportunity } from './sample.ts';

let world: World;
let company: Company;
let partners: string[];
let product: string;
let won: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  [partners, product, won] = await company.within(async (call) => {
    const type = await readType(call, await createDefaultPipeline(call));
    return [
      [await samplePartner(call), await samplePartner(call), await samplePartner(call)],
      await sampleProduct(call),
      type.stages.find(({ category }) => category === 'won')!.id,
    ];
  });
});
afterAll(() => world.close());

const deal = (overrides = {}) => company.within((call) => sampleOpportunity(call, overrides));
const read = (id: string) => company.owner.get<Opportunity>(`/opportunities/${id}`);
const split = (id: string) =>
  company.owner.get<OpportunityParticipant[]>(`/opportunity_participants?opportunity_id=${id}`);
const lines = (id: string) => company.owner.get<OpportunityLine[]>(`/opportunity_lines?opportunity_id=${id}`);
const put = (id: string, what: string, body: object) =>
  company.owner.request('PUT', `/opportunities/${id}/${what}`, body);

test('calculates the amount as the exact sum of the lines', async () => {
  const id = await deal({
    lines: [
      { product_id: product, quantity: 3, amount_minor: 999_999_999_999_998 },
      { description: 'Set-up', amount_minor: 1 },
    ],
  });
  expect(await read(id)).toMatchObject({ amount_minor: 999_999_999_999_999 });
  const [first] = await lines(id);
  const answer = await put(id, 'lines', {
    lines: [{ id: first!.id, product_id: product, amount_minor: 70_000, discount_minor: 500, cost_minor: 100 }],
  });
  expect(answer.json()).toMatchObject({ amount_minor: 70_000 });
  expect(await lines(id)).toMatchObject([
    { id: first!.id, quantity: 1, amount_minor: 70_000, discount_minor: 500, cost_minor: 100 },
  ]);
  const direct = await company.owner.request('PATCH', `/opportunities/${id}`, { amount_minor: 1 });
  expect(direct.statusCode).toBe(422);
  expect(direct.json().errors).toHaveProperty('amount_minor');
});

test('stores the billing interval and term of a line, one-time by default', async () => {
  const id = await deal({ lines: [{ product_id: product, amount_minor: 300 }] });
  const [line] = await lines(id);
  expect(line).toMatchObject({ recurring_interval: null, term_months: null });
  const monthly = {
    id: line!.id,
    product_id: product,
    amount_minor: 300,
    recurring_interval: 'month',
    term_months: 36,
  };
  await put(id, 'lines', {
    lines: [monthly, { ...monthly, id: undefined, recurring_interval: 'year', term_months: null }],
  });
  expect(await lines(id)).toMatchObject([
    { recurring_interval: 'month', term_months: 36 },
    { recurring_interval: 'year', term_months: null },
  ]);
  expect(await read(id)).toMatchObject({ amount_minor: 600 });
  await put(id, 'lines', { lines: [{ id: line!.id, product_id: product, amount_minor: 300 }] });
  expect(await lines(id)).toMatchObject([{ recurring_interval: null, term_months: null }]);
});

test('keeps the entered amount when there are no lines', async () => {
  const id = await deal({ lines: [{ product_id: product, amount_minor: 300 }] });
  await put(id, 'lines', { lines: [] });
  expect(await read(id)).toMatchObject({ amount_minor: 300 });
  expect(await company.owner.patch(`/opportunities/${id}`, { amount_minor: 450 })).toMatchObject({ amount_minor: 450 });
});

test('rejects invalid lines by their position and writes nothing', async () => {
  const id = await deal({ lines: [{ product_id: product, amount_minor: 300 }] });
  const other = await deal({ lines: [{ product_id: product, amount_minor: 1 }] });
  const [foreign] = await lines(other);
  const cases: [object[], string][] = [
    [[{ product_id: product, amount_minor: 100, discount_minor: 90, tax_minor: 11 }], 'lines.0.discount_minor'],
    [[{ product_id: product, amount_minor: 100 }, { amount_minor: 1 }], 'lines.1.description'],
    [[{ product_id: product, amount_minor: 100, term_months: 24 }], 'lines.0.term_months'],
    [
      [
        { product_id: product, amount_minor: 100 },
        { id: foreign!.id, product_id: product, amount_minor: 1 },
      ],
      'lines.1.id',
    ],
  ];
  for (const [given, field] of cases) {
    const refused = await put(id, 'lines', { lines: given });
    expect(refused.statusCode, field).toBe(422);
    expect(refused.json().errors).toHaveProperty([field]);
  }
  expect(await read(id)).toMatchObject({ amount_minor: 300 });
  expect((await put(id, 'lines', { lines: [{ product_id: product, amount_minor: -1 }] })).statusCode).toBe(400);
});

test('makes the first partner the lead in the usual role of the deal type', async () => {
  const id = await deal({ partner_id: partners[0] });
  expect(await split(id)).toMatchObject([
    { partner_id: partners[0], role: 'resell', weight: 1, position: 0, status: 'confirmed' },
  ]);
  const answer = await put(id, 'participants', {
    participants: [
      { partner_id: partners[1], weight: 2 },
      { partner_id: partners[0], weight: 1 },
      { partner_id: partners[1], role: 'services' },
      { partner_id: partners[2], role: 'influence', status: 'proposed' },
    ],
  });
  expect(answer.json()).toMatchObject({ partner_id: partners[1] });
  expect(
    (await split(id)).map(({ partner_id, role, weight, status }) => [
      partners.indexOf(partner_id),
      role,
      weight,
      status,
    ]),
  ).toEqual([
    [1, 'resell', 2, 'confirmed'],
    [0, 'resell', 1, 'confirmed'],
    [1, 'services', 1, 'confirmed'],
    [2, 'influence', 1, 'proposed'],
  ]);
  expect((await put(id, 'participants', { participants: [] })).json()).toMatchObject({
    partner_id: null,
    partner_name: null,
  });
});

test('keeps the row of a partner who stays in the split', async () => {
  const id = await deal({ participants: [{ partner_id: partners[0] }, { partner_id: partners[1] }] });
  const before = await split(id);
  await put(id, 'participants', {
    participants: [{ partner_id: partners[1], weight: 9 }, { partner_id: partners[2] }],
  });
  const after = await split(id);
  expect(after.map(({ id }) => id)[0]).toBe(before[1]!.id);
  expect(after.map(({ partner_id }) => partner_id)).toEqual([partners[1], partners[2]]);
});

test('rejects a split without a confirmed lead, with a duplicate partner in a role, or with a zero weight', async () => {
  const id = await deal({ partner_id: partners[0] });
  const [a, b] = partners;
  for (const participants of [
    [{ partner_id: a, status: 'proposed' }, { partner_id: b }],
    [{ partner_id: a }, { partner_id: a }],
  ]) {
    const refused = await put(id, 'participants', { participants });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('participants');
  }
  expect((await put(id, 'participants', { participants: [{ partner_id: a, weight: 0 }] })).statusCode).toBe(400);
  expect(await read(id)).toMatchObject({ partner_id: a });
});

test('rejects new deals for an archived partner who keeps existing ones', async () => {
  const gone = await company.within((call) => samplePartner(call, { name: 'Gone Ltd' }));
  const kept = await deal({ partner_id: gone });
  await company.owner.request('DELETE', `/partners/${gone}`);
  const fresh = await deal();
  for (const answer of [
    await put(fresh, 'participants', { participants: [{ partner_id: gone }] }),
    await company.owner.request('POST', '/opportunities', { name: 'For nobody', partner_id: gone }),
  ]) {
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toEqual({ participants: ['name Gone Ltd, which is archived'] });
  }
  const [one, other] = await company.within(async (call) => [
    await samplePartner(call, { name: 'Kept' }),
    await samplePartner(call, { name: 'Given' }),
  ]);
  await company.owner.post(`/partners/${one}/merge`, { other_id: other, take: [] });
  const merged = await put(fresh, 'participants', { participants: [{ partner_id: other! }] });
  expect(merged.json()).toMatchObject({ statusCode: 409, message: 'Given was merged into Kept; choose that one.' });
  const both = { participants: [{ partner_id: gone }, { partner_id: partners[1]! }] };
  expect((await put(kept, 'participants', both)).statusCode).toBe(200);
});

test('rejects an archived account or product on deals that do not have it already', async () => {
  const { owner } = company;
  const [account_id, product_id] = await company.within(async (call) => [
    await sampleAccount(call, { name: 'Closed Inc' }),
    await sampleProduct(call, { name: 'Old pump' }),
  ]);
  const lines = [
    { product_id: product!, amount_minor: 100 },
    { product_id, amount_minor: 200 },
  ];
  const kept = await deal({ account_id, lines });
  for (const path of [`/accounts/${account_id}`, `/products/${product_id}`]) await owner.request('DELETE', path);
  const fresh = await deal();
  const errorsOf = async (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object) => {
    const answer = await owner.request(method, `/opportunities${path}`, body);
    return answer.statusCode === 422 ? answer.json().errors : answer.statusCode;
  };
  const noCompany = { account_id: ['is archived: Closed Inc'] };
  const noProduct = { 'lines.1.product_id': ['is archived: Old pump'] };
  expect(await errorsOf('POST', '', { name: 'New', account_id })).toEqual(noCompany);
  expect(await errorsOf('PATCH', `/${fresh}`, { account_id })).toEqual(noCompany);
  expect(await errorsOf('POST', '', { name: 'New', lines })).toEqual(noProduct);
  expect(await errorsOf('PUT', `/${fresh}/lines`, { lines })).toEqual(noProduct);
  expect(await errorsOf('PATCH', `/${kept}`, { name: 'Renamed', account_id })).toBe(200);
  expect(await errorsOf('PUT', `/${kept}/lines`, { lines: lines.toReversed() })).toBe(200);
});

test('requires a new amount when the currency has a different number of decimals', async () => {
  const id = await deal({ amount_minor: 10_000, currency: 'USD' });
  const patch = (deal_id: string, body: object) => company.owner.request('PATCH', `/opportunities/${deal_id}`, body);
  const silent = await patch(id, { currency: 'JPY' });
  expect(silent.statusCode, silent.body).toBe(422);
  expect(silent.json().errors).toEqual({
    currency: ['has a different number of decimals than USD: enter the amount in the new currency too'],
  });
  expect((await patch(id, { currency: 'JPY', amount_minor: 15_000 })).json()).toMatchObject({ amount_minor: 15_000 });
  expect((await patch(await deal({ amount_minor: 10_000 }), { currency: 'EUR' })).statusCode).toBe(200);
  const lined = await deal({ lines: [{ product_id: product, amount_minor: 300 }], currency: 'USD' });
  expect((await patch(lined, { currency: 'JPY' })).statusCode).toBe(422);
  expect((await patch(lined, { currency: 'JPY', amount_minor: 300 })).json().errors).toEqual({
    currency: ['has a different number of decimals than USD: remove the lines of the deal first'],
  });
});

test('changes a won deal only by amendment with a reason that is kept in the history', async () => {
  const id = await deal({ partner_id: partners[0], lines: [{ product_id: product, amount_minor: 10_000 }] });
  const early = await company.owner.request('POST', `/opportunities/${id}/amend`, { reason: 'x', amount_minor: 1 });
  expect(early.statusCode).toBe(409);
  await company.owner.post(`/opportunities/${id}/move`, { stage_id: won });
  for (const [what, body] of [
    ['lines', { lines: [] }],
    ['participants', { participants: [] }],
  ] as const) {
    expect((await put(id, what, body)).statusCode).toBe(409);
  }
  expect((await company.owner.request('POST', `/opportunities/${id}/amend`, { reason: 'Nothing' })).statusCode).toBe(
    422,
  );
  const amended = await company.owner.post(`/opportunities/${id}/amend`, {
    reason: 'One seat less',
    lines: [{ product_id: product, amount_minor: 8_000 }],
    participants: [{ partner_id: partners[2] }],
  });
  expect(amended).toMatchObject({ status: 'won', amount_minor: 8_000, partner_id: partners[2] });
  const audit = await company.within((call) =>
    call.rows<{ reason: string | null }>(sql`
      select reason from audit_events
      where organization_id = ${call.organization_id} and ref_id = ${id} and changes ? 'amount_minor'
        and action = 'updated'`),
  );
  expect(audit).toEqual([{ reason: 'One seat less' }]);
});
