import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { DistributionCreate, DistributionRuleCreate } from '../schema.ts';
import { distributionRules, distributions } from './resource.ts';

export { defaultDistribution, requireOwnDistribution } from './chosen.ts';

/** @returns the id of the new distribution, which is active */
export function createDistribution(call: Call, input: DistributionCreate): Promise<string> {
  return createRow(call, distributions, input);
}

/** @returns the id of the new rule, whose associations are made at once */
export function createDistributionRule(call: Call, input: DistributionRuleCreate): Promise<string> {
  return createRow(call, distributionRules, input);
}
