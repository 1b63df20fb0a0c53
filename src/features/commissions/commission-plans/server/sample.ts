import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { PlanDefinition } from '../schema.ts';
import { createPlan, type NewPlan } from './publishing/drafts.ts';
import { assignPlan, publishPlan } from './service.ts';

/** 10 % of the net amount, payable at once. */
export const plainDefinition: PlanDefinition = {
  hold_days: 0,
  rules: [{ id: 'base', label: 'Base', calc: { type: 'percent', rate_ppm: 100_000 } }],
};

/** A plan with a draft of the given definition. */
export async function samplePlanDraft(call: Call, definition: PlanDefinition = plainDefinition): Promise<NewPlan> {
  const draft = await createPlan(call, { name: `Plan ${newId().slice(-8)}` });
  await call.run(sql`
    update plan_versions set definition = ${JSON.stringify(definition)}
    where organization_id = ${call.organization_id} and id = ${draft.version_id}`);
  return draft;
}

/** A published plan assigned to the whole program. */
export async function samplePlan(
  call: Call,
  {
    definition = plainDefinition,
    effective_from = '2026-01-01',
  }: { definition?: PlanDefinition; effective_from?: string } = {},
): Promise<NewPlan> {
  const draft = await samplePlanDraft(call, definition);
  await publishPlan(call, draft.version_id, { effective_from });
  await assignPlan(call, { plan_id: draft.plan_id, target: 'program', effective_from });
  return draft;
}

export async function sampleIncentiveStructure(call: Call): Promise<string> {
  return (await samplePlan(call)).plan_id;
}

export async function sampleStructureVersion(call: Call): Promise<string> {
  return (await samplePlan(call)).version_id;
}

export async function sampleAssignment(call: Call): Promise<string> {
  const { plan_id } = await samplePlanDraft(call);
  return assignPlan(call, { plan_id, target: 'program' });
}
