import { recordPayment, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import { moveLeadsOfDeal } from '#features/deals/leads/server/service.ts';
import {
  defineDealConsequence,
  discardDuplicate,
  readOpportunity,
  type WonDeal,
} from '#features/deals/opportunities/server/service.ts';
import { readLinkSettings } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { creditDeal, decisionOf } from '../decide/credit.ts';
import { type Decision, decideAttribution } from '../decide/decide.ts';
import { storeDecision } from '../decide/store.ts';
import { holdCommissions } from '../risk/cases.ts';
import { lockAccount, readCustomer } from '../track/customers.ts';
import { portionOf } from '../track/portion.ts';
import { isSettling } from './own-wins.ts';
import { TRACKING } from './settle.ts';

/** A deal of a tracked customer that was won by hand. */
interface HandWon {
  id: string;
  customers: string[];
  is_of_lead: boolean;
}

/**
 * Credits deals won by hand like tracked sales: to the click of the lead, or of the only customer of the account. Where
 * a tracked sale had created a deal of its own before, the sale moves to the deal won by hand, and is paid once.
 */
async function creditWonDeals(call: Call, deals: readonly WonDeal[]): Promise<(() => Promise<void>) | undefined> {
  if (isSettling(call)) return undefined;
  const moved = await call.asCompany(async (company) => {
    if (await isUntracked(company)) return [];
    const accounts = [...new Set(deals.flatMap(({ account_id }) => account_id ?? []))].sort();
    if (accounts.length <= LOCKED) for (const id of accounts) await lockAccount(company, id);
    const wonDeals = await handWonOf(
      company,
      deals.map(({ id }) => id),
    );
    const sales: Moved[] = [];
    for (const deal of wonDeals) {
      const sale = await saleWithOwnDeal(company, deal);
      if (sale) await discardDealOf(company, sale, deal.id);
      const credited = await credit(company, deal, sale);
      if (sale) sales.push({ sale, deal_id: deal.id, credited });
    }
    return sales;
  });
  if (moved.length === 0) return undefined;
  return () =>
    call.asCompany(async (company) => {
      for (const one of moved) await bookMoved(company, one);
    });
}

/** The payments of moved sales are booked once the deals have earned their commission. */
export const dealConsequence = defineDealConsequence({ name: 'credit', afterWin: creditWonDeals });

/** Most companies report no customers, and an import of thousands of won deals must not wait for these locks. */
const LOCKED = 20;

async function isUntracked(call: Call): Promise<boolean> {
  const any = await call.maybe(
    sql`select from tracked_customers where organization_id = ${call.organization_id} limit 1`,
  );
  return any === undefined;
}

/**
 * Merged accounts are one customer, so a tracked sale of one and a deal won by hand of the other can be the same
 * purchase.
 */
export async function joinSalesOfAccount(call: Call, account_id: string): Promise<void> {
  const won = await call.rows<{ id: string }>(sql`
    select o.id from opportunities o
    where o.organization_id = ${call.organization_id} and o.account_id = ${account_id} and o.status = 'won'
      and o.archived_at is null
      and not exists (select from tracked_events e
        where e.organization_id = ${call.organization_id} and e.opportunity_id = o.id) order by o.closed_on, o.number`);
  for (const deal of await handWonOf(
    call,
    won.map(({ id }) => id),
  )) {
    const sale = await saleWithOwnDeal(call, deal);
    if (!sale) continue;
    await discardDealOf(call, sale, deal.id);
    await bookMoved(call, { sale, deal_id: deal.id, credited: await credit(call, deal, sale) });
  }
}

/** Deals won by hand that have tracked customers, found by their lead, else by their account or its domain. */
async function handWonOf(call: Call, ids: readonly string[]): Promise<HandWon[]> {
  const rows = await call.rows<{ id: string; of_lead: string | null; of_account: string[] }>(sql`
    select o.id,
      (select coalesce(c.same_as_id, c.id)
        from leads l join tracked_customers c on c.organization_id = l.organization_id
         and (c.id = l.customer_id or l.customer_id is null and c.email = l.contact_email)
       where l.organization_id = o.organization_id and l.opportunity_id = o.id order by l.received_at, l.id
       limit 1) as of_lead,
      array(select c.id from tracked_customers c where c.organization_id = o.organization_id and c.same_as_id is null
         and (c.account_id = a.id or c.domain_key = a.domain_key) order by c.id) as of_account
    from opportunities o left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
    where o.organization_id = ${call.organization_id} and o.id = any(${ids}) order by o.id`);
  return rows.flatMap(({ id, of_lead, of_account }) => {
    const customers = of_lead ? [of_lead] : of_account;
    return customers.length > 0 ? [{ id, customers, is_of_lead: of_lead !== null }] : [];
  });
}

/**
 * Credits the deal unless a decision about it exists or people chose its partners. A sale that moves here brings its
 * customer.
 * @returns undefined where the partners to credit are unknown
 */
async function credit(
  call: Call,
  { id, customers, is_of_lead }: HandWon,
  sale: TrackedSale | undefined,
): Promise<Decision | undefined> {
  const only = sale?.customer_id ?? (customers.length === 1 ? customers[0] : undefined);
  if (!only) return undefined;
  const deal = await readOpportunity(call, id);
  if (!sale && ((!is_of_lead && deal.partner_id) || (await decisionOf(call, id)))) return undefined;
  const customer = await readCustomer(call, only);
  const at = new Date(Math.min(call.now().getTime(), Date.parse(`${deal.closed_on}T23:59:59Z`)));
  const decision = await decideAttribution(call, { customer, account_id: deal.account_id, coupon: null, at });
  const credited = await creditDeal(call, deal, customer, decision);
  if (sale || credited.method !== 'none') await storeDecision(call, id, customer.id, credited);
  return credited;
}

interface TrackedSale {
  event_id: string;
  invoice_id: string;
  amount_minor: number;
  status: string;
  occurred_at: string;
  deal_id: string;
  /** The customer that represents all its ids. */
  customer_id: string;
}

/** Finds the tracked sale of the same amount that created a deal of its own, the nearest in time. */
async function saleWithOwnDeal(call: Call, { id, customers }: HandWon): Promise<TrackedSale | undefined> {
  const { sale_won_deal, sale_won_days, sale_amount_percent } = await readLinkSettings(call);
  if (sale_won_deal !== 'payment') return undefined;
  return call.maybe<TrackedSale>(sql`
    select e.id as event_id, e.external_id as invoice_id, e.amount_minor, e.status, e.occurred_at, s.id as deal_id,
      coalesce(c.same_as_id, c.id) as customer_id
    from opportunities o
    join tracked_events e on e.organization_id = o.organization_id and e.kind = 'sale' and e.amount_minor > 0
    join tracked_customers c on c.organization_id = e.organization_id and c.id = e.customer_id
    join opportunities s on s.organization_id = e.organization_id and s.id = e.opportunity_id
    where o.organization_id = ${call.organization_id} and o.id = ${id} and s.id <> o.id
      and coalesce(c.same_as_id, c.id) = any(${customers})
      and s.status = 'won' and s.archived_at is null and s.source = 'link' and s.external_ref = e.external_id
      and s.currency = o.currency and abs(s.closed_on - o.closed_on) <= ${sale_won_days}
      and not exists (select from leads l
        where l.organization_id = ${call.organization_id} and l.opportunity_id = s.id and l.accepted_at is not null)
      and (o.amount_minor is null
        or abs(e.amount_minor - o.amount_minor) * 100 <= o.amount_minor * ${sale_amount_percent})
      and not exists (select from tracked_events t
        where t.organization_id = ${call.organization_id} and t.opportunity_id = o.id)
    order by abs(s.closed_on - o.closed_on), e.occurred_at, e.id limit 1`);
}

interface Moved {
  sale: TrackedSale;
  deal_id: string;
  credited: Decision | undefined;
}

/** Removes the deal that the sale had created, with its commission, before the other deal earns. */
async function discardDealOf(call: Call, sale: TrackedSale, deal_id: string): Promise<void> {
  const { number } = await readOpportunity(call, deal_id);
  const formerDecision = await decisionOf(call, sale.deal_id);
  await discardDuplicate(call, sale.deal_id, `Invoice ${sale.invoice_id} belongs to deal ${number}.`);
  await moveLeadsOfDeal(call, sale.deal_id, deal_id);
  if (formerDecision?.method === 'manual' || formerDecision?.method === 'rejected')
    await call.run(sql`
      insert into attribution_decisions (organization_id, opportunity_id, customer_id, method, model, partner_id,
        shares, reason, inputs, decided_by, decided_by_name)
      select organization_id, ${deal_id}, customer_id, method, model, partner_id, shares, reason, inputs, decided_by,
        decided_by_name
      from attribution_decisions where organization_id = ${call.organization_id} and opportunity_id = ${sale.deal_id}
      order by seq desc limit 1`);
}

/** Books the payment and the refunds of the sale on its new deal. */
async function bookMoved(call: Call, { sale, deal_id, credited }: Moved): Promise<void> {
  const { number, amount_minor } = await readOpportunity(call, deal_id);
  const booked_minor = amount_minor ?? sale.amount_minor;
  const lead = credited?.shares[0];
  await call.run(sql`
    update tracked_events
    set opportunity_id = ${deal_id},
      booked_minor = case when kind = 'sale' then ${booked_minor}::bigint else booked_minor end,
      partner_id = ${lead?.partner_id ?? null}, link_id = ${lead?.link_id ?? null},
        status = case when status in ('attributed',
        'unattributed') then ${lead ? 'attributed' : 'unattributed'} else status end
    where organization_id = ${call.organization_id} and opportunity_id = ${sale.deal_id}
      and invoice_id = ${sale.invoice_id}`);
  await recordPayment(call, deal_id, {
    amount_minor: sale.amount_minor,
    on: dayOf(call, sale.occurred_at),
    source: TRACKING,
    external_id: `payment ${sale.invoice_id} of deal ${number}`,
  });
  const refunds = await call.rows<{
    external_id: string;
    amount_minor: number;
    occurred_at: string;
    note: string | null;
  }>(sql`
    select external_id, amount_minor, occurred_at, note from tracked_events
    where organization_id = ${call.organization_id} and kind = 'refund'
      and invoice_id = ${sale.invoice_id} and status in ('attributed', 'unattributed') order by created_at, id`);
  let before = 0;
  for (const refund of refunds) {
    await refundOpportunity(call, deal_id, {
      amount_minor: portionOf({ amount_minor: sale.amount_minor, booked_minor }, before, refund.amount_minor),
      external_id: `refund ${refund.external_id} of deal ${number}`,
      source: TRACKING,
      on: dayOf(call, refund.occurred_at),
      reason: refund.note ?? 'Refunded to the customer.',
    });
    before += refund.amount_minor;
  }
  if (sale.status === 'held') await holdCommissions(call, [deal_id]);
}

const dayOf = (call: Call, at: string) => dateInZone(at, call.actor.timezone);
