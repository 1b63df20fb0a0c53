import { markCustomers } from '#features/deals/accounts/server/service.ts';
import { accrueMany, amendForOpportunity, reverseForOpportunity } from '#features/money/accruals/server/service.ts';
import type { Call } from '#server/call.ts';

interface Won {
  id: string;
  account_id: string | null;
}

/** Accrues commission for a won deal and marks its account as a customer. */
export async function handleWins(call: Call, deals: readonly Won[]): Promise<void> {
  if (deals.length === 0) return;
  await accrueMany(
    call,
    deals.map(({ id }) => id),
  );
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
