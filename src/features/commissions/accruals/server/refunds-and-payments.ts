import type { FollowUpEvent } from '#features/commissions/commission-engine/event.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Accrued } from '../schema.ts';
import { type Deal, paidSale, refundedSale } from './deals.ts';
import { type FollowUp, follow, type Sale } from './follow.ts';
import { rejectFutureDate, rejectReservedSource } from './input-rules.ts';

export interface Refund {
  /** Money returned, tax included; all of it when absent. */
  amount_minor?: number;
  /** The tax part of the amount. When given, the rest is measured by the commission base. */
  tax_minor?: number;
  on: string;
  /** The refund's name in its source, so that the same refund counts once. */
  external_id: string;
  source?: string;
  reason: string;
}

/**
 * Books money that went back to the customer. A refund that arrives before its deal is won waits for the win; after a
 * loss it belongs to the lost sale.
 */
export async function refundOpportunity(call: Call, id: string, refund: Refund): Promise<Accrued> {
  rejectReservedSource(refund.source);
  const refundOf = (_deal: Deal, sale: Sale): FollowUp => {
    rejectFutureDate(call, refund.on);
    if (refund.amount_minor !== undefined && (refund.tax_minor ?? 0) > refund.amount_minor)
      throw invalid({ tax_minor: ['is more than the refund itself'] });
    const event: FollowUpEvent = {
      id: newId(),
      type: 'refund',
      at: refund.on,
      of: sale.id,
      ...(refund.amount_minor !== undefined && { amount_minor: refund.amount_minor }),
      ...(refund.tax_minor !== undefined && { tax_minor: refund.tax_minor }),
    };
    return {
      event,
      kind: 'refund',
      source: refund.source ?? 'refund',
      external_id: refund.external_id,
      note: refund.reason,
    };
  };
  return follow(call, id, refundOf, async (_company, deal) => refundedSale(deal));
}

export interface Payment {
  /** The amount the customer paid, tax included; negative for a payment that bounced. */
  amount_minor: number;
  on: string;
  external_id: string;
  source?: string;
}

/** Books a payment of the customer and the commission that is earned on collected money. */
export async function recordPayment(call: Call, id: string, payment: Payment): Promise<Accrued> {
  rejectReservedSource(payment.source);
  const paymentOf = (_deal: Deal, sale: Sale): FollowUp => {
    rejectFutureDate(call, payment.on);
    const event: FollowUpEvent = {
      id: newId(),
      type: 'payment',
      at: payment.on,
      of: sale.id,
      amount_minor: payment.amount_minor,
    };
    return {
      event,
      kind: 'payment',
      source: payment.source ?? 'payment',
      external_id: payment.external_id,
      note: null,
    };
  };
  return follow(call, id, paymentOf, async (company, deal) => {
    const waits = await company.maybe(sql`
      select from commission_events
      where organization_id = ${company.organization_id} and opportunity_id = ${deal.id} and kind = 'payment'
        and status in ('parked', 'ignored') limit 1`);
    return paidSale(deal, { bounced: payment.amount_minor < 0, waits: waits !== undefined });
  });
}
