import type { Call } from '#server/call.ts';
import { action } from '#server/http/action.ts';
import { closed, Type } from '#shared/schema.ts';
import { AccountingPeriod, LedgerVerification, Month, PeriodReview, TrialBalanceRow } from '../schema.ts';
import { beginClosing, closeMonth, readPeriod, readPeriods, takeBackClosing, trialBalance } from './periods.ts';
import { reviewMonth } from './review.ts';
import { verifyLedger } from './verify.ts';

const MonthParams = Type.Object({ month: Month });

function step(url: string, summary: string, run: (call: Call, month: string) => Promise<void>, personal = false) {
  return action({
    method: 'POST',
    url: `/accounting_periods/:month/${url}`,
    summary,
    can: 'accounting_periods:manage',
    modes: ['company'],
    personal,
    params: MonthParams,
    body: closed({}),
    response: AccountingPeriod,
    run: async (call, { params }) => {
      await run(call, params.month);
      return readPeriod(call, params.month);
    },
  });
}

export const ledgerRoutes = [
  action({
    method: 'GET',
    url: '/ledger/trial_balance',
    summary: 'All accounts by group and currency, today or at the end of a month; each currency adds up to zero',
    can: 'ledger_accounts:view',
    modes: ['company'],
    query: closed({ month: Type.Optional(Month) }),
    response: Type.Array(TrialBalanceRow),
    run: (call, { query }) => trialBalance(call, query.month),
  }),
  action({
    method: 'POST',
    url: '/ledger/verify',
    summary: 'Recompute the chain, every entry, balance and closed month, and compare them with lines and payouts',
    can: 'journal_entries:view',
    modes: ['company'],
    response: LedgerVerification,
    run: verifyLedger,
  }),
  action({
    method: 'GET',
    url: '/accounting_periods',
    summary: 'The months of the books with their state and totals, the newest first',
    can: 'accounting_periods:view',
    modes: ['company'],
    response: Type.Array(AccountingPeriod),
    run: readPeriods,
  }),
  action({
    method: 'GET',
    url: '/accounting_periods/:month',
    summary: 'One month: what is still open about it, and its trial balance',
    can: 'accounting_periods:view',
    modes: ['company'],
    params: MonthParams,
    response: PeriodReview,
    run: (call, { params }) => reviewMonth(call, params.month),
  }),
  step('begin_closing', 'Begin to close a month that has ended', beginClosing),
  step('take_back', 'Take the closing back: the month is open again', takeBackClosing),
  step('close', 'Close a month for good: it takes no postings any more', closeMonth, true),
];
