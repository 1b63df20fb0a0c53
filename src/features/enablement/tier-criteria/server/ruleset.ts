import { declaredDashboards } from '#features/dashboard-widgets.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { measureScreens } from '#server/figures/measures.ts';
import { windowStart } from '#server/figures/periods.ts';
import type { MeasuredRows } from '#shared/measures.ts';
import { addMonths } from '#shared/time/dates.ts';
import { EVIDENCE_SHOWN, EVIDENCE_WITHOUT_LIST, type MetricKey } from '../metrics.schema.ts';
import type { CriterionResult, TierProgram } from '../schema.ts';
import { ladderOf, type Rung } from './ladder.ts';
import { measure, type SourceRow } from './measure.ts';
import { tierReader } from './metrics.ts';

interface Criterion {
  id: string;
  tier_id: string;
  metric: MetricKey;
  threshold: number;
  window_months: number | null;
  is_mandatory: boolean;
  points: number;
  subject: string | null;
}

/** A version of the program, ready for evaluation. */
export interface Ruleset {
  program: TierProgram;
  criteria: readonly Criterion[];
  /** From the lowest tier to the highest. */
  ladder: readonly Rung[];
}

/** The published version in force today. */
export function activeProgram(call: Call): Promise<TierProgram | undefined> {
  return call.maybe<TierProgram>(sql`
    select * from tier_programs
    where organization_id = ${call.organization_id} and status = 'published' and effective_from <= ${call.today()}
    order by effective_from desc, version desc limit 1`);
}

export async function loadRuleset(call: Call, program: TierProgram): Promise<Ruleset> {
  const criteria = await call.rows<Criterion>(sql`
    select id, tier_id, metric, threshold::float8 as threshold, window_months, is_mandatory, points, subject
    from tier_criteria where organization_id = ${call.organization_id} and program_id = ${program.id}
    order by "order", created_at, id`);
  const tiers = await call.rows<{ id: string; name: string }>(sql`
    select id, name from partner_tiers where organization_id = ${call.organization_id} and archived_at is null
    order by "order", name, id`);
  return { program, criteria, ladder: ladderOf(tiers, program.levels, criteria) };
}

/** Measures every criterion for a partner on a day. */
export type Measures = (partner_id: string, day: string) => CriterionResult[];

/** Reads the rows of all criteria once, because back-tests measure them on many days. */
export async function openMeasures(
  call: Call,
  { program, criteria }: Ruleset,
  { partner_ids, since }: { partner_ids: readonly string[] | null; since: string },
): Promise<Measures> {
  const rows = new Map<string, Map<string, SourceRow[]>>();
  const listOf = new Map<string, (day: string) => MeasuredRows>();
  const subjects = new Map<string, string | null>();
  for (const metric of new Set(criteria.map((one) => one.metric))) {
    const asking = criteria.filter((one) => one.metric === metric);
    const months = asking.map(({ window_months }) => window_months);
    const from = months.includes(null) ? '0001-01-01' : addMonths(since, -Math.max(...(months as number[])));
    const found = await tierReader(metric)?.(call, { currency: program.currency, from, partner_ids, criteria: asking });
    for (const { id, subject } of asking) {
      rows.set(
        id,
        Map.groupBy(found?.of(id) ?? [], ({ partner_id }) => partner_id),
      );
      subjects.set(id, found?.subjectOf?.(id) ?? subject);
      if (found?.listOf) listOf.set(id, (day) => found.listOf!(id, day));
    }
  }
  const screensFor = ({ id, window_months }: Criterion, partner_id: string, day: string) => {
    const list = listOf.get(id)?.(day);
    if (!list) return null;
    const span = { ...(window_months !== null && { from: windowStart(day, window_months) }), to: day };
    return measureScreens(
      list,
      { partner_id, span },
      { actor: call.actor, today: call.today() },
      declaredDashboards.lists,
    );
  };
  return (partner_id, day) =>
    criteria.map((criterion) => ({
      criterion_id: criterion.id,
      tier_id: criterion.tier_id,
      metric: criterion.metric,
      subject: subjects.get(criterion.id) ?? null,
      threshold: criterion.threshold,
      window_months: criterion.window_months,
      is_mandatory: criterion.is_mandatory,
      points: criterion.points,
      ...measure(
        rows.get(criterion.id)?.get(partner_id) ?? [],
        criterion,
        day,
        listOf.has(criterion.id) ? EVIDENCE_SHOWN : EVIDENCE_WITHOUT_LIST,
      ),
      rows: screensFor(criterion, partner_id, day),
    }));
}
