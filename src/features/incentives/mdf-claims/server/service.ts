import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { MdfClaimCreate } from '../schema.ts';
import { mdfClaims } from './resource.ts';

export { updatePaidClaims } from './decisions.ts';
export { addMdfClaimFile } from './files.ts';
export { matchLeads } from './results.ts';
export { takeClaimStep } from './steps.ts';

/** @returns the id of a draft */
export function createClaim(call: Call, input: MdfClaimCreate): Promise<string> {
  return createRow(call, mdfClaims, input);
}
