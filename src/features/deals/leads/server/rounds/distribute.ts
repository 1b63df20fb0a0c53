import { partnersBehindGate } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { LeadRule } from '../../rules.schema.ts';
import type { Lead } from '../../schema.ts';
import { scorePartners } from '../../scoring/score.ts';
import type { PartnerScore } from '../../scoring.schema.ts';
import { RECEIVE } from '../gate.ts';
import { lockedLead, moveLead } from '../moving.ts';
import { tellUnassigned } from '../notices.ts';
import { leads } from '../resource.ts';
import { factsOfLead, partnerFacts, partnersOfRule, type RuleValues, scoringOf } from './candidates.ts';
import { makeOffers, recordRound, recordScores } from './round.ts';

/** Offers a lead that waits for it. Safe to repeat: a lead that has been offered meanwhile stays as it is. */
export async function distributeLead(call: Call, id: string): Promise<void> {
  const lead = await lockedLead(call, id);
  if (lead.status !== 'new' || lead.archived_at) return;
  await nextRound(call, lead);
}

/** The partner the visitor asked for, then the best by the rules; the unassigned queue when no partner is left. */
export async function nextRound(call: Call, lead: Lead): Promise<Lead> {
  const passed = await passedPartners(call, lead.id);
  if (lead.requested_partner_id && lead.round === 0 && (await canBeAsked(call, lead.requested_partner_id)))
    return offerTo(call, lead, { partner_id: lead.requested_partner_id, kind: 'requested' });
  const rule = await ruleFor(call, lead);
  if (!rule) return leaveUnassigned(call, lead, 'noRule');
  const { scores, considered } = await scoresFor(call, lead, rule, passed);
  const chosen = scores.filter(({ rank }) => rank !== null).slice(0, rule.mode === 'race' ? rule.race_size : 1);
  const round = lead.round + 1;
  const eligible = scores[0]?.among ?? 0;
  const isOver = chosen.length === 0;
  await recordRound(call, lead, {
    round,
    kind: 'rule',
    mode: rule.mode,
    rule: { id: rule.id, name: rule.name },
    considered,
    eligible: scores[0]?.rank ? eligible : 0,
    ...(isOver && { outcome: 'nobody' as const }),
  });
  await recordScores(call, lead, round, scores, new Set(chosen.map(({ partner_id }) => partner_id)));
  if (isOver) return leaveUnassigned(call, { ...lead, round }, nobodyLeft(passed, considered));
  return makeOffers(call, lead, {
    round,
    mode: rule.mode,
    accept_hours: rule.accept_hours,
    contact_hours: rule.contact_hours,
    partners: chosen,
  });
}

/** Why a lead stays unassigned, as its history tells it. */
const unassigned = {
  noRule: 'No active rule matches this lead.',
  allPassed: 'Every eligible partner has passed on this lead.',
  noAudience: 'The rule’s audience has no partners.',
  noneMeets: 'No partner meets the rule’s requirements.',
};

const nobodyLeft = (passed: Record<string, string>, considered: number) =>
  Object.keys(passed).length > 0 ? 'allPassed' : considered === 0 ? 'noAudience' : 'noneMeets';

/** Offers the lead to one partner, chosen by the visitor or by a team member with a reason. */
export async function offerTo(
  call: Call,
  lead: Lead,
  { partner_id, kind, reason = null }: { partner_id: string; kind: 'requested' | 'manual'; reason?: string | null },
): Promise<Lead> {
  const rule = await ruleFor(call, lead);
  const round = lead.round + 1;
  await recordRound(call, lead, { round, kind, mode: kind, rule: null, considered: 1, eligible: 1, reason });
  return makeOffers(call, lead, {
    round,
    mode: kind,
    accept_hours: rule?.accept_hours ?? 48,
    contact_hours: rule?.contact_hours ?? 72,
    partners: [{ partner_id, rank: 1, score: null }],
  });
}

/** The first active rule that matches the lead. */
export async function ruleFor(
  call: Call,
  lead: Pick<Lead, 'country' | 'product_id' | 'source'>,
): Promise<LeadRule | undefined> {
  return (await activeRules(call)).find((rule) => matches(rule, lead));
}

export function activeRules(call: Call): Promise<LeadRule[]> {
  return call.rows<LeadRule>(sql`
    select r.*, a.name as audience_name from lead_rules r
    left join audiences a on a.organization_id = r.organization_id and a.id = r.audience_id
    where r.organization_id = ${call.organization_id} and r.archived_at is null and r.is_active
    order by r."order", r.name, r.id`);
}

export function matches(
  { countries, product_ids, sources }: Pick<RuleValues, 'countries' | 'product_ids' | 'sources'>,
  lead: Pick<Lead, 'country' | 'product_id' | 'source'>,
): boolean {
  const fits = (list: readonly string[], value: string | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  return fits(countries, lead.country) && fits(product_ids, lead.product_id) && fits(sources, lead.source);
}

export async function scoresFor(
  call: Call,
  lead: Lead,
  rule: RuleValues,
  passed: Record<string, string>,
): Promise<{ scores: PartnerScore[]; considered: number }> {
  const facts = factsOfLead(lead);
  const scoring = scoringOf(rule);
  const partners = await partnerFacts(call, facts, scoring, await partnersOfRule(call, rule));
  return { scores: scorePartners(facts, partners, scoring, passed), considered: partners.length };
}

/** Partners that had this lead and do not get it again, with the reason. */
async function passedPartners(call: Call, lead_id: string): Promise<Record<string, string>> {
  const rows = await call.rows<{ partner_id: string; status: string }>(sql`
    select distinct on (partner_id) partner_id, status from lead_offers
    where organization_id = ${call.organization_id} and lead_id = ${lead_id}
      and status in ('declined', 'expired', 'withdrawn', 'accepted')
    order by partner_id, round desc`);
  const reasons: Record<string, string> = {
    declined: 'declined this lead',
    expired: 'did not answer in time',
    withdrawn: 'the offer was withdrawn',
    accepted: 'had this lead before',
  };
  return Object.fromEntries(rows.map(({ partner_id, status }) => [partner_id, reasons[status]!]));
}

async function canBeAsked(call: Call, partner_id: string): Promise<boolean> {
  const found = await call.maybe(sql`
    select from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.id = ${partner_id} and p.archived_at is null
      and s.category = 'active'`);
  return found !== undefined && !(await partnersBehindGate(call, RECEIVE)).has(partner_id);
}

async function leaveUnassigned(call: Call, lead: Lead, why: keyof typeof unassigned): Promise<Lead> {
  const left = await moveLead(call, lead, 'unassigned', {
    reason_text: unassigned[why],
    round: lead.round,
    partner_id: null,
    due_at: null,
  });
  await tellUnassigned(call, await readRow<Lead>(call, leads, lead.id), why);
  return left;
}
