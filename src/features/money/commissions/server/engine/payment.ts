import { addDays } from '#shared/dates.ts';
import { followMoney, standingOf } from './booking.ts';
import type { PaymentEvent } from './event.ts';
import type { Run } from './run.ts';
import type { SaleRecord } from './sale-record.ts';

/**
 * Money came in: accounts that accrue as it is collected move to their cumulative target, so that the parts add up to the
 * whole however the customer pays. A negative payment (a bounced one) takes the target back down.
 */
export function ratePayment(run: Run, sale: SaleRecord, event: PaymentEvent) {
  const collected = sale.accounts.filter((account) => account.collected);
  const stood = collected.map((account) => standingOf(sale, account));
  sale.payments.push({ event: event.id, at: event.at, amount_minor: event.amount_minor });
  const kind = event.amount_minor < 0 ? 'clawback' : 'accrual';
  collected.forEach((account, index) => {
    account.release_on = addDays(event.at, account.hold_days);
    followMoney(run, sale, account, stood[index]!, kind, 'payment');
  });
  if (run.lines.length === 0) run.codes.add('zero_amount');
}
