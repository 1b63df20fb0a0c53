/** Commissions and payouts of the system that a company used before. */

export { earlierTotals } from './totals.ts';
export { transferUnpaid } from './transfer.ts';
