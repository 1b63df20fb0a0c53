/** Postings, months and their proof. */

export {
  type Account,
  cashClearing,
  commissionExpense,
  fxPosition,
  mdfExpense,
  partnerAccount,
  payoutFees,
  spiffExpense,
  withheldTax,
  writeOffExpense,
} from './accounts.ts';
export { checkpointCopyKey } from './checkpoints/copies.ts';
export { runNightlyCheckpoint } from './checkpoints/jobs.ts';
export { type Movement, openBooks, postEntries } from './journal.ts';
export { moneySheet } from './money-sheet.ts';
export {
  type ClosedBooks,
  closedBooks,
  closeMonth,
  entriesBetween,
  readPeriods,
  startClosing,
} from './periods.ts';
export { verifyLedger } from './verify.ts';
