import { createHash } from 'node:crypto';
import type { DealLine, Participant, SaleEvent } from '#features/commissions/commission-engine/event.ts';
import { CUSTOM_VALUE, rateFields } from '#features/commissions/commissions/server/service.ts';
import type { DealKind } from '#features/deals/opportunity-types/schema.ts';
import { type KnownRate, RATE_KNOWN } from '#features/setup/exchange-rates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** A deal as the engine reads it, with the number of times it was won and lost. */
export interface Deal {
  id: string;
  number: number;
  status: 'open' | 'won' | 'lost';
  closed_on: string | null;
  account_id: string | null;
  /** The facts of the sale, except those that the win decides (its id and date). */
  facts: Omit<SaleEvent, 'id' | 'at' | 'type'>;
  /** The numbers of wins and of reversed wins. */
  sales: number;
  losses: number;
}

/**
 * A deal can be won again after it was lost. Each win is an event of its own, with a name that stays the same when it
 * is retried.
 */
export function saleEventId(opportunity_id: string, n: number): string {
  const hash = createHash('sha256').update(`sale ${opportunity_id} ${n}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The sale that counts at present, whether it has happened or is still to come. */
export function currentSale(deal: Deal): { id: string; n: number; exists: boolean } {
  const exists = deal.sales > deal.losses;
  const n = exists ? deal.sales : deal.sales + 1;
  return { id: saleEventId(deal.id, n), n, exists };
}

/** The sale that a refund belongs to: the one that counts, else the last one; before any sale, the one to come. */
export function refundedSale(deal: Deal): ReturnType<typeof currentSale> {
  const current = currentSale(deal);
  return current.exists || deal.sales === 0
    ? current
    : { id: saleEventId(deal.id, deal.sales), n: deal.sales, exists: true };
}

/**
 * The sale that a payment belongs to. After a loss it is the lost sale; while the deal is open again, the next one. A
 * bounced payment belongs to the last sale, unless a payment for the next sale `waits`.
 */
export function paidSale(deal: Deal, { bounced, waits }: { bounced: boolean; waits: boolean }) {
  const isOfTheLast = bounced ? !waits : deal.status === 'lost';
  return isOfTheLast ? refundedSale(deal) : currentSale(deal);
}

interface DealRow extends Omit<Deal, 'facts'> {
  currency: string;
  rate: KnownRate | null;
  type_id: string;
  deal_kind: DealKind;
  source: string;
  custom: Record<string, string | number | boolean> | null;
  customer_was: string[] | null;
  customer_country: string | null;
  customer_is_new: boolean | null;
  renews_since: string | null;
  amount_minor: number | null;
  lines: (DealLine & { [key: string]: unknown })[] | null;
  participants: Participant[] | null;
}

/** The kind of a deal follows from its type; an upsell type is an expansion in rules. */
export function accrualKind(deal_kind: DealKind): NonNullable<SaleEvent['event_kind']> {
  return deal_kind === 'upsell' ? 'expansion' : deal_kind;
}

/**
 * Reads deals with everything that decides money, in their present state. Unknown deals and those of other companies
 * are left out.
 */
export async function readDeals(call: Call, ids: readonly string[]): Promise<Deal[]> {
  const rows = await call.rows<DealRow>(sql`
    select o.id, o.number, o.status, o.closed_on, o.account_id, o.currency, o.type_id, t.deal_kind, o.source,
      o.amount_minor,
      a.country as customer_country,
      (select json_agg(w.id order by w.id) from accounts w
        where w.organization_id = o.organization_id and w.merged_into_id = o.account_id) as customer_was,
      case when o.account_id is not null then not exists (select from opportunities e
        where e.organization_id = o.organization_id
        and e.account_id = o.account_id and e.status = 'won' and e.archived_at is null and e.id <> o.id
          and (e.closed_on, e.number) < (coalesce(o.closed_on, 'infinity'), o.number)) end as customer_is_new,
      case when t.deal_kind = 'renewal' then (select min(e.closed_on) from opportunities e
        where e.organization_id = o.organization_id
        and e.account_id = o.account_id and e.status = 'won' and e.archived_at is null and e.id <> o.id
          and e.closed_on <= coalesce(o.closed_on, 'infinity')) end as renews_since,
      (select ${sql.raw(RATE_KNOWN)}
        from rate_in_force(o.organization_id, o.currency, org.base_currency,
        coalesce(o.closed_on, 'infinity')) r) as rate,
      (select json_object_agg(e.key, ${sql.raw(CUSTOM_VALUE)})
        from jsonb_each(o.custom) e left join custom_fields f on f.organization_id = o.organization_id
          and f.entity = 'opportunities' and f.key = e.key
        where jsonb_typeof(e.value) in ('string', 'number', 'boolean')) as custom,
      (select json_agg(json_strip_nulls(json_build_object('product', l.product_id, 'category', p.category_id,
        'amount_minor', l.amount_minor,
          'qty', l.quantity, 'discount_minor', nullif(l.discount_minor, 0), 'tax_minor', nullif(l.tax_minor, 0),
            'cost_minor', l.cost_minor,
          'recurring_interval', l.recurring_interval, 'term_months', l.term_months,
          'commissionable', case when not p.is_commissionable then false end)) order by l.position, l.id)
        from opportunity_lines l left join products p on p.organization_id = l.organization_id and p.id = l.product_id
        where l.organization_id = o.organization_id and l.opportunity_id = o.id) as lines,
      (select json_agg(json_strip_nulls(json_build_object('partner', m.partner_id, 'role', m.role, 'weight', m.weight,
          'pays_until', case when m.role = 'source' then (${sql.raw(PAYS_UNTIL)}) end)) order by m.position, m.id)
        from opportunity_participants m
        where m.organization_id = o.organization_id and m.opportunity_id = o.id
          and m.status = 'confirmed') as participants,
      (select count(*) from commission_events s
        where s.organization_id = o.organization_id and s.opportunity_id = o.id and s.kind = 'sale') as sales,
      (select count(distinct s.of_event_id) from commission_events s
        where s.organization_id = o.organization_id and s.opportunity_id = o.id and s.kind = 'lost') as losses
    from opportunities o join organizations org on org.id = o.organization_id
    join opportunity_types t on t.organization_id = o.organization_id and t.id = o.type_id
    left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
    where o.organization_id = ${call.organization_id} and o.id = any(${ids})`);
  return rows.map(({ id, number, status, closed_on, account_id, sales, losses, ...row }) => ({
    id,
    number,
    status,
    closed_on,
    account_id,
    sales,
    losses,
    facts: {
      deal: id,
      ...(account_id !== null && { customer: account_id }),
      ...(row.customer_was && { customer_was: row.customer_was }),
      ...(row.customer_country !== null && { customer_country: row.customer_country }),
      ...(row.customer_is_new !== null && { customer_is_new: row.customer_is_new }),
      deal_type: row.type_id,
      event_kind: accrualKind(row.deal_kind),
      deal_source: row.source,
      ...(row.custom && { custom: row.custom }),
      currency: row.currency,
      ...rateFields(row.rate),
      ...subscriptionOf(account_id, row.renews_since),
      lines: row.lines ?? [{ amount_minor: row.amount_minor ?? 0 }],
      participants: row.participants ?? [],
    },
  }));
}

/** A renewal continues the subscription that the customer's first won deal began; every other deal begins its own. */
export function subscriptionOf(account_id: string | null, started_on: string | null): Pick<SaleEvent, 'subscription'> {
  return account_id !== null && started_on !== null ? { subscription: { id: account_id, started_on } } : {};
}

/**
 * The date applies only where every registration of the partner for this deal has ended and wins do not pay forever.
 */
const PAYS_UNTIL = `
  select case when bool_and(r.status in ('expired', 'released', 'revoked') and r.pays_until is not null) then max(r.pays_until) end
  from deal_registrations r where r.organization_id = m.organization_id and r.opportunity_id = m.opportunity_id
    and r.partner_id = m.partner_id and r.status in ('approved', 'converted', 'expired', 'released', 'revoked')`;
