import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { LeadRule, Simulation, SimulationResult } from '../rules.schema.ts';
import type { Lead } from '../schema.ts';
import { scorePartners } from '../scoring/score.ts';
import type { PartnerFacts } from '../scoring.schema.ts';
import { leadRules } from './resource.ts';
import { factsOfLead, partnerFacts, partnersOfRule, type RuleValues, scoringOf } from './rounds/candidates.ts';
import { matches } from './rounds/distribute.ts';
import { checkRule } from './rules/check.ts';

const defaults: RuleValues = {
  name: 'Draft',
  description: null,
  order: 0,
  is_active: true,
  countries: [],
  product_ids: [],
  sources: [],
  audience_id: null,
  audience_name: null,
  conditions: null,
  weights: { territory: 30, capacity: 20, fairness: 20 },
  required_criteria: [],
  preferred_type_ids: [],
  certificate_tags: [],
  certificate_field: null,
  max_open_leads: 10,
  needs_portal: true,
  mode: 'one',
  race_size: 3,
  accept_hours: 48,
  contact_hours: 72,
};

type Past = Lead & { actual_id: string | null; actual_name: string | null };

/**
 * The partners that would get the first offer of the last leads under these rules, with partners as they are today.
 * Each simulated lead counts for capacity and fairness of the next.
 */
export async function simulateLeadRules(
  call: Call,
  { rules: given, last = 50 }: Simulation,
): Promise<SimulationResult> {
  const rules = await rulesOf(call, given);
  const eligible = new Map<RuleValues, Set<string> | null>();
  for (const rule of rules) eligible.set(rule, await partnersOfRule(call, rule));
  const past = await pastLeads(call, last);
  const names = new Map<string, string>();
  const given_ids = new Map<string, number>();
  const result: SimulationResult['leads'] = [];
  for (const lead of past) {
    const rule = rules.find((one) => matches(one, lead));
    const winner = rule && (await firstOffer(call, lead, rule, eligible.get(rule)!, given_ids, names));
    if (winner) given_ids.set(winner.partner_id, (given_ids.get(winner.partner_id) ?? 0) + 1);
    result.push({
      lead_id: lead.id,
      number: lead.number,
      name: lead.company_name || lead.contact_name,
      country: lead.country,
      received_at: lead.received_at,
      actual: lead.actual_id ? { id: lead.actual_id, name: lead.actual_name ?? '' } : null,
      simulated: winner ? { id: winner.partner_id, name: names.get(winner.partner_id)! } : null,
      rule_name: rule?.name ?? null,
      score: winner?.score ?? null,
      explanation: winner?.explanation ?? (rule ? 'No partner meets the requirements.' : 'No rule matches.'),
    });
  }
  return {
    leads: result.reverse(),
    partners: totals(result),
    changed: result.filter(({ actual, simulated }) => actual?.id !== simulated?.id).length,
  };
}

async function firstOffer(
  call: Call,
  lead: Lead,
  rule: RuleValues,
  ids: ReadonlySet<string> | null,
  given: ReadonlyMap<string, number>,
  names: Map<string, string>,
) {
  const facts = factsOfLead(lead);
  const partners = await partnerFacts(call, facts, rule, ids);
  for (const { id, name } of partners) names.set(id, name);
  const then = partners.map((partner) => after(partner, given.get(partner.id) ?? 0));
  return scorePartners(facts, then, scoringOf(rule)).find(({ rank }) => rank === 1);
}

const after = (partner: PartnerFacts, given: number): PartnerFacts =>
  given === 0 ? partner : { ...partner, open_leads: partner.open_leads + given, days_since_offer: 0 };

/** Stored rules with the changed values, and new ones. */
async function rulesOf(call: Call, given: Simulation['rules']): Promise<RuleValues[]> {
  const rules: RuleValues[] = [];
  for (const { id, ...draft } of given) {
    const stored = id ? await readRow<LeadRule>(call, leadRules, id) : defaults;
    const values = await checkRule(call, draft);
    rules.push({ ...stored, ...values } as RuleValues);
  }
  return rules;
}

/** The last leads that were not spam, oldest first. */
async function pastLeads(call: Call, last: number): Promise<Past[]> {
  const rows = await call.rows<Past>(sql`
    select l.*, coalesce(l.partner_id, f.partner_id) as actual_id,
      coalesce(l.partner_name, f.partner_name) as actual_name
    from lead_rows l
    left join lateral (select o.partner_id, p.name as partner_name from lead_offers o
      join partners p on p.organization_id = o.organization_id and p.id = o.partner_id
      where o.organization_id = l.organization_id and o.lead_id = l.id order by o.round, o.rank limit 1) f on true
    where l.organization_id = ${call.organization_id} and l.status <> 'spam' and l.archived_at is null
    order by l.received_at desc, l.id desc limit ${last}`);
  return rows.reverse();
}

function totals(result: SimulationResult['leads']): SimulationResult['partners'] {
  const sums = new Map<string, { id: string; name: string; actual: number; simulated: number }>();
  for (const lead of result) {
    for (const key of ['actual', 'simulated'] as const) {
      const partner = lead[key];
      if (!partner) continue;
      const sum = sums.get(partner.id) ?? { ...partner, actual: 0, simulated: 0 };
      sum[key] += 1;
      sums.set(partner.id, sum);
    }
  }
  return [...sums.values()].sort(
    (a, b) => b.simulated - a.simulated || b.actual - a.actual || (a.name < b.name ? -1 : 1),
  );
}
