import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccounts } from '#features/deals/accounts/server/service.ts';
import { createDefaultPipeline, readType } from '#features/deals/opportunity-types/server/service.ts';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Opportunity, OpportunityCreate } from '../schema.ts';
import { createOpportunities } from './service.ts';

let world: World;
let company: Company;
let partner_id: string;
let product_id: string;
let account_id: string;
let stages: Record<string, string>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  await company.within(async (call) => {
    const type = await readType(call, await createDefaultPipeline(call));
    stages = Object.fromEntries(type.stages.map(({ name, id }) => [name, id]));
    partner_id = await samplePartner(call);
    product_id = await sampleProduct(call);
    account_id = (await createAccounts(call, [{ name: 'Isdom' }]))[0]!;
  });
});
afterAll(() => world.close());

test('imports a deal exactly like one entered by hand', async () => {
  const given: OpportunityCreate[] = [
    { name: 'Open one', account_id, partner_id, amount_minor: 1234, owner_user_id: null },
    {
      name: 'With lines',
      lines: [
        { product_id, amount_minor: 5 },
        { product_id, amount_minor: 6, discount_minor: 1 },
      ],
      owner_user_id: null,
    },
    {
      name: 'Won',
      stage_id: stages.Won,
      opened_on: '2025-10-20',
      closed_on: '2026-03-01',
      account_id,
      partner_id,
      owner_user_id: null,
    },
    {
      name: 'Lost',
      stage_id: stages.Lost,
      lost_reason: 'price',
      closed_on: '2026-02-01',
      owner_user_id: null,
      tags: undefined,
    } as OpportunityCreate,
  ];
  const ids = await company.within((call) => createOpportunities(call, given));
  for (const [index, input] of given.entries()) {
    const single = await company.owner.post<Opportunity>('/opportunities', JSON.parse(JSON.stringify(input)));
    const bulk = await company.owner.get<Opportunity>(`/opportunities/${ids[index]}`);
    const strip = ({ id: _i, number: _n, created_at: _c, updated_at: _u, ...facts }: Opportunity) => facts;
    expect(strip(bulk)).toEqual(strip(single));
    for (const part of ['opportunity_lines', 'opportunity_participants', 'opportunity_stage_events']) {
      const rows = async (id: string) =>
        (await company.owner.get<Record<string, unknown>[]>(`/${part}?opportunity_id=${id}`)).map(
          ({
            id: _i,
            opportunity_id: _o,
            opportunity_number: _n,
            created_at: _c,
            updated_at: _u,
            actor_user_id: _a,
            actor_name: _b,
            ...rest
          }) => rest,
        );
      expect(await rows(ids[index]!), part).toEqual(await rows(single.id));
    }
  }
});

test('numbers imported and manual deals without gaps or duplicates', async () => {
  const before = await company.owner.post<Opportunity>('/opportunities', { name: 'By hand' });
  const ids = await company.within((call) =>
    createOpportunities(
      call,
      Array.from({ length: 5 }, (_, i) => ({ name: `Row ${i}` })),
    ),
  );
  const after = await company.owner.post<Opportunity>('/opportunities', { name: 'By hand again' });
  const rows = await company.owner.get<Opportunity[]>(
    `/opportunities?${ids.map((id) => `id=${id}`).join('&')}&_sort=number`,
  );
  expect(rows.map(({ number, name }) => [number - before.number, name])).toEqual(
    [0, 1, 2, 3, 4].map((i) => [i + 1, `Row ${i}`]),
  );
  expect(after.number).toBe(before.number + 6);
});

test('rejects the whole file by the position of one bad row and writes nothing', async () => {
  const count = async () => Number((await company.owner.request('GET', '/opportunities')).headers['x-total-count']);
  const before = await count();
  const rows: [OpportunityCreate, string][] = [
    [{ name: 'x', stage_id: stages.Lost }, '1.lost_reason'],
    [{ name: 'x', stage_id: partner_id }, '1.stage_id'],
    [{ name: 'x', closed_on: '2026-01-01' }, '1.closed_on'],
    [{ name: 'x', stage_id: stages.Won, closed_on: '2026-03-17' }, '1.closed_on'],
    [{ name: 'x', currency: 'XXX' }, '1.currency'],
    [{ name: 'x', amount_minor: 4, lines: [{ product_id, amount_minor: 5 }] }, '1.amount_minor'],
    [{ name: 'x', partner_id, participants: [] }, '1.partner_id'],
    [{ name: 'x', custom: { nonsense: 1 } }, '1.custom.nonsense'],
  ];
  for (const [row, field] of rows) {
    const writing = company.within((call) => createOpportunities(call, [{ name: 'Good' }, row]));
    await expect(writing, field).rejects.toMatchObject({ statusCode: 422, errors: { [field]: [expect.any(String)] } });
  }
  const unknown = company.within((call) =>
    createOpportunities(call, [{ name: 'Good' }, { name: 'x', account_id: partner_id }]),
  );
  await expect(unknown).rejects.toMatchObject({ code: '23503' });
  expect(await count()).toBe(before);
});

test('records an imported lost deal without a reason as not recorded', async () => {
  const [id] = await company.within((call) =>
    createOpportunities(call, [{ name: 'Old loss', source: 'import', stage_id: stages.Lost, closed_on: '2026-01-05' }]),
  );
  expect(await company.owner.get(`/opportunities/${id}`)).toMatchObject({
    lost_reason: 'not_recorded',
    opened_on: '2026-01-05',
  });
});

test('rejects the same external deal twice in one file', async () => {
  await company.within((call) => createOpportunities(call, [{ name: 'First', external_ref: 'crm:1' }]));
  const again = company.within((call) => createOpportunities(call, [{ name: 'Again', external_ref: 'crm:1' }]));
  await expect(again).rejects.toMatchObject({ code: '23505' });
});

test('writes thousands of deals together with exact amounts', async () => {
  const rows: OpportunityCreate[] = Array.from({ length: 3000 }, (_, i) => ({
    name: `Bulk ${i}`,
    account_id,
    partner_id,
    source: 'import',
    lines: [{ product_id, amount_minor: i + 1 }],
  }));
  const ids = await company.within((call) => createOpportunities(call, rows));
  expect(new Set(ids).size).toBe(3000);
  const [sum] = await company.within((call) =>
    call.rows<{ n: number; minor: number }>(sql`
      select count(*) as n, sum(amount_minor)::bigint as minor from opportunity_lines
      where organization_id = ${call.organization_id} and opportunity_id = any(${ids})`),
  );
  expect(sum).toEqual({ n: 3000, minor: 4_501_500 });
});
