/** Commission lines, their events, and the facts that rate them. */

export { accountKey, bookLines } from './book-lines.ts';
export {
  type CarriedBody,
  cancelCarriedRemainders,
  carryRemainders,
} from './carried-remainders.ts';
export { traceWithBookingDate } from './closed-months.ts';
export { commissionsOfDeal, type DealCommission, latestEventOf } from './deal-commissions.ts';
export { type IncomingEvent, ingestEvents } from './events.ts';
export { CUSTOM_VALUE, type LoadedFacts, loadFacts, restoreFacts, storeFacts } from './facts.ts';
export { insertManualLine, settleLines } from './manual-lines.ts';
export { withAudiences, withoutAudiences } from './members.ts';
export { holdPartially, partialHoldsOf } from './partial-holds.ts';
export { payLines, reserveLines, returnLines } from './payout-lines.ts';
export { inputHash, type Outcome, rateAll } from './rating.ts';
export { insertRecalculation, insertRecalculationRating, markRecalculated } from './recalculated.ts';
export { BANNED_PARTNER, releaseDue } from './release.ts';
export { commissionLines } from './resource.ts';
export { lateRates, type Rates, rateFields, withLateRates, withRates } from './sale-rates.ts';
export { takeLineStep } from './steps.ts';
