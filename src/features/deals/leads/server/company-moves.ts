import { requireOpenGate } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { Static } from '#shared/schema.ts';
import type { Assignment, Lead, Plain, WithReason } from '../schema.ts';
import { RECEIVE } from './gate.ts';
import { changeOffer, endRound, lockedLead, moveLead, requireMove } from './moving.ts';
import { tellEnd } from './notices.ts';
import { markAsSpam } from './offers/decline.ts';
import { endOffers } from './offers/open.ts';
import { leads } from './resource.ts';
import { nextRound, offerTo } from './rounds/distribute.ts';

/**
 * Offers the lead to a chosen partner. The previous partner loses it; an open deal follows when the new partner
 * accepts.
 */
export async function assignLead(
  call: Call,
  id: string,
  { partner_id, reason, row_version }: Assignment,
): Promise<void> {
  const lead = await lockedLead(call, id, row_version);
  requireMove(lead.status, 'offered');
  await requireActive(call, partner_id);
  await requireOpenGate(call, RECEIVE, partner_id);
  if (lead.partner_id === partner_id) throw invalid({ partner_id: ['already works on this lead'] });
  await call.because(reason.trim());
  const given = await takeBack(call, lead);
  await offerTo(call, given, { partner_id, kind: 'manual', reason: reason.trim() });
}

/** Runs the rules again for a lead without a partner. */
export async function redistribute(call: Call, id: string, { row_version }: Static<typeof Plain>): Promise<void> {
  const lead = await lockedLead(call, id, row_version);
  if (lead.status !== 'unassigned' && lead.status !== 'new')
    throw conflict('Only a new or unassigned lead can be distributed.', { allowed: ['new', 'unassigned'] });
  await nextRound(call, lead);
}

export async function reportSpam(call: Call, id: string, input: Static<typeof WithReason>): Promise<void> {
  const lead = await lockedLead(call, id, input.row_version);
  requireMove(lead.status, 'spam');
  await markAsSpam(call, lead, input.reason.trim());
}

/** Distributed again as if it were new. */
export async function restoreFromSpam(call: Call, id: string, { row_version }: Static<typeof Plain>): Promise<void> {
  const lead = await lockedLead(call, id, row_version);
  const restored = await moveLead(call, lead, 'new', { reason_text: null, closed_at: null });
  await nextRound(call, restored);
}

/** Closes a lead without a deal that will not be worked on. */
export async function closeLead(call: Call, id: string, input: Static<typeof WithReason>): Promise<void> {
  const lead = await lockedLead(call, id, input.row_version);
  if (lead.opportunity_id && lead.opportunity_status === 'open')
    throw conflict('This lead has an open opportunity. Close the opportunity instead.', { allowed: [] });
  requireMove(lead.status, 'lost');
  for (const offer of await endOffers(call, id, 'withdrawn')) await tellEnd(call, offer, 'withdrawn');
  await endRound(call, lead, 'withdrawn');
  await moveLead(call, lead, 'lost', {
    reason_text: input.reason.trim(),
    due_at: null,
    closed_at: call.now().toISOString(),
  });
}

/** Ends every offer, an accepted one too. */
async function takeBack(call: Call, lead: Lead): Promise<Lead> {
  for (const offer of await endOffers(call, lead.id, 'withdrawn')) await tellEnd(call, offer, 'withdrawn');
  const accepted = await call.rows<Parameters<typeof tellEnd>[1]>(
    "select * from lead_offers where organization_id = $1 and lead_id = $2 and status = 'accepted'",
    [call.organization_id, lead.id],
  );
  for (const offer of accepted) {
    await changeOffer(call, offer.id, { status: 'withdrawn' });
    await tellEnd(call, offer, 'withdrawn');
  }
  await endRound(call, lead, 'withdrawn');
  return readRow<Lead>(call, leads, lead.id);
}

async function requireActive(call: Call, partner_id: string): Promise<void> {
  const found = await call.maybe<{ is_active: boolean }>(
    `select s.category = 'active' and p.archived_at is null as is_active from partners p
     join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
     where p.organization_id = $1 and p.id = $2`,
    [call.organization_id, partner_id],
  );
  if (!found) throw invalid({ partner_id: ['does not exist'] });
  if (!found.is_active) throw invalid({ partner_id: ['is not an active partner'] });
}
