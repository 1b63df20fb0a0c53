import { findPartnersMeeting, memberships } from '#features/partners/audiences/server/service.ts';
import { partnersBehindGate } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import { languageOf, languageOfCountry } from '../../languages.schema.ts';
import type { LeadRule } from '../../rules.schema.ts';
import type { Lead } from '../../schema.ts';
import type { LeadFacts, PartnerFacts, ScoringRule } from '../../scoring.schema.ts';
import { RECEIVE } from '../gate.ts';

export type RuleValues = Omit<LeadRule, 'id' | 'row_version' | 'created_at' | 'updated_at' | 'archived_at'>;

export const factsOfLead = ({
  country,
  region,
  postal_code,
  language,
  product_id,
  product_name,
}: Pick<Lead, 'country' | 'region' | 'postal_code' | 'language' | 'product_id' | 'product_name'>): LeadFacts => ({
  country,
  region,
  postal_code,
  language: language ?? languageOfCountry(country),
  product: product_id ? { id: product_id, name: product_name ?? 'the product' } : null,
});

export const scoringOf = (rule: RuleValues): ScoringRule => ({
  weights: rule.weights,
  required: rule.required_criteria as ScoringRule['required'],
  preferred_type_ids: rule.preferred_type_ids,
  certificate_tags: rule.certificate_tags,
  certificate_field: rule.certificate_field,
  max_open_leads: rule.max_open_leads,
  needs_portal: rule.needs_portal,
});

/** The live partners a rule is for: in its audience and meeting its conditions. */
export async function partnersOfRule(call: Call, rule: RuleValues): Promise<Set<string> | null> {
  let ids: Set<string> | null = null;
  if (rule.audience_id) {
    const members = await memberships(call, [rule.audience_id], null);
    ids = new Set(members.keys());
  }
  if (rule.conditions) {
    const meeting = new Set(await findPartnersMeeting(call, rule.conditions));
    ids = ids ? new Set([...ids].filter((id) => meeting.has(id))) : meeting;
  }
  return ids;
}

type Read = Omit<PartnerFacts, 'languages' | 'is_held_back' | 'has_certificate_field' | 'days_since_offer'> & {
  custom: Record<string, unknown>;
  last_offer_at: string | null;
};

/** The facts of live partners at this moment: of all, or of some. */
export async function partnerFacts(
  call: Call,
  lead: LeadFacts,
  { certificate_field }: Pick<ScoringRule, 'certificate_field'>,
  ids: ReadonlySet<string> | null,
): Promise<PartnerFacts[]> {
  const now = call.now();
  const rows = await call.rows<Read>(
    `with tiers as (
       select id, name, round(1000.0 * row_number() over (order by "order", name, id) / count(*) over ())::int as level
       from partner_tiers where organization_id = $1 and archived_at is null),
     wins as (
       select o.partner_id, count(distinct o.id)::int as wins from opportunities o
       join opportunity_lines l on l.organization_id = o.organization_id and l.opportunity_id = o.id
       where o.organization_id = $1 and o.status = 'won' and l.product_id = $2 and o.partner_id is not null group by 1),
     led as (
       select partner_id, count(*) filter (where status in ('accepted', 'converted'))::int as open,
         count(*) filter (where status in ('won', 'lost') and closed_at > $4::timestamptz - interval '12 months')::int as closed,
         count(*) filter (where status = 'won' and closed_at > $4::timestamptz - interval '12 months')::int as won
       from leads where organization_id = $1 and partner_id is not null and archived_at is null group by 1),
     waiting as (
       select partner_id, count(*) filter (where status in ('offered', 'opened') and mode <> 'race')::int as open,
         max(offered_at) as last_at
       from lead_offers where organization_id = $1 group by 1)
     select p.id, p.name, s.category = 'active' as is_active, p.partner_organization_id is not null as has_portal,
       p.country, p.state as region, p.postal_code,
       coalesce((select array_agg(distinct c) from partner_regions r, unnest(r.country_codes) c
         where r.organization_id = p.organization_id and r.id = any(p.region_ids)), '{}') as countries,
       p.type_id, t.name as tier_name, coalesce(t.level, 0) as tier_level, p.tags, p.custom,
       coalesce(w.wins, 0) as product_wins,
       coalesce(d.open, 0) + coalesce(f.open, 0) as open_leads,
       coalesce(d.closed, 0) as closed_leads, coalesce(d.won, 0) as won_leads, f.last_at as last_offer_at
     from partners p
     join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
     left join tiers t on t.id = p.tier_id
     left join wins w on w.partner_id = p.id
     left join led d on d.partner_id = p.id
     left join waiting f on f.partner_id = p.id
     where p.organization_id = $1 and p.archived_at is null and ($3::uuid[] is null or p.id = any($3::uuid[]))`,
    [call.organization_id, lead.product?.id ?? null, ids ? [...ids] : null, now],
  );
  const held = await partnersBehindGate(call, RECEIVE);
  return rows.map(({ custom, last_offer_at, ...facts }) => ({
    ...facts,
    is_held_back: held.has(facts.id),
    languages: languagesOf(facts.tags, custom, facts.country),
    has_certificate_field: certificate_field !== null && isHeld(custom[certificate_field]),
    days_since_offer: last_offer_at ? Math.floor((now.getTime() - Date.parse(last_offer_at)) / 86_400_000) : null,
  }));
}

const isHeld = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false && value !== '';

/** A partner speaks the language of its country and those named in its tags and custom fields. */
function languagesOf(tags: readonly string[], custom: Record<string, unknown>, country: string | null): string[] {
  const words = [...tags, ...Object.values(custom).flat()].filter((word) => typeof word === 'string');
  const found = [languageOfCountry(country), ...words.map(languageOf)].filter((code) => code !== null);
  return [...new Set(found)];
}
