import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { quarterOf } from '../quarter.ts';
import type { PartnerTargetCreate } from '../schema.ts';
import { createActionPlan, createObjective } from './service.ts';

/** @returns the id of a draft */
export async function sampleJointBusinessPlan(
  call: Call,
  overrides: Partial<PartnerTargetCreate> = {},
): Promise<string> {
  const partner_id = overrides.partner_id ?? (await samplePartner(call));
  return createActionPlan(call, {
    starts_on: quarterOf(call.today()),
    sourced_minor: 5_000_000,
    registrations: 4,
    ...overrides,
    partner_id,
  });
}

/** @returns the id */
export async function sampleObjective(call: Call): Promise<string> {
  const target_id = await sampleJointBusinessPlan(call);
  return createObjective(call, { target_id, title: 'Two joint webinars', side: 'both' });
}
