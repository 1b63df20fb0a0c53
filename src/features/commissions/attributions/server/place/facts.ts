import { readLinkSettings } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Customer } from '../track/customers.ts';
import { type KnownDeal, type Place, salePlacement } from './place.ts';

/** A sale as it was reported. */
export interface Sale {
  invoice_id: string;
  amount_minor: number;
  tax_minor: number;
  currency: string;
  coupon: string | null;
  at: Date;
}

interface Where {
  customer: Customer;
  account_id: string;
  isGuess: boolean;
  /** The deal of an approved registration. */
  registered_id: string | null;
}

/** Decides which deal a sale belongs to, from what is known of its customer and by the company's rule. */
export async function findPlace(call: Call, sale: Sale, where: Where): Promise<Place> {
  const { amount_minor, tax_minor, currency } = sale;
  const rule = await readLinkSettings(call);
  return salePlacement(
    {
      amount_minor,
      tax_minor,
      currency,
      isGuess: where.isGuess,
      on: dateInZone(sale.at, call.actor.timezone),
      deals: await dealsOf(call, where),
      earlier: await earlierSales(call, where.customer, currency),
      isSecondCustomer: await isSecondCustomer(call, where),
    },
    rule,
  );
}

/** Open and won deals of the account, and those that a lead, a registration, a contact or an earlier sale ties to the customer. */
function dealsOf(call: Call, { customer, account_id, registered_id }: Where): Promise<KnownDeal[]> {
  return call.rows<KnownDeal>(sql`
    with own as (
      select l.opportunity_id as id from leads l
      where l.organization_id = ${call.organization_id}
        and (l.customer_id = any(${customer.ids}) or l.contact_email = ${customer.email})
      union select r.opportunity_id from deal_registrations r
      where r.organization_id = ${call.organization_id} and r.contact_email = ${customer.email}
      union select e.opportunity_id from tracked_events e
      where e.organization_id = ${call.organization_id} and e.customer_id = any(${customer.ids}) and e.kind = 'sale'
      union select o.id
      from contacts c join opportunities o on o.organization_id = c.organization_id and o.primary_contact_id = c.id
        where c.organization_id = ${call.organization_id} and c.email = ${customer.email}
      union select ${registered_id}::uuid)
    select o.id, o.number, o.status, o.currency, o.amount_minor, o.closed_on, o.id in (select id from own
      where id is not null) as is_own,
      sales.count as sales, sales.booked as booked_minor
    from opportunities o
    cross join lateral (select count(*)::int as count,
      coalesce(sum(coalesce(e.booked_minor, e.amount_minor)), 0)::bigint as booked from tracked_events e
      where e.organization_id = ${call.organization_id} and e.opportunity_id = o.id and e.kind = 'sale') sales
    where o.organization_id = ${call.organization_id} and o.archived_at is null and o.status in ('open', 'won')
      and (o.account_id = ${account_id} or o.id in (select id from own where id is not null))
    order by o.number desc limit 500`);
}

async function earlierSales(call: Call, { ids }: Customer, currency: string): Promise<number[]> {
  const rows = await call.rows<{ amount_minor: number }>(sql`
    select amount_minor from tracked_events
    where organization_id = ${call.organization_id} and customer_id = any(${ids}) and kind = 'sale'
      and opportunity_id is not null and amount_minor > 0 and currency = ${currency} order by occurred_at desc limit 50`);
  return rows.map(({ amount_minor }) => amount_minor);
}

/** Whether another customer of the same account bought already, has a deal, or was credited to a partner. */
async function isSecondCustomer(call: Call, { customer, account_id }: Where): Promise<boolean> {
  const otherCustomer = await call.maybe(sql`
    select from tracked_customers c
    where c.organization_id = ${call.organization_id} and c.same_as_id is null and c.id <> all(${customer.ids})
      and (c.account_id = ${account_id} or c.domain_key = ${customer.domain_key})
      and (exists (select from tracked_events e
        where e.organization_id = ${call.organization_id} and e.customer_id = c.id
          and (e.kind = 'sale' and e.status <> 'rejected' or e.kind = 'lead' and e.partner_id is not null))
        or exists (select from leads l
          where l.organization_id = ${call.organization_id} and l.customer_id = c.id and l.opportunity_id is not null))
    limit 1`);
  return otherCustomer !== undefined;
}
