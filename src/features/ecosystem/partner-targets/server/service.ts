import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { PartnerObjectiveCreate, PartnerTargetCreate } from '../schema.ts';
import { partnerObjectives, partnerTargets } from './resource.ts';

/** @returns the id of the draft */
export function createActionPlan(call: Call, input: PartnerTargetCreate): Promise<string> {
  return createRow(call, partnerTargets, input);
}

/** @returns the id */
export function createObjective(call: Call, input: PartnerObjectiveCreate): Promise<string> {
  return createRow(call, partnerObjectives, input);
}
