/** What happened to deals becomes commission events. */

export {
  accrueForOpportunity,
  accrueMany,
  amendForOpportunity,
  cancelMany as annulMany,
  reverseForOpportunity,
} from './accrual.ts';
export { recordPayment, refundOpportunity } from './customer-money.ts';
