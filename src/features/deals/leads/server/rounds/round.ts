import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { insertRows } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import { addBusinessSeconds } from '#shared/time/business-time.ts';
import { LeadScore } from '../../rules.schema.ts';
import { type Lead, LeadOffer, LeadRound } from '../../schema.ts';
import type { PartnerScore } from '../../scoring.schema.ts';
import { moveLead } from '../moving.ts';
import { tellOffer } from '../notices.ts';

interface RoundFacts {
  round: number;
  kind: LeadRound['kind'];
  mode: LeadRound['mode'];
  rule: { id: string; name: string } | null;
  considered: number;
  eligible: number;
  outcome?: 'nobody';
  reason?: string | null;
}

export async function recordRound(call: Call, { id: lead_id }: Lead, facts: RoundFacts): Promise<void> {
  const { rule, outcome, reason = null, ...rest } = facts;
  const now = call.now().toISOString();
  await insertRows(call, 'lead_rounds', LeadRound, [
    {
      ...rest,
      lead_id,
      rule_id: rule?.id ?? null,
      rule_name: rule?.name ?? null,
      actor_name: call.actor.role === 'system' ? null : call.actor.full_name,
      reason_text: reason,
      started_at: now,
      ...(outcome && { outcome, ended_at: now }),
    },
  ]);
}

/** Scores kept of one round: all ranked partners, and the first of the excluded ones. */
const MOST_SCORES = 200;

export async function recordScores(
  call: Call,
  lead: Lead,
  round: number,
  scores: readonly PartnerScore[],
  offered: ReadonlySet<string>,
): Promise<void> {
  await call.run(sql`
    update lead_scores set is_latest = false
    where organization_id = ${call.organization_id} and lead_id = ${lead.id} and is_latest
      and partner_id = any(${scores.map(({ partner_id }) => partner_id)}::uuid[])`);
  await insertRows(
    call,
    'lead_scores',
    LeadScore,
    scores.slice(0, MOST_SCORES).map(({ partner_id, rank, among, score, excluded, criteria, explanation }) => ({
      lead_id: lead.id,
      round,
      partner_id,
      rank,
      among,
      score,
      excluded,
      criteria,
      explanation,
      is_offered: offered.has(partner_id),
      country: lead.country,
      product_name: lead.product_name,
      received_at: lead.received_at,
    })),
  );
}

interface Offers {
  round: number;
  mode: LeadOffer['mode'];
  accept_hours: number;
  contact_hours: number;
  partners: readonly Pick<PartnerScore, 'partner_id' | 'rank' | 'score'>[];
}

/** Offers the lead, sets the time to answer, and notifies the partners. */
export async function makeOffers(call: Call, lead: Lead, offers: Offers): Promise<Lead> {
  const { round, mode, accept_hours, contact_hours, partners } = offers;
  const now = call.now().toISOString();
  const respond_by = addBusinessSeconds(call.now(), accept_hours * 3600, call.actor.timezone).toISOString();
  const made = partners.map(({ partner_id, rank, score }) => ({
    id: newId(),
    lead_id: lead.id,
    partner_id,
    round,
    mode,
    rank: rank ?? 1,
    score,
    number: lead.number,
    country: lead.country,
    region: lead.region,
    language: lead.language,
    product_name: lead.product_name,
    timing: lead.timing,
    received_at: lead.received_at,
    offered_at: now,
    respond_by,
    contact_hours,
  }));
  await insertRows(call, 'lead_offers', LeadOffer, made);
  const offered = await moveLead(call, lead, 'offered', {
    round,
    due_at: respond_by,
    offered_at: lead.offered_at ?? now,
    partner_id: null,
    reason_text: null,
  });
  for (const offer of made) await tellOffer(call, offer);
  return offered;
}
