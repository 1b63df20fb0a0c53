import { readOpportunity } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { ReviewDecision, ReviewReason, SaleReview } from '../../schema.ts';
import { decideAttribution } from '../decide/decide.ts';
import { type Customer, readCustomer } from '../track/customers.ts';
import { updateEvent } from '../track/events.ts';
import { applyWaitingRefunds, rejectWaitingRefunds } from '../track/refunds.ts';
import type { Sale } from './facts.ts';
import type { KnownDeal, Place } from './place.ts';
import { settle } from './settle.ts';

/** Explanations of why a sale waits for a decision. */
export const reviewTexts: Record<ReviewReason, string> = {
  several_deals: 'Several deals of this customer could belong to this sale.',
  amount: 'The amount differs from the deal of this customer.',
  currency: 'The deal of this customer is in another currency.',
  two_customers: 'Another customer of the same account bought before or is credited to a partner.',
  public_mail: 'Only the company name matches an account. The email address is from a public mail provider.',
  rule: 'Your rule sends this sale to review.',
};

const SHOWN = 20;

interface Opened {
  event_id: string;
  customer: Customer;
  account_id: string;
  sale: Sale;
  place: Extract<Place, { kind: 'review' }>;
}

/**
 * Opens a review in which a person decides where the sale belongs; until then it has no deal and earns no commission.
 */
export async function openSaleReview(
  call: Call,
  { event_id, customer, account_id, sale, place }: Opened,
): Promise<void> {
  await call.run(sql`
    insert into sale_reviews (organization_id, id, event_id, customer_id, account_id, reason, summary, opportunity_ids,
      coupon, tax_minor, created_at)
    values (${call.organization_id}, ${newId()}, ${event_id}, ${customer.id}, ${account_id}, ${place.reason},
      ${reviewTexts[place.reason]}, ${place.deals.slice(0, SHOWN).map(({ id }) => id)}, ${sale.coupon},
      ${sale.tax_minor}, ${call.now()})`);
}

interface Review extends SaleReview {
  coupon: string | null;
  tax_minor: number;
}

/**
 * Books the sale on the chosen deal, or ignores it.
 * @throws 422 for a deal that is not among the candidates
 */
export async function decideReview(call: Call, { id }: SaleReview, given: ReviewDecision): Promise<void> {
  if (given.opportunity_id && given.decision !== 'same_deal')
    throw invalid({ opportunity_id: ['is allowed only when the sale belongs to a deal'] });
  // People who see only own partners choose among the deals they see.
  if (given.opportunity_id) await rejectUnseenDeal(call, given.opportunity_id);
  await call.asCompany((company) => book(company, id, given));
}

async function book(call: Call, id: string, { decision: chosen, opportunity_id, note }: ReviewDecision): Promise<void> {
  const review = await call.one<Review>(
    sql`select * from sale_review_rows where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (note?.trim()) await call.because(note.trim());
  const close = (deal: string | null) =>
    call.run(sql`
      update sale_reviews
      set status = ${chosen}, opportunity_id = ${deal}, note = ${note?.trim() || null},
        decided_by = ${call.actor.user_id}, decided_by_name = ${call.actor.full_name}, decided_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id}`);
  if (chosen === 'ignored') {
    await updateEvent(call, review.event_id, { status: 'rejected', note: `Ignored by ${call.actor.full_name}.` });
    await rejectWaitingRefunds(call, review.invoice_id);
    await close(null);
    return;
  }
  const place = chosen === 'same_deal' ? await dealPlace(call, review, opportunity_id) : ({ kind: chosen } as const);
  const root = await readCustomer(call, await rootOf(call, review.customer_id));
  const at = new Date(review.occurred_at);
  const account_id = await accountNow(call, review.account_id);
  const decision = await decideAttribution(call, { customer: root, account_id, coupon: review.coupon, at });
  const { invoice_id, amount_minor, currency, tax_minor, coupon } = review;
  const sale: Sale = { invoice_id, amount_minor, tax_minor, currency, coupon, at };
  const settled = await settle(call, sale, { customer: root, account_id, decision, place });
  await updateEvent(call, review.event_id, { ...settled, note: settled.reason });
  await close(settled.opportunity_id);
  await applyWaitingRefunds(call, invoice_id);
}

async function rejectUnseenDeal(call: Call, id: string): Promise<void> {
  const seen = await call.maybe(
    sql`select from opportunities where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!seen) throw invalid({ opportunity_id: ['does not exist'] });
}

/** @throws 422 for a deal that cannot have been paid */
async function dealPlace(
  call: Call,
  review: Review,
  opportunity_id: string | null | undefined,
): Promise<{ kind: 'win' | 'payment'; deal: KnownDeal }> {
  if (!opportunity_id) throw invalid({ opportunity_id: ['is required'] });
  const lockedDeal = await call.maybe(sql`
    select from opportunities
    where organization_id = ${call.organization_id} and id = ${opportunity_id} and archived_at is null for update`);
  if (!lockedDeal) throw invalid({ opportunity_id: ['does not exist'] });
  const { id, number, status, currency, amount_minor, closed_on } = await readOpportunity(call, opportunity_id);
  if (status === 'lost') throw invalid({ opportunity_id: ['is lost. Reopen the deal first.'] });
  if (currency !== review.currency)
    throw invalid({ opportunity_id: [`is in ${currency}, the sale in ${review.currency}`] });
  const { sales, booked_minor } = await call.one<Pick<KnownDeal, 'sales' | 'booked_minor'>>(sql`
    select count(*)::int as sales, coalesce(sum(coalesce(booked_minor, amount_minor)), 0)::bigint as booked_minor
    from tracked_events
    where organization_id = ${call.organization_id} and opportunity_id = ${id} and kind = 'sale'`);
  const deal: KnownDeal = { id, number, status, currency, amount_minor, closed_on, is_own: true, sales, booked_minor };
  return { kind: status === 'open' ? 'win' : 'payment', deal };
}

async function rootOf(call: Call, customer_id: string): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select coalesce(same_as_id, id) as id from tracked_customers
    where organization_id = ${call.organization_id} and id = ${customer_id}`);
  return id;
}

async function accountNow(call: Call, account_id: string): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select coalesce(merged_into_id, id) as id from accounts
    where organization_id = ${call.organization_id} and id = ${account_id}`);
  return id;
}
