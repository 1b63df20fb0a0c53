import { readOpportunity, replaceSplit, takeOpportunityStep } from '#features/deals/opportunities/server/service.ts';
import { readLinkSettings } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Share } from '../../schema.ts';
import { storeDecision } from './store.ts';

/**
 * Assigns the credit that a person decided on. The deal's partners, its commission and later sales of the customer
 * follow.
 */
export async function assignCredit(
  call: Call,
  opportunity_id: string,
  { partner_id, reason }: { partner_id: string | null; reason: string },
): Promise<void> {
  const deal = await readOpportunity(call, opportunity_id);
  if (partner_id) await call.requirePartner(partner_id);
  const participants = partner_id ? [{ partner_id, role: 'source' as const }] : [];
  if (deal.status === 'won') await takeOpportunityStep.amend(call, deal.id, { reason, participants });
  else await replaceSplit(call, deal.id, { participants });
  const sale = await call.maybe<{ customer_id: string | null }>(sql`
    select customer_id from tracked_events
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id} and kind = 'sale' limit 1`);
  await call.run(sql`
    update tracked_events
    set partner_id = ${partner_id}, link_id = null, status = ${partner_id ? 'attributed' : 'unattributed'}
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id} and partner_id is distinct
    from ${partner_id}`);
  const { model } = await readLinkSettings(call);
  const shares: Share[] = partner_id ? [{ partner_id, weight: 1, link_id: null }] : [];
  await storeDecision(call, opportunity_id, sale?.customer_id ?? null, {
    method: 'manual',
    model,
    shares,
    inputs: { assigned_by: call.actor.user_id },
    reason: reason.trim(),
  });
}
