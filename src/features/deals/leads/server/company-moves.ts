import { requireOpenGate } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { Lead, LeadOffer } from '../schema.ts';
import type { LeadAssignment, LeadReason } from '../steps.schema.ts';
import { RECEIVE } from './gate.ts';
import { endRound, moveLead, moveOffer } from './moving.ts';
import { tellEnd } from './notices.ts';
import { markAsSpam } from './offers/decline.ts';
import { endOffers } from './offers/open.ts';
import { leads } from './resource.ts';
import { nextRound, offerTo } from './rounds/distribute.ts';

/**
 * Offers the lead to a chosen partner. The previous partner loses it; an open deal follows when the new partner
 * accepts.
 */
export async function assignLead(call: Call, lead: Lead, { partner_id, reason }: LeadAssignment): Promise<void> {
  await requireActive(call, partner_id);
  await requireOpenGate(call, RECEIVE, partner_id);
  if (lead.partner_id === partner_id) throw invalid({ partner_id: ['already works on this lead'] });
  await call.because(reason.trim());
  const given = await takeBack(call, lead);
  await offerTo(call, given, { partner_id, kind: 'manual', reason: reason.trim() });
}

export async function reportSpam(call: Call, lead: Lead, { reason }: LeadReason): Promise<void> {
  await markAsSpam(call, lead, reason.trim());
}

/** Distributed again as if it were new. */
export async function restoreFromSpam(call: Call, lead: Lead): Promise<void> {
  await nextRound(call, await moveLead(call, lead, 'new', { reason_text: null, closed_at: null }));
}

/** Closes a lead without a deal that will not be worked on. */
export async function closeLead(call: Call, lead: Lead, { reason }: LeadReason): Promise<void> {
  for (const offer of await endOffers(call, lead.id, 'withdrawn')) await tellEnd(call, offer, 'withdrawn');
  await endRound(call, lead, 'withdrawn');
  await moveLead(call, lead, 'lost', {
    reason_text: reason.trim(),
    due_at: null,
    closed_at: call.now().toISOString(),
  });
}

/** Ends every offer, an accepted one too. */
async function takeBack(call: Call, lead: Lead): Promise<Lead> {
  for (const offer of await endOffers(call, lead.id, 'withdrawn')) await tellEnd(call, offer, 'withdrawn');
  const accepted = await call.rows<LeadOffer>(sql`
    select * from lead_offer_rows
    where organization_id = ${call.organization_id} and lead_id = ${lead.id} and status = 'accepted'`);
  for (const offer of accepted) {
    await moveOffer(call, offer, 'withdrawn');
    await tellEnd(call, offer, 'withdrawn');
  }
  await endRound(call, lead, 'withdrawn');
  return readRow<Lead>(call, leads, lead.id);
}

async function requireActive(call: Call, partner_id: string): Promise<void> {
  const found = await call.maybe<{ is_active: boolean }>(sql`
    select s.category = 'active' and p.archived_at is null as is_active from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.id = ${partner_id}`);
  if (!found) throw invalid({ partner_id: ['does not exist'] });
  if (!found.is_active) throw invalid({ partner_id: ['is not an active partner'] });
}
