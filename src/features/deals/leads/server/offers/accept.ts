import { requireOpenGate } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { addBusinessSeconds } from '#shared/time/business-time.ts';
import type { Lead, LeadOffer } from '../../schema.ts';
import type { LeadAcceptance } from '../../steps.schema.ts';
import { RECEIVE } from '../gate.ts';
import { endRound, lockedLead, moveLead, moveOffer } from '../moving.ts';
import { tellEnd, tellLeadAnswer } from '../notices.ts';
import { leads } from '../resource.ts';
import { endOffers, requireInTime } from './open.ts';
import { dealOfLead } from './opportunity.ts';

/**
 * The partner accepts the lead: it becomes an opportunity with the partner's plan, and the other partners of a race are
 * notified that it is taken. The lead is locked first, so of two concurrent answers the second finds the offer taken.
 * @throws 409 when the time to answer is over
 */
export async function acceptOffer(call: Call, offer: LeadOffer, plan: LeadAcceptance): Promise<void> {
  const { full_name, partner_id } = call.actor;
  if (partner_id) await requireOpenGate(call, RECEIVE, partner_id);
  requireInTime(call, offer);
  await call.asCompany(async (company) => {
    const lead = await lockedLead(company, offer.lead_id);
    const now = company.now().toISOString();
    await moveOffer(company, offer, 'accepted', { answered_at: now, answered_by_name: full_name });
    await endRound(company, lead, 'accepted');
    const opportunity_id = await dealOfLead(company, lead, offer.partner_id, plan);
    await moveLead(company, lead, 'accepted', {
      partner_id: offer.partner_id,
      opportunity_id,
      accepted_at: now,
      due_at: null,
      first_contact_at: null,
      contact_due_at: addBusinessSeconds(
        company.now(),
        offer.contact_hours * 3600,
        company.actor.timezone,
      ).toISOString(),
      reason_text: null,
    });
    await explainToOthers(company, lead.id, offer.partner_id);
    for (const other of await endOffers(company, lead.id, 'taken', offer.id)) await tellEnd(company, other, 'taken');
    await tellLeadAnswer(company, await readRow<Lead>(company, leads, lead.id), offer, 'accepted');
  });
}

/** From now on the partners that did not get the lead can read why. */
async function explainToOthers(call: Call, lead_id: string, winner: string): Promise<void> {
  await call.run(sql`
    update lead_scores set is_decided = (partner_id <> ${winner})
    where organization_id = ${call.organization_id} and lead_id = ${lead_id}`);
}
