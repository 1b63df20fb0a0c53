/** The door of commissions for other features: opportunities and imports tell what happened to deals, the deal desk asks what one would earn. */
export {
  accrueForOpportunity,
  accrueMany,
  amendForOpportunity,
  type Payment,
  type Refund,
  recordPayment,
  refundOpportunity,
  reverseForOpportunity,
} from './accrual.ts';
export { decidePayout } from './engine/payouts.ts';
export { estimateFor } from './estimate.ts';
export { approveRecalculation, requestRecalculation } from './recalculation.ts';
export { holdLine, releaseDue, releaseLine } from './release.ts';
export { explainDeal } from './why.ts';
