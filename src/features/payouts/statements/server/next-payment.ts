import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import type { Earnings, NextPayment } from '../schema.ts';
import { earningsOf } from './earnings.ts';

interface Next {
  currency: string;
  amount_minor: number;
  on: string | null;
}

const readers: { [State in NextPayment['state']]: (earnings: Earnings) => Omit<Next, 'currency'> } = {
  processing: ({ in_transit_minor, in_transit_by }) => ({ amount_minor: in_transit_minor, on: in_transit_by }),
  payable: ({ next, payable_minor }) =>
    next ? { amount_minor: next.expected_minor, on: next.pay_by } : { amount_minor: payable_minor, on: null },
  on_hold: ({ releases }) => releases.find(({ on }) => on) ?? { amount_minor: 0, on: null },
};

/** The next money of the caller's partner: payments in progress, otherwise the next payout, otherwise the next release. */
export async function nextPayment(call: Call): Promise<NextPayment | null> {
  const earnings = await earningsOf(call);
  const main = await baseCurrency(call);
  for (const state of ['processing', 'payable', 'on_hold'] as const) {
    const next: Next[] = earnings
      .map((one) => {
        const { amount_minor, on } = readers[state](one);
        return { currency: one.currency, amount_minor, on };
      })
      .filter(({ amount_minor }) => amount_minor > 0)
      .sort((a, b) => Number(b.currency === main) - Number(a.currency === main) || b.amount_minor - a.amount_minor);
    if (next.length > 0)
      return {
        state,
        amounts: next.map(({ currency, amount_minor }) => ({ currency, amount_minor })),
        on: next.flatMap(({ on }) => on ?? []).sort()[0] ?? null,
      };
  }
  return null;
}
