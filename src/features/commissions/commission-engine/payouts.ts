import { payoutQuantum } from '#shared/money/whole-units.ts';
import type { Settle, Settled } from './case-fx.ts';
import type { RatedLine } from './trace.schema.ts';

export type PayoutResult = 'paid' | 'below_minimum' | 'carried_negative' | 'nothing_due';

export interface PayoutDecision {
  result: PayoutResult;
  amount_minor: number;
  balance_minor: number;
}

/**
 * Decides what a run pays on a released balance. The minimum is inclusive. A quantum above 1 pays whole multiples only
 * (for payment rails without decimals for the currency); the rest stays on the account.
 */
export function decidePayout(balance: number, minimum = 0, quantum = 1): PayoutDecision {
  if (balance === 0) return { result: 'nothing_due', amount_minor: 0, balance_minor: 0 };
  if (balance < 0) return { result: 'carried_negative', amount_minor: 0, balance_minor: balance };
  const amount = balance - (balance % quantum);
  if (balance < minimum || amount === 0) return { result: 'below_minimum', amount_minor: 0, balance_minor: balance };
  return { result: 'paid', amount_minor: amount, balance_minor: balance - amount };
}

export interface PayoutRow extends PayoutDecision, Partial<Settled> {
  event: string;
  partner: string;
  currency: string;
}

interface Balance {
  partner: string;
  currency: string;
  waiting: { amount_minor: number; release_on: string }[];
}

/** Unpaid lines by partner and currency, in memory. Each currency has its own balance. */
export function createPayoutAccounts() {
  const balances = new Map<string, Balance>();
  return {
    add(lines: readonly RatedLine[]) {
      for (const { partner, currency, amount_minor, release_on } of lines) {
        const key = `${partner} ${currency}`;
        const balance = balances.get(key) ?? { partner, currency, waiting: [] };
        balance.waiting.push({ amount_minor, release_on });
        balances.set(key, balance);
      }
    },
    /** One row per balance that has released lines; accounts without released lines have none. */
    run(event: string, on: string, minimums: Record<string, number>, settle?: Settle): PayoutRow[] {
      const rows: PayoutRow[] = [];
      for (const balance of balances.values()) {
        const released = balance.waiting.filter((line) => line.release_on <= on);
        if (released.length === 0) continue;
        const net = released.reduce((sum, line) => sum + line.amount_minor, 0);
        const { partner, currency } = balance;
        const due = decidePayout(net, minimums[currency] ?? 0, payoutQuantum(currency));
        const settled = due.result === 'paid' ? settle?.(partner, currency, due.amount_minor) : undefined;
        // A payment of nothing would use up the balance.
        const isNothing = settled?.settle_amount_minor === 0;
        const decision: PayoutDecision = isNothing
          ? { result: 'below_minimum', amount_minor: 0, balance_minor: net }
          : due;
        if (decision.result === 'paid') {
          balance.waiting = balance.waiting.filter((line) => line.release_on > on);
          if (decision.balance_minor > 0)
            balance.waiting.push({ amount_minor: decision.balance_minor, release_on: on });
        }
        rows.push({ event, partner, currency, ...decision, ...(!isNothing && settled) });
      }
      return rows;
    },
  };
}
