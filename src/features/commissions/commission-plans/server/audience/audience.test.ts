import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { PlanAudience } from '../../responses.ts';
import { samplePlan, samplePlanDraft } from '../sample.ts';
import { assignPlan, publishPlan } from '../service.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
});
afterAll(() => world.close());

let program: Company;
let ids: Record<
  'type' | 'tier' | 'byType' | 'byTier' | 'byName' | 'plain' | 'everybody' | 'forType' | 'forTier' | 'forOne',
  string
>;
beforeAll(async () => {
  program = await world.company('Assigned');
  ids = await program.within(async (call) => {
    const [type, tier] = [await samplePartnerType(call), await samplePartnerTier(call)];
    const byType = await samplePartner(call, { name: 'By type', type_id: type });
    const byTier = await samplePartner(call, { name: 'By tier', type_id: type });
    await setTier(call, byTier, { tier_id: tier, effective_from: '2026-01-01', reason: 'Test' });
    const byName = await samplePartner(call, { name: 'By name', type_id: type });
    const plain = await samplePartner(call, { name: 'Plain' });
    const plan = async () => {
      const { plan_id, version_id } = await samplePlanDraft(call);
      await publishPlan(call, version_id, { effective_from: '2026-01-01' });
      return plan_id;
    };
    const [everybody, forType, forTier, forOne] = [await plan(), await plan(), await plan(), await plan()];
    await assignPlan(call, { plan_id: everybody, target: 'program', effective_from: '2026-01-01', priority: 1000 });
    await assignPlan(call, { plan_id: forType, target: 'type', target_id: type, effective_from: '2026-01-01' });
    await assignPlan(call, {
      plan_id: forTier,
      target: 'tier',
      target_id: tier,
      effective_from: '2026-01-01',
      priority: 5,
    });
    await assignPlan(call, { plan_id: forOne, target: 'partner', target_id: byName, effective_from: '2026-02-01' });
    return { type, tier, byType, byTier, byName, plain, everybody, forType, forTier, forOne };
  });
});
const audience = (plan_id: string, on?: string) =>
  program.owner.get<PlanAudience>(`/commission_plans/${plan_id}/partners${on ? `?on=${on}` : ''}`);
const names = (rows: { partner_name: string }[]) => rows.map(({ partner_name }) => partner_name);

test('prefers assignments to the partner, then type and tier, then everyone, each by priority', async () => {
  expect(names((await audience(ids.forOne)).partners)).toEqual(['By name']);
  expect(names((await audience(ids.forTier)).partners)).toEqual(['By tier']);
  expect(names((await audience(ids.forType)).partners)).toEqual(['By type']);
  expect(names((await audience(ids.everybody)).partners)).toEqual(['Plain']);
});

test('explains which plan took precedence', async () => {
  const { passed, passed_total, total } = await audience(ids.forType);
  expect({ passed_total, total }).toEqual({ passed_total: 2, total: 1 });
  expect(passed.find(({ partner_name }) => partner_name === 'By name')).toMatchObject({
    plan_id: ids.forOne,
    because: expect.stringMatching(/^Assigned to this partner takes precedence over type /),
  });
});

test('applies an assignment from its first day until the day before its end', async () => {
  expect(names((await audience(ids.forOne, '2026-01-31')).partners)).toEqual([]);
  expect(names((await audience(ids.forType, '2026-01-31')).partners)).toEqual(['By name', 'By type']);
});

test('skips a plan without an active version', async () => {
  const early = await program.within(async (call) => {
    const { plan_id, version_id } = await samplePlanDraft(call);
    await publishPlan(call, version_id, { effective_from: '2026-09-01' });
    await assignPlan(call, { plan_id, target: 'partner', target_id: ids.plain });
    return plan_id;
  });
  expect(names((await audience(ids.everybody)).partners)).toEqual(['Plain']);
  expect((await audience(early)).is_in_force).toBe(false);
  expect(names((await audience(early, '2026-09-01')).partners)).toEqual(['Plain']);
});

test('rejects a duplicate assignment for the same time', async () => {
  const again = await program.owner.request('POST', '/plan_assignments', {
    plan_id: ids.forType,
    target: 'type',
    target_id: ids.type,
  });
  expect(again.statusCode).toBe(409);
  expect(again.json().errors).toEqual({ target_id: ['already has this structure in this period'] });
});

test('requires an existing target, and no target for the whole program', async () => {
  const assign = (body: object) =>
    program.owner.request('POST', '/plan_assignments', { plan_id: ids.forType, ...body });
  expect((await assign({ target: 'partner', target_id: newId() })).json().errors).toEqual({
    target_id: ['does not exist'],
  });
  expect((await assign({ target: 'region' })).json().errors).toEqual({ target_id: ['is required'] });
  expect((await assign({ target: 'program', target_id: ids.type })).json().errors).toEqual({
    target_id: ['must be empty when you assign to all partners'],
  });
  const backwards = await assign({ target: 'program', effective_from: '2026-05-01', effective_to: '2026-05-01' });
  expect(backwards.json().errors).toHaveProperty('effective_to');
});

test('an archived plan ends today and keeps its past assignments', async () => {
  const { plan_id } = await program.within((call) => samplePlan(call));
  await program.owner.request('DELETE', `/commission_plans/${plan_id}`);
  expect(await program.owner.get(`/commission_plans/${plan_id}`)).toMatchObject({
    status: 'archived',
    assignments: [{ target: 'program', effective_from: '2026-01-01', effective_to: '2026-03-16' }],
  });
  expect((await program.owner.request('POST', `/commission_plans/${plan_id}/draft`, {})).statusCode).toBe(409);
  expect(await program.owner.post(`/commission_plans/${plan_id}/restore`)).toMatchObject({
    status: 'active',
    archived_at: null,
  });
});
