/** Approval chains for the records of other features: see `defineApprovalSubject`. */

export { type ApprovalFacts, type PlannedApproval, planApproval, unknown } from './plan.ts';
export { approvalOf, openApprovers } from './progress.ts';
export {
  approveStep,
  cancelApproval,
  refreshApproval,
  rejectApproval,
  startApproval,
} from './requests.ts';
export { type AskedApproval, defineApprovalSubject } from './subjects.ts';
export { createChain } from './writing.ts';
