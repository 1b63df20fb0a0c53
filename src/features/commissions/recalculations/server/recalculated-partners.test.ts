import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  named,
} from '#features/commissions/accruals/server/testing/program.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { RecalculatedChange, Recalculation } from '../schema.ts';

/** Partner properties that a recalculation of past deals uses, and its preview of each. */
let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let partner: string;
let types: [string, string];
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  types = await company.within(async (call) => [
    await named(call, 'partner_types', 'Reseller'),
    await named(call, 'partner_types', 'Distributor'),
  ]);
  partner = await company.within((call) => givenPartner(call, { type_id: types[0] }));
});
afterAll(() => world.close());

const request = (input = {}) =>
  finance.post<Recalculation>('/commission_recalculations', { reason: 'Looked at again', ...input });
const changesOf = ({ id }: Recalculation) =>
  finance.rows<RecalculatedChange>(`/commission_recalculations/${id}/changes`);
const byType = (type: string, rate_ppm: number) => ({
  id: type,
  when: { any: [{ all: [{ field: 'partner.type', op: 'eq' as const, value: type }] }] },
  calc: { type: 'percent' as const, rate_ppm },
});
async function becomesDistributor(): Promise<string> {
  const deal = await company.within(async (call) => {
    await givenPlan(call, { hold_days: 0, rules: [byType(types[0], 100_000), byType(types[1], 40_000)] });
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    return id;
  });
  await company.owner.request('PATCH', `/partners/${partner}`, { type_id: types[1] });
  return deal;
}
const earned = async (deal: string) =>
  (await company.within((call) => linesOf(call, deal))).reduce((sum, { amount_minor }) => sum + amount_minor, 0);

test('uses partners as of today, and previews what differs from the win', async () => {
  const deal = await becomesDistributor();
  const run = await request();
  const changes = await changesOf(run);
  expect(changes.map((one) => [one.rule_id, one.delta_minor, one.is_counted_anew])).toEqual([
    [types[0], -10_000, true],
    [types[1], 4_000, true],
  ]);
  await approver.post(`/commission_recalculations/${run.id}/approve`, {});
  expect(await earned(deal)).toBe(4_000);
  // From now on the partner counts as a distributor.
  expect((await request({ partners: 'as_won' })).totals).toEqual([]);
});

test('uses partners as of the win on request', async () => {
  const deal = await becomesDistributor();
  const run = await request({ partners: 'as_won' });
  expect(run).toMatchObject({ totals: [], scope: { from: null, partners: 'as_won' } });
  // The program’s ceiling for a deal changes, so the preview shows its effect and nothing else.
  await company.within((call) =>
    call.run(sql`update program_settings set deal_cap_ppm = 50000 where organization_id = ${call.organization_id}`),
  );
  await finance.post(`/commission_recalculations/${run.id}/preview`, {});
  const changes = await changesOf(run);
  expect(changes).toMatchObject([{ rule_id: types[0], delta_minor: -5_000 }]);
  expect(changes[0]).not.toHaveProperty('is_counted_anew');
  await approver.post(`/commission_recalculations/${run.id}/approve`, {});
  expect(await earned(deal)).toBe(5_000);
  const lines = await company.within((call) => linesOf(call, deal));
  expect(await finance.post(`/commission_lines/${lines.at(-1)!.id}/recompute`)).toMatchObject({ is_identical: true });
});

test('shows paid commission next to its role', async () => {
  await company.within(async (call) => {
    await givenPlan(call, { hold_days: 0, rules: [{ id: 'base', calc: { type: 'percent', rate_ppm: 100_000 } }] });
    const id = await givenDeal(call, {
      partners: [
        { partner_id: partner, role: 'source' },
        { partner_id: partner, role: 'resell' },
      ],
    });
    await accrueForOpportunity(call, id);
    for (const status of ['reserved', 'paid'])
      await call.run(sql`
        update commission_lines set status = ${status}
        where organization_id = ${call.organization_id} and role = 'source'`);
    await call.run(
      sql`update program_settings set deal_cap_ppm = 50000 where organization_id = ${call.organization_id}`,
    );
  });
  const changes = await changesOf(await request());
  expect(changes.map((one) => [one.role, one.delta_minor, one.paid_minor])).toEqual([
    ['source', -7_500, 10_000],
    ['resell', -7_500, 0],
  ]);
});
