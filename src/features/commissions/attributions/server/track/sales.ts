import { assignLeadsToCustomer } from '#features/deals/leads/server/service.ts';
import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { isCurrency } from '#shared/money/money.ts';
import type { Tracked, TrackSale } from '../../schema.ts';
import { decideAttribution } from '../decide/decide.ts';
import { findPlace, type Sale } from '../place/facts.ts';
import { openSaleReview, reviewTexts } from '../place/reviews.ts';
import { settle } from '../place/settle.ts';
import { connectClicks, customerOf, trackingAccount } from './customers.ts';
import { insertEvent } from './events.ts';
import { timeOf, trackOnce } from './once.ts';
import { applyWaitingRefunds } from './refunds.ts';

/**
 * Records a paid invoice: by the company's rule it wins or pays the deal it belongs to, or becomes a deal of its own.
 * Where several deals are possible, it waits for a person and nothing is booked.
 */
export function trackSale(call: Call, given: TrackSale): Promise<Tracked> {
  const { invoice_id: external_id } = given;
  if (!isCurrency(given.currency)) throw invalid({ currency: ['is not a currency'] });
  if ((given.tax_minor ?? 0) > given.amount_minor) throw invalid({ tax_minor: ['is more than the amount'] });
  return trackOnce(call, 'sale', { external_id, field: 'invoice_id', content: given }, async (content_hash) => {
    const at = timeOf(call, given.occurred_at);
    const customer = await customerOf(call, given);
    await connectClicks(call, customer, given, at);
    await assignLeadsToCustomer(call, customer);
    const account = await trackingAccount(call, customer, given);
    const coupon = given.coupon ?? null;
    const decision = await decideAttribution(call, { customer, account_id: account.id, coupon, at });
    const { amount_minor, currency, tax_minor = 0 } = given;
    const sale: Sale = { invoice_id: external_id, amount_minor, tax_minor, currency, coupon, at };
    const registered_id = decision.opportunity_id;
    const place = await findPlace(call, sale, {
      customer,
      account_id: account.id,
      isGuess: account.isGuess,
      registered_id,
    });
    const id = newId();
    const event = {
      id,
      kind: 'sale' as const,
      external_id,
      invoice_id: external_id,
      content_hash,
      customer_id: customer.id,
      amount_minor,
      currency,
      occurred_at: at,
    };
    const answer = { id, kind: event.kind, external_id, is_repeat: false };
    if (place.kind === 'review') {
      const reason = reviewTexts[place.reason];
      await insertEvent(call, { ...event, status: 'review', note: reason });
      await openSaleReview(call, { event_id: id, customer, account_id: account.id, sale, place });
      return { ...answer, status: 'review', partner_id: null, opportunity_id: null, reason };
    }
    const settled = await settle(call, sale, { customer, account_id: account.id, decision, place });
    const { status, partner_id, opportunity_id, reason } = settled;
    await insertEvent(call, { ...event, ...settled, note: reason });
    await applyWaitingRefunds(call, external_id);
    return { ...answer, status, partner_id, opportunity_id, reason };
  });
}
