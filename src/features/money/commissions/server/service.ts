/** The door of commissions for other features: opportunities and imports tell what happened to deals. */

export { decidePayout, type PayoutResult } from '#features/money/commission-engine/payouts.ts';
export {
  accrueForOpportunity,
  accrueMany,
  amendForOpportunity,
  annulMany,
  reverseForOpportunity,
} from './accrual.ts';
export { carryOver, endCarried } from './carried.ts';
export { isCounted } from './counted.ts';
export { checkCounters } from './counter-check.ts';
export { recordPayment, refundOpportunity } from './customer-money.ts';
export { addToDispute, keepCommission, openDispute } from './disputes.ts';
export { type Earned, earnedWith, lastEventOf } from './earned.ts';
export { addByHand, standingByHand, takeBack, writeOff } from './manual.ts';
export { rateInForce } from './rates.ts';
export { approveRecalculation, requestRecalculation } from './recalculation.ts';
export { holdLine, releaseDue, releaseLine } from './release.ts';
