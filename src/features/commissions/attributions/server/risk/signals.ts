import disposable from 'disposable-email-domains' with { type: 'json' };
import { readLinkSettings } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { RiskSignal } from '../../schema.ts';
import type { Decision } from '../decide/decide.ts';
import type { Touch } from '../decide/models.ts';
import type { Customer } from '../track/customers.ts';
import { selfReferral } from './self-referral.ts';

const disposableDomains = new Set(disposable as string[]);
/** Click parameters of the large advertising networks. */
const PAID = ['gclid', 'gbraid', 'wbraid', 'gad_source', 'msclkid'] as const;
const FASTEST_MS = 3_000;

export interface Suspect {
  customer: Customer;
  partner_id: string;
  decision: Pick<Decision, 'method' | 'touches'>;
  at: Date;
}

/** Collects the reasons against paying a partner for a customer; empty when there are none. */
export async function signalsOf(call: Call, { customer, partner_id, decision, at }: Suspect): Promise<RiskSignal[]> {
  const settings = await readLinkSettings(call);
  const signals: RiskSignal[] = [];
  const email = customer.email?.toLowerCase() ?? null;
  const own = (await selfReferral(call, partner_id, customer)) ?? ownDevice(decision.touches, partner_id);
  if (own) signals.push({ rule: 'self_referral', evidence: own });
  const domain = email?.split('@')[1];
  if (domain && disposableDomains.has(domain))
    signals.push({ rule: 'disposable_email', evidence: `${domain} provides temporary addresses.` });
  const count = await recentConversions(call, partner_id, at);
  if (count >= settings.conversions_per_hour)
    signals.push({ rule: 'velocity', evidence: `${count} leads and sales of this partner in the hour before.` });
  if (decision.method !== 'clicks') return signals;
  const touches = decision.touches.filter((touch) => touch.partner_id === partner_id);
  const fast = touches.find(
    (touch) => at.getTime() - new Date(touch.at).getTime() < FASTEST_MS && touch.referrer_host !== null,
  );
  if (fast && count < settings.conversions_per_hour)
    signals.push({ rule: 'velocity', evidence: 'The customer converted less than three seconds after the click.' });
  const banned = touches.find(({ referrer_host: host }) => host && isBanned(host, settings.banned_sources));
  if (banned) signals.push({ rule: 'banned_source', evidence: `A click came from ${banned.referrer_host}.` });
  const paid = settings.holds_paid_search && touches.find((touch) => isPaid(touch, settings.allowed_campaigns));
  if (paid)
    signals.push({
      rule: 'paid_search',
      evidence: `A click came from paid search (${PAID.find((key) => paid.params[key])}).`,
    });
  return signals;
}

const ownDevice = (touches: readonly Touch[], partner_id: string): string | undefined =>
  touches.some((touch) => touch.is_own_device && touch.partner_id === partner_id)
    ? 'The click came from a device on which a partner user was signed in.'
    : undefined;

const isBanned = (host: string, domains: readonly string[]) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

function isPaid({ params }: Touch, allowed: readonly string[]): boolean {
  const campaigns = [params.utm_campaign, params.gad_campaignid, params.campaignid];
  return PAID.some((key) => params[key]) && !campaigns.some((campaign) => campaign && allowed.includes(campaign));
}

async function recentConversions(call: Call, partner_id: string, at: Date): Promise<number> {
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from tracked_events
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and kind in ('lead', 'sale')
      and occurred_at > ${at}::timestamptz - interval '1 hour' and occurred_at <= ${at}`);
  return count;
}
