import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AmendmentPreview, MovePreview } from '#features/commissions/accruals/schema.ts';
import { givenPlan, linesOf, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { createDefaultPipeline, readType } from '#features/deals/opportunity-types/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { sampleOpportunity } from './sample.ts';
import { createOpportunities } from './service.ts';

/** Deals and money: what winning, losing and amending does to commissions, in one transaction with it. */
let world: World;
let company: Company;
let partner_id: string;
let other: string;
let stages: Record<string, string>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const type = await readType(call, await createDefaultPipeline(call));
    stages = Object.fromEntries(type.stages.map(({ name, id }) => [name, id]));
    partner_id = await samplePartner(call);
    other = await samplePartner(call);
  });
});
afterAll(() => world.close());

const deal = (overrides = {}) =>
  company.within((call) => sampleOpportunity(call, { partner_id, opened_on: '2026-01-10', ...overrides }));
const move = (id: string, body: object) => company.owner.post(`/opportunities/${id}/move`, body);
const earned = async (id: string) =>
  (await company.within((call) => linesOf(call, id))).map(({ kind, amount_minor, partner_id: whose }) => [
    kind,
    amount_minor,
    whose === partner_id ? 'lead' : 'other',
  ]);

test('accrues commission once for a won deal and reverses it when the deal is reopened', async () => {
  const id = await deal();
  expect(await earned(id)).toEqual([]);
  await move(id, { stage_id: stages.Won });
  expect(await earned(id)).toEqual([['accrual', 10_000, 'lead']]);
  await move(id, { stage_id: stages.Proposal, reason: 'Signed by the wrong person' });
  expect(await earned(id)).toEqual([
    ['accrual', 10_000, 'lead'],
    ['clawback', -10_000, 'lead'],
  ]);
  await move(id, { stage_id: stages.Won });
  expect((await earned(id)).reduce((all, [, minor]) => all + Number(minor), 0)).toBe(10_000);
});

test('reverses the commission of a won deal that turns out lost', async () => {
  const id = await deal({ stage_id: stages.Won, expected_close_on: null });
  await move(id, { stage_id: stages.Lost, reason_code: 'no_budget', reason: 'Canceled within the trial' });
  expect((await earned(id)).reduce((all, [, minor]) => all + Number(minor), 0)).toBe(0);
  expect(await company.owner.get(`/opportunities/${id}`)).toMatchObject({ status: 'lost', lost_reason: 'no_budget' });
});

test('dates the reversal on the day the deal was lost, whenever it is recorded', async () => {
  const windowed = (days: number | null) =>
    company.within((call) =>
      call.run(
        sql`update program_settings set clawback_window_days = ${days} where organization_id = ${call.organization_id}`,
      ),
    );
  await windowed(20);
  const id = await deal();
  await move(id, { stage_id: stages.Won, on: '2026-02-01' });
  await move(id, { stage_id: stages.Lost, on: '2026-02-20', reason_code: 'no_budget', reason: 'They canceled' });
  expect(await company.within((call) => linesOf(call, id))).toMatchObject([
    { kind: 'accrual', amount_minor: 10_000 },
    { kind: 'clawback', amount_minor: -10_000, effective_on: '2026-02-20' },
  ]);
  const later = await deal();
  await move(later, { stage_id: stages.Won, on: '2026-02-01' });
  await move(later, { stage_id: stages.Lost, on: '2026-02-22', reason_code: 'no_budget', reason: 'They canceled' });
  expect(await earned(later)).toEqual([['accrual', 10_000, 'lead']]);
  await windowed(null);
});

test('books the difference of an amendment and moves shares between partners', async () => {
  const id = await deal({ stage_id: stages.Won });
  await company.owner.post(`/opportunities/${id}/amend`, { reason: 'One seat less', amount_minor: 80_000 });
  expect((await earned(id)).reduce((all, [, minor]) => all + Number(minor), 0)).toBe(8_000);
  await company.owner.post(`/opportunities/${id}/amend`, {
    reason: 'They did half of it',
    participants: [{ partner_id }, { partner_id: other }],
  });
  const sums = { lead: 0, other: 0 };
  for (const [, minor, whose] of await earned(id)) sums[whose as 'lead'] += Number(minor);
  expect(sums).toEqual({ lead: 4_000, other: 4_000 });
});

test('previews an amendment without saving anything', async () => {
  const id = await deal({ stage_id: stages.Won });
  const preview = (body: object) =>
    company.owner.post(`/opportunities/${id}/amend/preview`, body) as Promise<AmendmentPreview>;
  const whose = (rows: AmendmentPreview['partners']) =>
    Object.fromEntries(
      rows.map((row) => [row.partner_id === partner_id ? 'lead' : 'other', [row.now_minor, row.then_minor]]),
    );
  const smaller = await preview({ amount_minor: 80_000 });
  expect([smaller.is_kept, whose(smaller.partners)]).toEqual([false, { lead: [10_000, 8_000] }]);
  const shared = await preview({ participants: [{ partner_id }, { partner_id: other }] });
  expect([shared.is_kept, whose(shared.partners)]).toEqual([false, { lead: [10_000, 5_000], other: [0, 5_000] }]);
  expect(await preview({ amount_minor: 100_000 })).toEqual({ is_kept: false, partners: [] });
  expect(await earned(id)).toEqual([['accrual', 10_000, 'lead']]);
  expect(await company.owner.get(`/opportunities/${id}`)).toMatchObject({ amount_minor: 100_000, row_version: 1 });
  const refused = await company.owner.request('POST', `/opportunities/${id}/amend/preview`, {
    closed_on: '2036-01-01',
  });
  expect(refused.statusCode).toBe(422);
});

test('previews the commission of a win and of its reversal without saving anything', async () => {
  const id = await deal({});
  const preview = async (body: object) => {
    const { partners } = await company.owner.post<MovePreview>(`/opportunities/${id}/move/preview`, body);
    return partners.map((row) => [row.partner_id === partner_id, row.now_minor, row.then_minor, row.release_on]);
  };
  expect(await preview({ stage_id: stages.Won })).toEqual([[true, 0, 10_000, expect.stringMatching(/^2026-/)]]);
  expect(await earned(id)).toEqual([]);
  expect(await company.owner.get(`/opportunities/${id}`)).toMatchObject({ status: 'open', row_version: 1 });
  await company.owner.post(`/opportunities/${id}/move`, { stage_id: stages.Won });
  expect(await earned(id)).toEqual([['accrual', 10_000, 'lead']]);
  const reopened = { stage_id: stages.Proposal, reason: 'Preview' };
  expect((await preview(reopened)).map((row) => row.slice(0, 3))).toEqual([[true, 10_000, 0]]);
  expect(await earned(id)).toEqual([['accrual', 10_000, 'lead']]);
});

test('says in the preview that the former partner keeps the commission after the clawback period', async () => {
  await company.within((call) =>
    call.run(
      sql`update program_settings set clawback_window_days = 10 where organization_id = ${call.organization_id}`,
    ),
  );
  const id = await deal({ stage_id: stages.Won, closed_on: '2026-01-20' });
  const body = { participants: [{ partner_id: other }] };
  const preview = (await company.owner.post(`/opportunities/${id}/amend/preview`, body)) as AmendmentPreview;
  expect(preview.is_kept).toBe(true);
  expect(preview.partners.map((row) => [row.partner_id, row.now_minor, row.then_minor])).toEqual(
    expect.arrayContaining([
      [partner_id, 10_000, 10_000],
      [other, 0, 10_000],
    ]),
  );
  await company.owner.post(`/opportunities/${id}/amend`, { ...body, reason: 'They did it' });
  expect(await earned(id)).toEqual([
    ['accrual', 10_000, 'lead'],
    ['adjustment', 10_000, 'other'],
  ]);
});

test('uses the actual closing date of a won deal and rejects a future date', async () => {
  const id = await deal({ stage_id: stages.Won });
  const refused = await company.owner.request('POST', `/opportunities/${id}/amend`, {
    reason: 'x',
    closed_on: '2026-03-17',
  });
  expect(refused.statusCode).toBe(422);
  await company.owner.post(`/opportunities/${id}/amend`, {
    reason: 'The order is dated earlier',
    closed_on: '2026-02-02',
  });
  expect(await company.owner.get(`/opportunities/${id}`)).toMatchObject({ closed_on: '2026-02-02' });
  const lines = await company.within((call) => linesOf(call, id));
  expect(lines.at(-1)).toMatchObject({ kind: 'accrual', amount_minor: 10_000, effective_on: '2026-02-02' });
});

test('earns the same for imported won deals as for deals won in the app', async () => {
  const ids = await company.within((call) =>
    createOpportunities(call, [
      { name: 'Old win', partner_id, amount_minor: 500, stage_id: stages.Won, closed_on: '2026-02-01' },
      { name: 'Still open', partner_id, amount_minor: 500 },
    ]),
  );
  expect(await earned(ids[0]!)).toEqual([['accrual', 50, 'lead']]);
  expect(await earned(ids[1]!)).toEqual([]);
});
