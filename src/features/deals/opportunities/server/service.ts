import type { Call } from '#server/call.ts';
import { readRow, updateRow } from '#server/resource/verbs.ts';
import type { Opportunity } from '../schema.ts';
import { opportunities } from './resource.ts';

export { roleClauses } from '../roles.ts';
export { markInactiveDeals } from './activity/inactivity.ts';
export { inactivitySettings, recordActivity } from './activity/record-activity.ts';
export { defineDealConsequence, type WonDeal } from './consequences.ts';
export { linesOfDeal } from './lines/lines.ts';
export { takeParticipantStep } from './participants/participation.ts';
export { splitOfDeal } from './participants/split.ts';
export { takeOpportunityStep } from './steps.ts';
export {
  createOpportunities,
  createOpportunity,
  discardDuplicate,
  moveStage,
  replaceDealLines,
  replaceSplit,
} from './write-path.ts';

/** The next step of an open deal. */
export async function planNextStep(
  call: Call,
  id: string,
  plan: Pick<Opportunity, 'next_step' | 'next_step_on'>,
): Promise<void> {
  await updateRow(call, opportunities, id, plan);
}

export function readOpportunity(call: Call, id: string): Promise<Opportunity> {
  return readRow<Opportunity>(call, opportunities, id);
}
