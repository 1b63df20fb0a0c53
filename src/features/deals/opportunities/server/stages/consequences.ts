import { markCustomers } from '#features/deals/accounts/server/service.ts';
import { accrueMany, amendForOpportunity, reverseForOpportunity } from '#features/money/accruals/server/service.ts';
import type { Call } from '#server/call.ts';

export interface WonDeal {
  id: string;
  account_id: string | null;
}

/**
 * A feature's part in wins, in their transaction: before the commission of the deals is booked, and after. It calls
 * `accrue` once.
 */
type WinRule = (call: Call, deals: readonly WonDeal[], accrue: () => Promise<unknown>) => Promise<void>;

let winRule: WinRule = async (_call, _deals, accrue) => {
  await accrue();
};

/** Lets a feature of a higher layer decide who is credited when a deal is won. One feature has such a rule. */
export function defineWinRule(rule: WinRule): void {
  winRule = rule;
}

/** Accrues commission for a won deal and marks its account as a customer. */
export async function handleWins(call: Call, deals: readonly WonDeal[]): Promise<void> {
  if (deals.length === 0) return;
  const ids = deals.map(({ id }) => id);
  await winRule(call, deals, () => accrueMany(call, ids));
  await markCustomers(
    call,
    deals.flatMap(({ account_id }) => account_id ?? []),
  );
}

/** What follows from taking a win back; done while the deal still stands as won. `annulled`: as if it had never been won; `on`: the day it was lost. */
export async function handleReversal(
  call: Call,
  id: string,
  reason: string,
  how: { annulled: boolean; on: string | undefined },
): Promise<void> {
  await reverseForOpportunity(call, id, reason, how);
}

/** Adjusts commission after an amendment. */
export async function handleAmendment(call: Call, id: string): Promise<void> {
  await amendForOpportunity(call, id);
}
