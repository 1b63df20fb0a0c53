/** The door of commissions for other features: lines, their events, and the facts they are rated by. */

export { accountKey, bookLines } from './booking.ts';
export {
  type CarriedBody,
  cancelCarriedRemainders as endCarried,
  carryRemainders as carryOver,
} from './carried-remainders.ts';
export { traceWithBookingDate as inBooks } from './closed-months.ts';
export { commissionsOfDeal as earnedWith, type Earned, latestEventOf as lastEventOf } from './deal-commissions.ts';
export { type IncomingEvent as Incoming, ingestEvents as takeIn } from './events.ts';
export { CUSTOM_VALUE, type LoadedFacts, loadFacts, restoreFacts, storeFacts as keepFacts } from './facts.ts';
export { insertManualLine, settleLines as settleTogether } from './manual-lines.ts';
export { withAudiences, withoutAudiences as asSaid } from './members.ts';
export { holdPartially as keepBack, partialHoldsOf as keptBackOf } from './partial-holds.ts';
export { payLines, reserveLines, returnLines } from './payout-lines.ts';
export { inputHash, type Outcome, rateAll } from './rating.ts';
export { insertRecalculation, insertRecalculationRating, markRecalculated } from './recalculated.ts';
export { BANNED_PARTNER as BANNED, holdLine, releaseDue, releaseLine } from './release.ts';
export { commissionLines } from './resource.ts';
