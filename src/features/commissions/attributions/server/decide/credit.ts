import { replaceSplit, splitOfDeal, takeOpportunityStep } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Method, Share } from '../../schema.ts';
import type { Customer } from '../track/customers.ts';
import { currentShares, type Decision } from './decide.ts';

interface Deal {
  id: string;
  status: string;
}
interface EarlierDecision {
  method: Method;
  shares: Share[];
  reason: string;
}

/**
 * Finds the partners credited for a deal of a customer: by a decision about the deal, then by the customer's lead, then
 * the partners that people put on the deal, then by the decision about the customer. The deal's partners follow.
 */
export async function creditDeal(call: Call, deal: Deal, customer: Customer, decision: Decision): Promise<Decision> {
  const earlierDecision = await decisionOf(call, deal.id);
  if (earlierDecision && earlierDecision.method !== 'none')
    return { ...decision, ...earlierDecision, shares: await currentShares(call, earlierDecision.shares) };
  const parts = (await splitOfDeal(call, deal.id)).filter(({ status }) => status === 'confirmed');
  const partners = [...new Set(parts.map(({ partner_id }) => partner_id))];
  if (decision.method === 'registration' && partners.includes(decision.shares[0]!.partner_id)) return decision;
  const lead = await leadOf(call, deal.id, customer);
  const isByClick = decision.method === 'clicks' || decision.method === 'lead';
  if (parts.length > 0 && !(lead && isByClick))
    return { ...decision, method: 'deal', coupon_id: null, ...ownShares(parts) };
  const credit: Decision =
    lead && isByClick ? { ...decision, method: 'lead', reason: throughLead(lead.number, decision.reason) } : decision;
  const credited = new Set(credit.shares.map(({ partner_id }) => partner_id));
  const isSame = credit.shares.every(({ partner_id }) =>
    parts.some((part) => part.partner_id === partner_id && part.role === 'source'),
  );
  if (credit.shares.length === 0 || isSame) return credit;
  const participants = [
    ...credit.shares.map(({ partner_id, weight }) => ({ partner_id, weight, role: 'source' as const })),
    // The partner that works on the deal keeps it.
    ...(await splitOfDeal(call, deal.id)).filter(({ partner_id }) => !credited.has(partner_id)),
  ];
  if (deal.status === 'won') await takeOpportunityStep.amend(call, deal.id, { participants, reason: credit.reason });
  else await replaceSplit(call, deal.id, { participants });
  return credit;
}

const throughLead = (number: number, reason: string) =>
  `Through lead ${number}. ${reason.replace(/^Through lead \d+\. /, '')}`;

function ownShares(parts: readonly { partner_id: string; weight: number }[]) {
  const weights = new Map<string, number>();
  for (const { partner_id, weight } of parts) weights.set(partner_id, Math.max(weights.get(partner_id) ?? 0, weight));
  return {
    shares: [...weights].map(([partner_id, weight]): Share => ({ partner_id, weight, link_id: null })),
    reason: 'Credited to the partners of the deal.',
  };
}

export function decisionOf(call: Call, opportunity_id: string): Promise<EarlierDecision | undefined> {
  return call.maybe<EarlierDecision>(sql`
    select method, shares, reason from attribution_decisions
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id}
    order by seq desc limit 1`);
}

function leadOf(call: Call, opportunity_id: string, { ids, email }: Customer): Promise<{ number: number } | undefined> {
  return call.maybe(sql`
    select number from leads
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id}
      and (customer_id = any(${ids}) or contact_email = ${email})
    order by received_at, id limit 1`);
}
