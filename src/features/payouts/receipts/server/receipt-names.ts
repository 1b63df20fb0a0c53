import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import { ruleTitle } from '#features/commissions/commission-plans/describe.ts';
import type { Rule } from '#features/commissions/commission-plans/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { explainTexts } from '../explain.texts.ts';

/** The present names of the ids in a trace. Names of other partners are hidden from a partner. */
export async function namesIn(
  call: Call,
  trace: Trace,
  reader_partner_id: string | null,
): Promise<Record<string, string>> {
  const ids = new Set(JSON.stringify(trace).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []);
  const versions = trace.inputs.seats.flatMap(({ plan }) => plan ?? []);
  const [things, rules] = await Promise.all([
    thingsOf(call, [...ids], reader_partner_id),
    rulesOf(call, trace, versions),
  ]);
  return { ...explainTexts.roles, ...rules, ...things };
}

async function thingsOf(
  call: Call,
  ids: readonly string[],
  reader_partner_id: string | null,
): Promise<Record<string, string>> {
  const tables = [
    'partner_types',
    'partner_tiers',
    'partner_regions',
    'product_categories',
    'products',
    'opportunity_types',
    'commission_plans',
    'opportunities',
    'accounts',
  ];
  const records = await call.rows<{ id: string; name: string }>(
    `${tables.map((table) => `select id, name from ${table} where organization_id = $1 and id = any($2)`).join(' union all ')}
     union all select id, name from partners where organization_id = $1 and id = any($2) and ($3::uuid is null or id = $3)
     union all select id, name from audiences where organization_id = $1 and id = any($2) and $3::uuid is null
     union all select e.id, o.name from commission_events e join opportunities o on o.organization_id = e.organization_id and o.id = e.opportunity_id
       where e.organization_id = $1 and e.id = any($2)`,
    [call.organization_id, ids, reader_partner_id],
  );
  return Object.fromEntries(records.map(({ id, name }) => [id, name]));
}

/** Names of rules, from the plan versions in the trace. */
async function rulesOf(
  call: Call,
  trace: Trace,
  seats: readonly { id: string; version: number }[],
): Promise<Record<string, string>> {
  const plans = [
    ...seats,
    ...trace.result.map(({ plan_id, plan_version }) => ({ id: plan_id, version: plan_version })),
  ];
  const rules = await call.rows<{ rule: Rule }>(sql`
    select distinct on (r->>'id') r as rule
    from unnest(${plans.map(({ id }) => id)}::uuid[], ${plans.map(({ version }) => version)}::int[]) w(plan_id, version)
    join plan_versions v on v.organization_id = ${call.organization_id} and v.plan_id = w.plan_id
      and v.version = w.version, jsonb_array_elements(v.definition->'rules') r`);
  const { currency } = trace.inputs.program;
  return Object.fromEntries(rules.map(({ rule }) => [rule.id, ruleTitle(rule, { currency })]));
}
