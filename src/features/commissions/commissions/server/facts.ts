import { createHash } from 'node:crypto';
import type { Facts, PartnerFacts, PlanVersionFacts } from '#features/commissions/commission-engine/facts.ts';
import { ruleTitle } from '#features/commissions/commission-plans/describe.ts';
import type { PlanDefinition, Rule } from '#features/commissions/commission-plans/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readIn } from '#shared/text/texts.ts';

/** A plan version by reference: published versions are frozen, so a receipt need not contain them. */
interface PlanReference extends Omit<PlanVersionFacts, 'definition'> {
  plan_version_id: string;
}

/** Facts as they are stored with a rating. */
export interface FactSet extends Omit<Facts, 'plans'> {
  plans: PlanReference[];
}

export interface LoadedFacts {
  facts: Facts;
  /** The stored facts and their hash. */
  set: FactSet;
  text: string;
  hash: string;
  /** Ids of plan versions by plan and number. */
  versionId(plan_id: string, version: number): string | null;
  rule(line: RuleReference): Rule | undefined;
  /** The name of the rule on lines, receipts and statements. */
  title(line: RuleReference): string;
}

interface RuleReference {
  plan_id: string;
  plan_version: number;
  rule: string;
}

interface Version extends PlanReference {
  definition: PlanDefinition;
}

/**
 * Loads the facts the program knows now. Everything read here is known, so a recording time ahead of the caller's clock
 * counts as now; otherwise a fact could be in the database and unknown at the same time.
 * @param partnerIds the partners whose facts to load, or `all`
 */
export async function loadFacts(call: Call, partnerIds: readonly string[] | 'all'): Promise<LoadedFacts> {
  const now = call.now().toISOString();
  const partners = partnerIds === 'all' ? null : `{${[...new Set(partnerIds)].join(',')}}`;
  const [program, versions, assignments, partnerRows] = await call.tx.batch([
    sql`
      select json_build_object('currency', o.base_currency, 'timezone', o.timezone, 'rounding',
        coalesce(s.rounding, 'half_up'),
        'clawback_window_days', s.clawback_window_days, 'deal_cap_ppm', s.deal_cap_ppm, 'accept_days',
          coalesce(s.accept_days, 30))::text
      from organizations o left join program_settings s on s.organization_id = o.id
      where o.id = ${call.organization_id}::uuid`,
    sql`
      select coalesce(json_agg(json_build_object('plan_version_id', id, 'plan_id', plan_id, 'version', version,
        'effective_from', effective_from, 'recorded_at', recorded_at, 'definition', definition)
          order by plan_id, version), '[]')::text
      from plan_versions where organization_id = ${call.organization_id}::uuid and state <> 'draft'`,
    sql`
      select coalesce(json_agg(json_strip_nulls(json_build_object('plan_id', plan_id, 'target', target, 'target_id',
        target_id,
        'priority', priority, 'effective_from', effective_from, 'effective_to', effective_to)) order by id), '[]')::text
      from plan_assignments where organization_id = ${call.organization_id}::uuid`,
    sql`
      select coalesce(json_agg(json_strip_nulls(json_build_object('id', p.id, 'type', p.type_id, 'country', p.country,
        'tags', p.tags,
        'regions', region_path(p.organization_id, p.region_ids),
        'stands_in', case when cardinality(p.region_ids) > 1 then to_json(p.region_ids) end,
        'custom', (select json_object_agg(e.key, ${sql.raw(CUSTOM_VALUE)}) from jsonb_each(p.custom) e
          left join custom_fields f on f.organization_id = p.organization_id and f.entity = 'partners' and f.key = e.key
          where jsonb_typeof(e.value) in ('string', 'number', 'boolean')),
        'tiers', (select coalesce(json_agg(json_build_object('tier', m.tier_id, 'effective_from', m.effective_from,
          'effective_to', m.effective_to,
            'recorded_at', m.recorded_at, 'superseded_at', m.superseded_at)
              order by m.effective_from, m.recorded_at), '[]')
          from tier_memberships m where m.organization_id = p.organization_id and m.partner_id = p.id),
        'standing', (select json_agg(json_build_object('category', e.to_category, 'recorded_at', e.at,
            'effective_from', case when e.n = 1 then '0001-01-01' else e.effective_on::text end) order by e.n)
          from (select to_category, at, effective_on, row_number() over (order by effective_on, seq) as n
            from partner_status_events
            where organization_id = p.organization_id and partner_id = p.id) e),
        'opening_volume',
          (select json_agg(json_strip_nulls(json_build_object('at', v.at, 'amount_minor', v.amount_minor,
            'deal_count', v.deal_count, 'units', v.units)) order by v.at, v.id)
          from opening_volumes v where v.organization_id = p.organization_id and v.partner_id = p.id)
      )) order by p.id), '[]')::text
      from partners p
      where p.organization_id = ${call.organization_id}::uuid
        and (${partners}::uuid[] is null or p.id = any(${partners}::uuid[]))`,
  ]);
  const withInstants = <T extends { recorded_at?: string; superseded_at?: string | null }>(fact: T): T => ({
    ...fact,
    ...(fact.recorded_at && { recorded_at: instant(fact.recorded_at, now) }),
    ...(fact.superseded_at && { superseded_at: instant(fact.superseded_at, now) }),
  });
  const plans = (JSON.parse(versions![0]!) as Version[]).map(withInstants);
  const facts: Facts = {
    program: JSON.parse(program![0]!),
    plans: plans.map(({ plan_version_id: _, ...version }) => version),
    assignments: JSON.parse(assignments![0]!),
    partners: (JSON.parse(partnerRows![0]!) as PartnerFacts[]).map((partner) => ({
      ...partner,
      tiers: partner.tiers.map(withInstants),
      ...(partner.standing && { standing: partner.standing.map(withInstants) }),
    })),
  };
  const set: FactSet = { ...facts, plans: plans.map(({ definition: _, ...reference }) => reference) };
  const text = JSON.stringify(set);
  const ids = new Map(plans.map((plan) => [`${plan.plan_id} ${plan.version}`, plan.plan_version_id]));
  const rule = ({ plan_id, plan_version, rule: wanted }: RuleReference) =>
    plans
      .find((plan) => plan.plan_id === plan_id && plan.version === plan_version)
      ?.definition.rules.find(({ id }) => id === wanted);
  // Titles are stored with the lines, so they do not follow the language of whoever rates the deal.
  const titles = new Map<Rule, string>();
  const titleOf = (namedRule: Rule) => {
    const title =
      titles.get(namedRule) ?? readIn('en', () => ruleTitle(namedRule, { currency: facts.program.currency }));
    titles.set(namedRule, title);
    return title;
  };
  return {
    facts,
    set,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    versionId: (plan_id, version) => ids.get(`${plan_id} ${version}`) ?? null,
    rule,
    title: (line) => {
      const lineRule = rule(line);
      return lineRule ? titleOf(lineRule) : line.rule;
    },
  };
}

/** Restores the facts of an earlier rating: the stored set with the definitions of its plan versions. */
export async function restoreFacts(call: Call, hash: string): Promise<Facts> {
  const { facts } = await call.one<{ facts: FactSet }>(
    sql`select facts from commission_fact_sets where organization_id = ${call.organization_id} and hash = ${hash}`,
    'This data snapshot',
  );
  const versions = await call.rows<{ id: string; definition: PlanDefinition }>(sql`
    select id, definition from plan_versions
    where organization_id = ${call.organization_id}
      and id = any(${facts.plans.map(({ plan_version_id }) => plan_version_id)})`);
  const definitions = new Map(versions.map(({ id, definition }) => [id, definition]));
  const plans = facts.plans.map(({ plan_version_id, ...reference }): PlanVersionFacts => {
    const definition = definitions.get(plan_version_id);
    if (!definition) throw new Error(`structure version ${plan_version_id} of a breakdown is missing`);
    return { ...reference, definition };
  });
  return { ...facts, plans };
}

export async function storeFacts(call: Call, { text, hash }: LoadedFacts): Promise<void> {
  await call.run(sql`
    insert into commission_fact_sets (organization_id, hash, facts) values (${call.organization_id}, ${hash}, ${text})
    on conflict do nothing`);
}

/** Formats all instants alike, so that they compare as text, and never later than now. */
function instant(text: string, now: string): string {
  const at = new Date(text).toISOString();
  return at < now ? at : now;
}

/** Decimals are kept as text so that no digit is lost; conditions compare them as numbers. */
export const CUSTOM_VALUE =
  "case when f.field_type = 'DECIMAL' then to_jsonb((e.value #>> '{}')::numeric) else e.value end";
