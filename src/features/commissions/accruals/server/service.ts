/** Turns what happens to deals into commission events. */

export {
  accrueForOpportunity,
  accrueMany,
  amendForOpportunity,
  cancelAccruals,
  reverseForOpportunity,
} from './accrual.ts';
export { recordPayment, refundOpportunity } from './refunds-and-payments.ts';
