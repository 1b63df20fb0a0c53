/** The door of the ledger: postings, months and their proof. */

export * from './accounts.ts';
export { copyOf } from './checkpoints/copies.ts';
export { checkNight } from './checkpoints/jobs.ts';
export { type Movement, openBooks, postEntries } from './journal.ts';
export {
  type ClosedBooks,
  closedBooks,
  closeMonth,
  entriesBetween,
  readPeriods,
  startClosing,
} from './periods.ts';
export { verifyLedger } from './verify.ts';
