import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ApprovalChainCreate } from '../schema.ts';
import { approvalChains } from './resource.ts';

export { awaitsCaller } from './awaiting.ts';
export { type ApprovalFacts, type PlannedApproval, planApproval, unknownFact } from './plan.ts';
export { openApprovers, readApproval } from './progress.ts';
export {
  approveApprovalChainStep,
  cancelApproval,
  refreshApproval,
  rejectApproval,
  startApproval,
} from './requests.ts';
export { type ApprovalRequest, defineApprovalSubject } from './subjects.ts';

/** @returns the id */
export function createChain(call: Call, input: ApprovalChainCreate): Promise<string> {
  return createRow(call, approvalChains, input);
}
