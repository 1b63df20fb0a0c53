/** The door of commissions for other features: opportunities and imports tell what happened to deals, the deal desk asks what one would earn. */
export {
  type Accrued,
  accrueForOpportunity,
  accrueMany,
  amendForOpportunity,
  type Payment,
  type Refund,
  recordPayment,
  refundOpportunity,
  reverseForOpportunity,
} from './accrual.ts';
