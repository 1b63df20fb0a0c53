import { proportion } from '#shared/money/rational.ts';
import { addDays } from '#shared/time/dates.ts';
import { invoicedTotal } from './deal.ts';
import type { PaymentEvent } from './event.ts';
import type { Run } from './run.ts';
import type { SaleRecord } from './sale-record.ts';
import { accountStanding, followMoney } from './settle-accounts.ts';

/**
 * Rates a payment: accounts that accrue as money is collected move to their cumulative target, so that the parts add up
 * to the whole however the customer pays. A negative payment (a bounced one) lowers the target.
 */
export function ratePayment(run: Run, sale: SaleRecord, event: PaymentEvent) {
  const collected = sale.accounts.filter((account) => account.collected);
  const standings = new Map(collected.map((account) => [account, accountStanding(sale, account)]));
  const before = receivedOf(sale);
  sale.payments.push({ event: event.id, at: event.at, amount_minor: event.amount_minor });
  for (const account of collected) {
    account.release_on = addDays(event.at, account.hold_days);
    // Amounts denied by ceilings are reduced together with the money that was returned.
    if (account.denied && event.amount_minor < 0)
      account.denied = before > 0 ? proportion(account.denied, receivedOf(sale), before, 'floor') : undefined;
  }
  followMoney(run, sale, standings, event.amount_minor < 0 ? 'clawback' : 'accrual', 'payment');
  if (run.lines.length === 0) run.codes.add('zero_amount');
}

/** Counts received money up to the invoiced total, because money beyond it earns nothing. */
function receivedOf(sale: SaleRecord): number {
  const received = sale.payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return Math.max(0, Math.min(received, invoicedTotal(sale.event)));
}
