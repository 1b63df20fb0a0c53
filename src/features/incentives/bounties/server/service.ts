import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { BountyCreate, SubmissionCreate } from '../schema.ts';
import { bounties, submissions } from './resource.ts';

export { defineBountyCount } from './counts.ts';
export { decidePerformance } from './performance.ts';
export { takeBountyStep, takeSubmissionStep } from './steps.ts';

/** @returns the id of a draft */
export function createBounty(call: Call, input: BountyCreate): Promise<string> {
  return createRow(call, bounties, input);
}

/** @returns the id of a draft of the calling partner */
export function createSubmission(call: Call, input: SubmissionCreate): Promise<string> {
  return createRow(call, submissions, input);
}
