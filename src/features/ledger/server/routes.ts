import type { Call } from '#server/call.ts';
import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { LedgerVerification, TrialBalanceRow } from '../schema.ts';
import { verifyLedger } from './verify.ts';

/** Every account of the company by group, so that the whole can be seen to come to nothing in each currency. */
async function trialBalance(call: Call): Promise<TrialBalanceRow[]> {
  return call.rows<TrialBalanceRow>(
    `select case when a.partner_id is null then a.code else 'partners:' || split_part(a.code, ':', 3) end as account, a.kind, a.currency,
       sum(b.debit_minor)::bigint as debit_minor, sum(b.credit_minor)::bigint as credit_minor, sum(b.credit_minor - b.debit_minor)::bigint as balance_minor
     from ledger_accounts a join account_balances b on b.organization_id = a.organization_id and b.account_id = a.id
     where a.organization_id = $1 group by 1, 2, 3 order by a.currency, 1`,
    [call.organization_id],
  );
}

export const ledgerRoutes = [
  action({
    method: 'GET',
    url: '/ledger/trial_balance',
    summary: 'All accounts by group and currency; each currency adds up to zero',
    can: 'ledger_accounts:view',
    modes: ['company'],
    response: Type.Array(TrialBalanceRow),
    run: trialBalance,
  }),
  action({
    method: 'POST',
    url: '/ledger/verify',
    summary: 'Recompute the chain, every entry and balance, and compare them with lines and payouts',
    can: 'journal_entries:view',
    modes: ['company'],
    response: LedgerVerification,
    run: verifyLedger,
  }),
];
