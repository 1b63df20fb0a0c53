import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { Lead, LeadOffer } from '../../schema.ts';
import type { LeadDecline } from '../../steps.schema.ts';
import { endRound, lockedLead, lockedOffer, moveLead, moveOffer, openOffers } from '../moving.ts';
import { tellEnd, tellLeadAnswer } from '../notices.ts';
import { leads } from '../resource.ts';
import { nextRound } from '../rounds/distribute.ts';
import { endOffers, requireInTime } from './open.ts';

/**
 * The partner declines. When no partner of the round is left, the lead goes to the next round; spam is not offered
 * again.
 */
export async function declineOffer(call: Call, offer: LeadOffer, input: LeadDecline): Promise<void> {
  const { full_name } = call.actor;
  const comment = input.comment?.trim() || null;
  if (input.reason_code === 'other' && !comment) throw invalid({ comment: ['is required for the reason "other"'] });
  requireInTime(call, offer);
  await call.asCompany(async (company) => {
    const lead = await lockedLead(company, offer.lead_id);
    await moveOffer(company, offer, 'declined', {
      answered_at: company.now().toISOString(),
      answered_by_name: full_name,
      reason_code: input.reason_code,
      comment,
      was_contacted: input.was_contacted ?? false,
      is_spam: input.is_spam ?? false,
    });
    await tellLeadAnswer(company, lead, offer, input.is_spam ? 'spam' : 'declined');
    if (input.is_spam) return markAsSpam(company, lead, `${offer.partner_name} marked this lead as spam.`);
    await continueRound(company, lead);
  });
}

/** Ends the lead's offers; it is not offered again until a team member decides otherwise. */
export async function markAsSpam(call: Call, lead: Lead, reason_text: string): Promise<void> {
  for (const other of await endOffers(call, lead.id, 'withdrawn')) await tellEnd(call, other, 'withdrawn');
  await endRound(call, lead, 'withdrawn');
  await moveLead(call, lead, 'spam', {
    reason_text,
    due_at: null,
    partner_id: null,
    closed_at: call.now().toISOString(),
  });
}

/** Starts the next round, once no offer of this one is open. */
export async function continueRound(call: Call, lead: Lead): Promise<void> {
  if ((await openOffers(call, lead.id)).length > 0) return;
  await endRound(call, lead, 'passed');
  await nextRound(call, await readRow<Lead>(call, leads, lead.id));
}

/** Offers whose time is over by now. */
export async function overdueOffers(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from lead_offers
    where organization_id = ${call.organization_id} and status in ('offered', 'opened') and respond_by <= ${call.now()}
    order by respond_by, id`);
  return found.map(({ id }) => id);
}

export async function expireOffer(call: Call, id: string): Promise<void> {
  const offer = await lockedOffer(call, id);
  if (!isWaiting(offer) || Date.parse(offer.respond_by) > call.now().getTime()) return;
  await moveOffer(call, offer, 'expired', { answered_at: call.now().toISOString() });
  await tellEnd(call, offer, 'expired');
  await continueRound(call, await lockedLead(call, offer.lead_id));
}

const isWaiting = ({ status }: LeadOffer) => status === 'offered' || status === 'opened';

/** The partner has spoken to the contact. Repeating it changes nothing. */
export async function recordFirstContact(call: Call, offer: LeadOffer): Promise<void> {
  await call.asCompany(async (company) => {
    const lead = await lockedLead(company, offer.lead_id);
    if (lead.first_contact_at) return;
    await company.run(sql`
      update leads set first_contact_at = ${company.now()}
      where organization_id = ${company.organization_id} and id = ${lead.id}`);
  });
}
