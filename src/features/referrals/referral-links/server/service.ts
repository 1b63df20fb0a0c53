import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { CouponCodeCreate, DefaultLinkCreate, ReferralLinkCreate } from '../schema.ts';
import { couponCodes, defaultLinks, referralLinks } from './resource.ts';

export { createDefaultLinks } from './default-links.ts';

export { visitsOf } from './redirect/routes.ts';

export { changeLinkSettings, readLinkSettings } from './settings.ts';

/** @returns the id of the new link */
export function createReferralLink(call: Call, input: ReferralLinkCreate): Promise<string> {
  return createRow(call, referralLinks, input);
}

export function createCouponCode(call: Call, input: CouponCodeCreate): Promise<string> {
  return createRow(call, couponCodes, input);
}

export function createDefaultLink(call: Call, input: DefaultLinkCreate): Promise<string> {
  return createRow(call, defaultLinks, input);
}

/** The link and partner of a code that visitors came with; null when it is unknown, paused, expired or archived. */
export async function partnerOfCode(tx: Tx, code: string): Promise<{ link_id: string; partner_id: string } | null> {
  const [found] = await tx.rows<{ link_id: string; partner_id: string }>(sql`
    select l.id as link_id, l.partner_id from referral_links l join organizations o on o.id = l.organization_id
    where l.code = ${code} and l.status = 'active' and l.archived_at is null
      and (l.expires_on is null or l.expires_on >= (now() at time zone o.timezone)::date)`);
  return found ?? null;
}

/** The partner a coupon gives credit to on a day. */
export async function partnerOfCoupon(
  call: Call,
  code: string,
  on: string,
): Promise<{ id: string; partner_id: string; link_id: string | null } | undefined> {
  return call.maybe(sql`
    select id, partner_id, link_id from coupon_codes
    where organization_id = ${call.organization_id} and code = ${code.trim()} and archived_at is null
      and coalesce(starts_on, '-infinity') <= ${on} and coalesce(ends_on, 'infinity') >= ${on}`);
}

interface PastClick {
  link_id: string;
  at: string;
  verdict: 'ok' | 'duplicate' | 'bot';
  device: string;
  referrer_host: string | null;
  id: string;
}

/** Writes clicks of the past with their daily counts: for demo data. */
export async function addPastClicks(call: Call, clicks: readonly PastClick[]): Promise<void> {
  await call.run(sql`
    with given as (select *
      from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) c(id uuid, link_id uuid, at timestamptz, verdict text,
      device text, referrer_host text)),
    written as (insert into clicks (id, organization_id, link_id, at, verdict, device, referrer_host, landing_path)
      select id, ${call.organization_id}, link_id, at, verdict, device, referrer_host, '/' from given returning 1)
    insert into click_days as d (organization_id, link_id, day, clicks, ignored)
    select ${call.organization_id}, link_id, at::date, count(*) filter (where verdict = 'ok'),
      count(*) filter (where verdict <> 'ok') from given group by 2, 3
    on conflict (organization_id, link_id, day, lane) do update
    set clicks = d.clicks + excluded.clicks, ignored = d.ignored + excluded.ignored`);
}
