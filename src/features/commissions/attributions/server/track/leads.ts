import { assignLeadsToCustomer, receiveLead } from '#features/deals/leads/server/service.ts';
import { readLinkSettings } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { Tracked, TrackLead } from '../../schema.ts';
import { decideAttribution } from '../decide/decide.ts';
import { reviewRisk } from '../risk/cases.ts';
import { type Customer, connectClicks, customerOf } from './customers.ts';
import { insertEvent } from './events.ts';
import { timeOf, trackOnce } from './once.ts';

/** Records that a person signed up or asked, and counts it for the link that brought them. */
export function trackLead(call: Call, given: TrackLead): Promise<Tracked> {
  const external_id = given.external_id ?? given.customer_id;
  const field = given.external_id ? 'external_id' : 'customer_id';
  return trackOnce(call, 'lead', { external_id, field, content: given }, async (content_hash) => {
    const at = timeOf(call, given.occurred_at);
    const customer = await customerOf(call, given);
    await connectClicks(call, customer, given, at);
    const decision = await decideAttribution(call, {
      customer,
      account_id: customer.account_id,
      coupon: given.coupon ?? null,
      at,
    });
    const lead = decision.shares[0];
    const isHeld = lead ? await reviewRisk(call, { customer, partner_id: lead.partner_id, decision, at }) : false;
    const status = isHeld ? 'held' : lead ? 'attributed' : 'unattributed';
    const id = newId();
    await insertEvent(call, {
      id,
      kind: 'lead',
      external_id,
      content_hash,
      customer_id: customer.id,
      occurred_at: at,
      status,
      partner_id: lead?.partner_id ?? null,
      link_id: lead?.link_id ?? null,
      coupon_id: decision.coupon_id,
      note: decision.reason,
    });
    const partner_id = lead?.partner_id ?? null;
    if (!isHeld) await passOn(call, given, { customer, partner_id, external_ref: `sign-up:${external_id}` });
    return {
      id,
      kind: 'lead',
      external_id,
      status,
      partner_id,
      opportunity_id: null,
      reason: decision.reason,
      is_repeat: false,
    };
  });
}

/**
 * Creates a lead for a sign-up unless the company turned that off; the partner that brought it is asked first. Existing
 * leads and customers create no new lead.
 */
async function passOn(
  call: Call,
  { name, email, company, domain }: TrackLead,
  { customer, partner_id, external_ref }: { customer: Customer; partner_id: string | null; external_ref: string },
): Promise<void> {
  const isLead = await assignLeadsToCustomer(call, customer);
  if (isLead || !(await readLinkSettings(call)).creates_leads || (await hasBought(call, customer))) return;
  await receiveLead(call, {
    source: 'link',
    contact: { name: name?.trim() || email?.trim() || company?.trim() || '', email: email ?? null },
    company: { name: company ?? null, domain: domain ?? null },
    partner_id,
    customer_id: customer.id,
    external_ref: external_ref.slice(0, 200),
  });
}

async function hasBought(call: Call, { ids }: Customer): Promise<boolean> {
  const sale = await call.maybe(sql`
    select from tracked_events
    where organization_id = ${call.organization_id} and customer_id = any(${ids}) and kind = 'sale'
      and status <> 'rejected' limit 1`);
  return sale !== undefined;
}
