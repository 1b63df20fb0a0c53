/** Queries in addition to the lines that change when lines are booked. */
export const relatedQueries = ['commission_events', 'ledger_accounts', 'journal_entries'];

/** The same for manual lines, which also change payments, because a partner's debt is deducted from the next payout. */
export const relatedQueriesOfManual = [...relatedQueries, 'payout_items'];
