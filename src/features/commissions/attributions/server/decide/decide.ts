import type { LinkSettings } from '#features/referrals/referral-links/schema.ts';
import { partnerOfCoupon, readLinkSettings } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Method, Share } from '../../schema.ts';
import type { Customer } from '../track/customers.ts';
import { sharesOf, type Touch } from './models.ts';

export interface Creditable {
  customer: Customer;
  /** Null for a lead: it has no account yet. */
  account_id: string | null;
  coupon: string | null;
  at: Date;
}

export interface Decision {
  method: Method;
  model: LinkSettings['model'];
  shares: Share[];
  reason: string;
  /** The facts that were considered, kept for later questions. */
  inputs: Record<string, unknown>;
  coupon_id: string | null;
  /** The deal of an approved registration. */
  opportunity_id: string | null;
  touches: Touch[];
}

/** Credits in the order: an earlier decision about the customer, registration, coupon, contract list, clicks. */
export async function decideAttribution(call: Call, creditable: Creditable): Promise<Decision> {
  const { customer, account_id, at } = creditable;
  const settings = await readLinkSettings(call);
  const { model, window_days } = settings;
  const day = dateInZone(at, call.actor.timezone);
  const { touches, lead_at } = await touchesOf(call, customer, at, window_days);
  const inputs: Record<string, unknown> = {
    at: at.toISOString(),
    window_days,
    model,
    clicks: touches.map(({ click_id, partner_id, at: when }) => ({ click_id, partner_id, at: when })),
  };
  const given = (method: Method, shares: Share[], reason: string, more: Partial<Decision> = {}): Decision => ({
    method,
    model,
    shares,
    reason,
    inputs,
    touches,
    coupon_id: null,
    opportunity_id: null,
    ...more,
  });

  const earlier = await earlierDecision(call, customer);
  if (earlier?.method === 'rejected')
    return given('rejected', [], 'Credit for this customer was rejected in a risk review.');
  if (earlier?.method === 'manual') {
    return given('manual', earlier.shares, `Assigned manually by ${earlier.decided_by_name}: ${earlier.reason}`);
  }
  const registration = account_id ? await registrationOf(call, account_id, at) : undefined;
  if (registration) {
    inputs.registration_id = registration.id;
    return given(
      'registration',
      [whole(registration.partner_id)],
      `Deal registration ${registration.number} for this account was approved on ${dateInZone(new Date(registration.decided_at), call.actor.timezone)}.`,
      { opportunity_id: registration.opportunity_id },
    );
  }
  const coupon = creditable.coupon ? await partnerOfCoupon(call, creditable.coupon, day) : undefined;
  inputs.coupon = creditable.coupon;
  if (coupon) {
    const reason = `The customer used the coupon ${creditable.coupon!.toUpperCase()}.`;
    return given('coupon', [whole(coupon.partner_id, coupon.link_id)], reason, { coupon_id: coupon.id });
  }
  // Later payments of a customer belong to the partner that brought the customer, however long ago.
  if (earlier && earlier.shares.length > 0)
    return given(
      earlier.method,
      earlier.shares,
      `Credited like the customer’s first sale. ${earlier.reason.replace(/^Credited like the customer’s first sale\. /, '')}`,
    );
  const listed = account_id ? await contractOf(call, account_id, day) : undefined;
  if (listed) {
    inputs.contract_account_id = listed.id;
    return given('contract_list', [whole(listed.partner_id)], 'A contract assigns this account to the partner.');
  }
  if (model === 'manual') return given('none', [], 'Credit is assigned manually.');
  const shares = await currentShares(call, sharesOf(touches, model));
  if (shares.length === 0)
    return given('none', [], `No registration, coupon, contract or click in ${window_days} days.`);
  return given('clicks', shares, reasonOf(touches, settings, lead_at && dateInZone(lead_at, call.actor.timezone)));
}

const whole = (partner_id: string, link_id: string | null = null): Share => ({ partner_id, weight: 1, link_id });

function reasonOf(touches: readonly Touch[], { model, window_days }: LinkSettings, lead_on: string | null): string {
  const count = touches.length === 1 ? 'the only click' : undefined;
  const which = {
    first: `Credited to ${count ?? 'the first click'}`,
    last: `Credited to ${count ?? 'the last click'}`,
    position: `Shared by position (40/20/40) among ${touches.length === 1 ? 'one click' : `${touches.length} clicks`}`,
    manual: '',
  }[model];
  return `${which} in the ${window_days} days before${lead_on ? ` the lead of ${lead_on}` : ''}.`;
}

/**
 * Clicks of a customer in the window, oldest first; where there are none, those in the window before the customer's lead, which
 * the lead keeps however long the deal takes.
 */
async function touchesOf(
  call: Call,
  customer: Customer,
  at: Date,
  window_days: number,
): Promise<{ touches: Touch[]; lead_at: Date | null }> {
  const recent = await clicksBefore(call, customer, at, window_days);
  if (recent.length > 0) return { touches: recent, lead_at: null };
  const lead = await call.maybe<{ at: string }>(sql`
    select min(at) as at from (
      select occurred_at as at from tracked_events
      where organization_id = ${call.organization_id} and kind = 'lead' and customer_id = any(${customer.ids})
      union all select received_at from leads
      where organization_id = ${call.organization_id} and customer_id = any(${customer.ids})) x
        having min(at) is not null`);
  if (!lead || new Date(lead.at) > at) return { touches: [], lead_at: null };
  const lead_at = new Date(lead.at);
  return { touches: await clicksBefore(call, customer, lead_at, window_days), lead_at };
}

/** A merged partner's links belong to the kept one. */
function clicksBefore(call: Call, { ids }: Customer, at: Date, window_days: number): Promise<Touch[]> {
  return call.rows<Touch>(sql`
    select c.click_id, c.link_id, l.partner_id, c.at, c.referrer_host, c.params, c.is_own_device from tracked_clicks c
    join referral_links l on l.organization_id = c.organization_id and l.id = c.link_id
    where c.organization_id = ${call.organization_id} and c.customer_id = any(${ids}) and c.at <= ${at}
      and c.at >= ${at}::timestamptz - make_interval(days => ${window_days})
    order by c.at, c.click_id`);
}

interface Earlier {
  method: Method;
  shares: Share[];
  reason: string;
  decided_by_name: string;
}

async function earlierDecision(call: Call, { ids }: Customer): Promise<Earlier | undefined> {
  const earlier = await call.maybe<Earlier>(sql`
    select method, shares, reason, decided_by_name from attribution_decisions
    where organization_id = ${call.organization_id} and customer_id = any(${ids}) order by seq desc limit 1`);
  return earlier && { ...earlier, shares: await currentShares(call, earlier.shares) };
}

/** Partners that were merged are the partner that was kept; archived ones earn no more. */
export async function currentShares(call: Call, shares: readonly Share[]): Promise<Share[]> {
  if (shares.length === 0) return [];
  const survivors = await call.rows<{ was: string; id: string }>(sql`
    select p.id as was, k.id from partners p
    join partners k on k.organization_id = p.organization_id and k.id = coalesce(p.merged_into_id, p.id)
    where p.organization_id = ${call.organization_id} and p.id = any(${shares.map(({ partner_id }) => partner_id)})
      and k.archived_at is null`);
  const now = new Map<string, Share>();
  for (const share of shares) {
    const partner_id = survivors.find(({ was }) => was === share.partner_id)?.id;
    if (!partner_id) continue;
    const same = now.get(partner_id);
    now.set(partner_id, { ...share, partner_id, weight: share.weight + (same?.weight ?? 0) });
  }
  return [...now.values()];
}

interface Registration {
  id: string;
  number: number;
  partner_id: string;
  opportunity_id: string | null;
  decided_at: string;
}

/** An approved registration of the account that is in force; the deal comes with it while it is open. */
function registrationOf(call: Call, account_id: string, at: Date): Promise<Registration | undefined> {
  return call.maybe<Registration>(sql`
    select r.id, r.number, r.partner_id, r.decided_at,
      case when o.status = 'open' and o.archived_at is null then o.id end as opportunity_id
    from deal_registrations r
    join accounts a on a.organization_id = r.organization_id and a.id = ${account_id}
    left join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
    where r.organization_id = ${call.organization_id} and r.status in ('approved', 'converted')
      and r.decided_at <= ${at}
      and (r.expires_at is null or r.expires_at > ${at})
      and (o.account_id = a.id or (r.domain_key is not null and r.domain_key = a.domain_key)
        or (r.domain_key is null and a.domain_key is null and r.name_key = a.name_key))
    order by r.decided_at, r.id limit 1`);
}

function contractOf(
  call: Call,
  account_id: string,
  day: string,
): Promise<{ id: string; partner_id: string } | undefined> {
  return call.maybe(sql`
    select id, partner_id from contract_accounts
    where organization_id = ${call.organization_id} and account_id = ${account_id}
      and starts_on <= ${day} and coalesce(ends_on, 'infinity') >= ${day}`);
}
