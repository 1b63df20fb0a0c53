import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePlanDraft } from '#features/commissions/commission-plans/server/sample.ts';
import { assignPlan, publishPlan } from '#features/commissions/commission-plans/server/service.ts';
import type { Recalculation } from '#features/commissions/recalculations/schema.ts';
import { createAudience } from '#features/partners/audiences/server/service.ts';
import type { Receipt, Recomputation } from '#features/payouts/receipts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { accrueForOpportunity, amendForOpportunity } from './service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf, tenPercent } from './testing/program.ts';

let world: World;
let company: Company;
let owner: Person;
let member: string;
let other: string;
let audience: string;
let plan: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  owner = company.owner;
  await company.within(async (call) => {
    [member, other] = [await givenPartner(call, { name: 'Member' }), await givenPartner(call, { name: 'Other' })];
    await call.run(
      sql`update partners set tags = '{Focus}' where organization_id = ${call.organization_id} and id = ${member}`,
    );
    audience = await createAudience(call, {
      name: 'Focus partners',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.tag', op: 'in', value: ['Focus'] }] }] },
    });
    await givenPlan(call, tenPercent);
    const twenty = { hold_days: 0, rules: [{ id: 'base', calc: { type: 'percent' as const, rate_ppm: 200_000 } }] };
    const draft = await samplePlanDraft(call, twenty);
    await publishPlan(call, draft.version_id, { effective_from: '2026-01-01' });
    plan = draft.plan_id;
    await assignPlan(call, { plan_id: plan, target: 'audience', target_id: audience });
  });
});
afterAll(() => world.close());

async function win(partners: string[], closed_on = '2026-03-16'): Promise<string> {
  return company.within(async (call) => {
    const deal = await givenDeal(call, { partners, closed_on, amount_minor: 100_000 });
    await accrueForOpportunity(call, deal);
    return deal;
  });
}
const amounts = async (deal: string) =>
  (await company.within((call) => linesOf(call, deal))).map(({ amount_minor }) => amount_minor);
const leaves = (tags = '{}') =>
  company.within((call) =>
    call.run(
      sql`update partners set tags = ${tags} where organization_id = ${call.organization_id} and id = ${member}`,
    ),
  );
const receiptOf = async (deal: string, who = owner) => {
  const [line] = await company.within((call) => linesOf(call, deal));
  return { id: line!.id, receipt: await who.get<Receipt>(`/commission_lines/${line!.id}/receipt`) };
};

test('applies an audience’s structure to its members at the win and shows it in the breakdown', async () => {
  const [ours, theirs] = [await win([member]), await win([other])];
  expect([await amounts(ours), await amounts(theirs)]).toEqual([[20_000], [10_000]]);
  const { id, receipt } = await receiptOf(ours);
  expect(JSON.stringify(receipt.steps)).toContain('in the audience Focus partners when the deal was won');
  expect(await owner.post<Recomputation>(`/commission_lines/${id}/recompute`)).toMatchObject({ is_identical: true });
  expect(JSON.stringify((await receiptOf(theirs)).receipt.steps)).not.toContain('audience');
});

test('keeps paying by audience when the audiences module is off', async () => {
  await world.switchFor(company, ['audiences'], false);
  expect((await owner.request('GET', `/audiences/${audience}`)).statusCode).toBe(404);
  expect((await owner.request('GET', `/partners/${member}/sees`)).statusCode).toBe(404);
  expect((await owner.request('GET', `/partners?audience_id=${audience}`)).statusCode).toBe(400);
  expect([await amounts(await win([member])), await amounts(await win([other]))]).toEqual([[20_000], [10_000]]);
});

test('hides audiences from the partner’s breakdown', async () => {
  const deal = await win([member]);
  const user = await world.partnerUser(company, member);
  const [line] = await company.within((call) => linesOf(call, deal));
  const answer = await user.request('GET', `/commission_lines/${line!.id}/receipt`, undefined, {
    'x-tandem-mode': 'partner',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/audience|Focus/);
  const incentives = await user.request('GET', '/incentives', undefined, { 'x-tandem-mode': 'partner' });
  expect(incentives.json().current.plan_name).toBe(
    (await owner.get<{ name: string }>(`/commission_plans/${plan}`)).name,
  );
  expect(incentives.body).not.toMatch(/audience|Focus/);
});

test('keeps earned commission after leaving the audience, and uses the program’s structure for the next deal', async () => {
  const deal = await win([member]);
  await leaves();
  const run = await owner.post<Recalculation>('/commission_recalculations', { reason: 'Nothing should move' });
  expect(run).toMatchObject({ state: 'previewed', totals: [] });
  const { id } = await receiptOf(deal);
  expect(await owner.post<Recomputation>(`/commission_lines/${id}/recompute`)).toMatchObject({ is_identical: true });
  expect(await amounts(await win([member]))).toEqual([10_000]);
  // A changed amount follows the structure the deal was won under.
  await company.within(async (call) => {
    await call.run(sql`
      update opportunities set amount_minor = 50000 where organization_id = ${call.organization_id} and id = ${deal}`);
    await call.run(
      sql`delete from opportunity_lines where organization_id = ${call.organization_id} and opportunity_id = ${deal}`,
    );
    await amendForOpportunity(call, deal);
  });
  expect((await amounts(deal)).reduce((sum, amount) => sum + amount, 0)).toBe(10_000);
});

test('a corrected closing day does not require audience membership again', async () => {
  world.clock.set('2026-03-20T09:00:00Z');
  const deal = await win([member], '2026-03-19');
  await leaves();
  await company.within(async (call) => {
    await call.run(sql`
      update opportunities set closed_on = '2026-03-18' where organization_id = ${call.organization_id} and id = ${deal}`);
    await amendForOpportunity(call, deal);
  });
  expect(await amounts(deal)).toEqual([20_000, -20_000, 20_000]);
});

test('changes nothing when only the partner’s audiences changed', async () => {
  const deal = await win([member]);
  await leaves();
  await company.within((call) => amendForOpportunity(call, deal));
  expect(await amounts(deal)).toEqual([20_000]);
});

test('prefers a partner’s own structure to its audience’s, and that to its type’s', async () => {
  const gets = (id: string) =>
    owner.get<{ partners: { partner_name: string; because: string }[]; passed: { because: string }[] }>(
      `/commission_plans/${id}/partners`,
    );
  expect((await gets(plan)).partners).toMatchObject([
    { partner_name: expect.stringContaining('Member'), because: 'Audience Focus partners' },
  ]);
  await company.within(async (call) => {
    const draft = await samplePlanDraft(call);
    await publishPlan(call, draft.version_id, { effective_from: '2026-01-01' });
    await assignPlan(call, { plan_id: draft.plan_id, target: 'partner', target_id: member });
  });
  const after = await gets(plan);
  expect(after.partners).toEqual([]);
  expect(after.passed).toMatchObject([
    { because: 'Assigned to this partner takes precedence over audience Focus partners' },
  ]);
  const estimate = await owner.post<{ amount_minor: number }>('/commission_lines/estimate', {
    partner_id: member,
    amount_minor: 100_000,
    currency: 'USD',
  });
  expect(estimate.amount_minor).toBe(10_000);
});

test('assigns structures to partner audiences from today, and keeps assigned audiences from being archived', async () => {
  const give = (input: object) =>
    owner.request('POST', '/plan_assignments', { plan_id: plan, target: 'audience', ...input });
  const people = await company.within((call) =>
    createAudience(call, {
      name: 'People',
      entity: 'contacts',
      conditions: { any: [{ all: [{ field: 'contact.is_primary', op: 'eq', value: true }] }] },
    }),
  );
  expect((await give({ target_id: people })).json().errors).toEqual({ target_id: ['does not exist'] });
  expect((await give({ target_id: audience, effective_from: '2026-03-15' })).json().errors).toHaveProperty(
    'effective_from',
  );
  const refused = await owner.request('DELETE', `/audiences/${audience}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('Incentive structure');
  const [assignment] = await owner.get<{ id: string }[]>(`/plan_assignments?target=audience`);
  expect(
    (await owner.request('PATCH', `/plan_assignments/${assignment!.id}`, { effective_from: '2026-01-01' })).statusCode,
  ).toBe(422);
  const sees = await owner.get<{ groups: { kind: string; entries: { rule: string }[] }[] }>(`/partners/${member}/sees`);
  expect(sees.groups.find(({ kind }) => kind === 'Incentives')!.entries[0]!.rule).toBe('Audience Focus partners');
  await owner.request('DELETE', `/plan_assignments/${assignment!.id}`);
  expect((await owner.request('DELETE', `/audiences/${audience}`)).statusCode).toBe(200);
});
