import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sampleReferralLink } from '#features/referrals/referral-links/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { contractAccounts } from './resource.ts';
import { trackLead, trackSale } from './service.ts';

export async function sampleTrackedEvent(call: Call): Promise<string> {
  return (await trackLead(call, { customer_id: `customer ${newId()}`, name: 'Sample customer' })).id;
}

/** A sale by a partner to itself, which opens a case. */
async function suspiciousSale(call: Call): Promise<string> {
  const key = newId().slice(-10);
  const partner_id = await samplePartner(call, { domain: `self-${key}.example` });
  const link_id = await sampleReferralLink(call, { partner_id });
  const { code } = await call.one<{ code: string }>(
    sql`select code from referral_links where organization_id = ${call.organization_id} and id = ${link_id}`,
  );
  const sale = await trackSale(call, {
    invoice_id: `sample ${key}`,
    customer_id: key,
    email: `buyer@self-${key}.example`,
    code,
    amount_minor: 10_000,
    currency: 'USD',
  });
  return sale.opportunity_id!;
}

export async function sampleAttributionDecision(call: Call): Promise<string> {
  const opportunity_id = await suspiciousSale(call);
  return firstId(call, 'attribution_decisions where opportunity_id = $2 and organization_id = $1', opportunity_id);
}

export async function sampleRiskCase(call: Call): Promise<string> {
  const opportunity_id = await suspiciousSale(call);
  return firstId(
    call,
    'risk_cases where organization_id = $1 and customer_id = (select customer_id from tracked_events where opportunity_id = $2 limit 1)',
    opportunity_id,
  );
}

async function firstId(call: Call, from: string, value: string): Promise<string> {
  return (await call.one<{ id: string }>(`select id from ${from} limit 1`, [call.organization_id, value])).id;
}

export async function sampleContractAccount(call: Call): Promise<string> {
  return createRow(call, contractAccounts, {
    partner_id: await samplePartner(call),
    account_id: await sampleAccount(call),
    starts_on: call.today(),
  });
}

/** Creates a sale for a customer whose account has two open deals. */
export async function sampleSaleInReview(call: Call): Promise<string> {
  const key = newId().slice(-10);
  const domain = `review-${key}.example`;
  const account_id = await sampleAccount(call, { name: `Review ${key}`, domain });
  for (const _ of [1, 2]) await sampleOpportunity(call, { account_id });
  const sale = await trackSale(call, {
    invoice_id: `review ${key}`,
    customer_id: `review ${key}`,
    email: `buyer@${domain}`,
    amount_minor: 10_000,
    currency: 'USD',
  });
  return firstId(call, 'sale_reviews where organization_id = $1 and event_id = $2', sale.id);
}
