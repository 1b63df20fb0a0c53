import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { DistributionCreate } from '../schema.ts';
import { distributions } from './resource.ts';

export { defaultDistribution, requireOwnDistribution } from './chosen.ts';
export { inviteOtherSide } from './invite.ts';
export { requireDistributor } from './rules.ts';

/** @returns the id of the new distribution, which is active */
export function createDistribution(call: Call, input: DistributionCreate): Promise<string> {
  return createRow(call, distributions, input);
}
