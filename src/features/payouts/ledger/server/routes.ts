import type { Call } from '#server/call.ts';
import { type Action, action } from '#server/http/action.ts';
import { closed, Type } from '#shared/schema.ts';
import { AccountingPeriod, LedgerVerification, Month, PeriodReview, TrialBalanceRow } from '../schema.ts';
import { closeSheet } from './close-sheet.ts';
import { cancelClosing, closeMonth, readLedgerPeriod, readPeriods, startClosing, trialBalance } from './periods.ts';
import { reviewMonth } from './review.ts';
import { verifyLedger } from './verify.ts';

const MonthParams = Type.Object({ month: Month });

function step(
  url: string,
  summary: string,
  run: (call: Call, month: string) => Promise<void>,
  final?: Pick<Action, 'personal' | 'sheet'>,
) {
  return action({
    method: 'POST',
    url: `/accounting_periods/:month/${url}`,
    summary,
    can: 'accounting_periods:manage',
    modes: ['company'],
    ...final,
    params: MonthParams,
    body: closed({}),
    response: AccountingPeriod,
    run: async (call, { params }) => {
      await run(call, params.month);
      return readLedgerPeriod(call, params.month);
    },
  });
}

export const ledgerRoutes = [
  action({
    method: 'GET',
    url: '/ledger/trial_balance',
    summary: 'Get the trial balance by account group and currency, today or at the end of a month',
    can: 'ledger_accounts:view',
    modes: ['company'],
    query: closed({ month: Type.Optional(Month) }),
    response: Type.Array(TrialBalanceRow),
    run: (call, { query }) => trialBalance(call, query.month),
  }),
  action({
    method: 'POST',
    url: '/ledger/verify',
    summary:
      'Recompute the chain, all entries, balances and closed months, and compare them with commissions and payouts',
    whileViewing: 'harmless',
    can: 'journal_entries:view',
    modes: ['company'],
    response: LedgerVerification,
    run: verifyLedger,
  }),
  action({
    method: 'GET',
    url: '/accounting_periods',
    summary: 'List the accounting months with their state and totals, newest first',
    can: 'accounting_periods:view',
    modes: ['company'],
    response: Type.Array(AccountingPeriod),
    run: readPeriods,
  }),
  action({
    method: 'GET',
    url: '/accounting_periods/:month',
    summary: 'Get the open items and the trial balance of a month',
    can: 'accounting_periods:view',
    modes: ['company'],
    params: MonthParams,
    response: PeriodReview,
    run: (call, { params }) => reviewMonth(call, params.month),
  }),
  step('begin_closing', 'Start closing a month that has ended', startClosing),
  step('take_back', 'Cancel the closing of a month and reopen it', cancelClosing),
  step('close', 'Close a month permanently', closeMonth, { personal: true, sheet: closeSheet as never }),
];
