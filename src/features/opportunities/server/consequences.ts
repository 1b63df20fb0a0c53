import type { Call } from '#server/call.ts';
import { markCustomers } from '../../accounts/server/service.ts';

interface Won {
  id: string;
  account_id: string | null;
}

/** What follows from winning: commissions first, which ask whether the customer was new, then the customer is one. */
export async function followWins(call: Call, deals: readonly Won[]): Promise<void> {
  await markCustomers(
    call,
    deals.flatMap(({ account_id }) => account_id ?? []),
  );
}
