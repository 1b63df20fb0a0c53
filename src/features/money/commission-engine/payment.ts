import { addDays } from '#shared/dates.ts';
import { proportion } from '#shared/rational.ts';
import { followMoney, standingOf } from './booking.ts';
import { invoicedTotal } from './deal.ts';
import type { PaymentEvent } from './event.ts';
import type { Run } from './run.ts';
import type { SaleRecord } from './sale-record.ts';

/**
 * Money came in: accounts that accrue as it is collected move to their cumulative target, so that the parts add up to the
 * whole however the customer pays. A negative payment (a bounced one) takes the target back down.
 */
export function ratePayment(run: Run, sale: SaleRecord, event: PaymentEvent) {
  const collected = sale.accounts.filter((account) => account.collected);
  const standings = new Map(collected.map((account) => [account, standingOf(sale, account)]));
  const before = receivedOf(sale);
  sale.payments.push({ event: event.id, at: event.at, amount_minor: event.amount_minor });
  for (const account of collected) {
    account.release_on = addDays(event.at, account.hold_days);
    // What ceilings kept of money that is gone again is gone with it.
    if (account.denied && event.amount_minor < 0)
      account.denied = before > 0 ? proportion(account.denied, receivedOf(sale), before, 'floor') : undefined;
  }
  followMoney(run, sale, standings, event.amount_minor < 0 ? 'clawback' : 'accrual', 'payment');
  if (run.lines.length === 0) run.codes.add('zero_amount');
}

/** Of what the customer is asked to pay: what comes in beyond that earns nothing. */
function receivedOf(sale: SaleRecord): number {
  const received = sale.payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return Math.max(0, Math.min(received, invoicedTotal(sale.event)));
}
