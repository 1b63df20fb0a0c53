import { ApiError } from '#web/api.ts';

/** What changes with lines that are booked, beside the lines. */
export const booked = ['commission_events', 'ledger_accounts', 'journal_entries'];

/** The same of a line that a person entered: what a partner owes is taken off the next payout. */
export const bookedByHand = [...booked, 'payout_items'];

/** Nothing was booked, and whoever enters the second half of an invoice must know: said beside the reference. */
export const recordedBefore = (what: 'payment' | 'refund') =>
  new ApiError(409, {
    errors: {
      external_id: [`This ${what} was recorded before and counts once. Another one needs a reference of its own.`],
    },
  });
