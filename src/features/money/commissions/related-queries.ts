/** What changes with lines that are booked, beside the lines. */
export const relatedQueries = ['commission_events', 'ledger_accounts', 'journal_entries'];

/** The same of a line that a person entered: what a partner owes is taken off the next payout. */
export const relatedQueriesOfManual = [...relatedQueries, 'payout_items'];
