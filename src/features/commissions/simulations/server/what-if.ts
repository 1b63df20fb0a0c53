import { createBook } from '#features/commissions/commission-engine/book.ts';
import type { CommissionEvent } from '#features/commissions/commission-engine/event.ts';
import type { Facts } from '#features/commissions/commission-engine/facts.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import type { RatedLine } from '#features/commissions/commission-engine/trace.schema.ts';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import { publishingProblems, readVersion } from '#features/commissions/commission-plans/server/service.ts';
import type { WhatIf, WhatIfInput } from '#features/commissions/commission-plans/trial.schema.ts';
import { blocksPublishing } from '#features/commissions/commission-plans/validate.ts';
import { loadFacts, withAudiences, withLateRates } from '#features/commissions/commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { allows } from '#shared/access/permissions.ts';
import { addMonths } from '#shared/time/dates.ts';
import { tally } from './tally.ts';

/** A replay holds all events in memory and blocks the process, so larger programs would need a background report. */
const MOST_EVENTS = 100_000;
/** After this number of events, other requests are served. */
const SLICE = 250;

/**
 * Compares the commissions that the deals of the last months would have earned, if this version had always been in
 * force, with those under the active version, also at all times; so the difference is the effect of the change alone.
 * Without an active version for these partners, the other side is the program as it was. All events are replayed, so
 * that tiers, ceilings and subscriptions have the right state; only the deals of these months are counted. Nothing is
 * written.
 */
export async function simulateChange(call: Call, version_id: string, input: WhatIfInput): Promise<WhatIf> {
  if (!allows(call.actor.permissions, 'commission_lines', 'view'))
    throw conflict('You need permission to view commissions to see what deals earned.');
  const version = await readVersion(call, version_id);
  const definition = input.definition ?? version.definition;
  const to = call.today();
  const from = addMonths(to, -(input.months ?? 12));
  const problems = await publishingProblems(call, { definition });
  const loaded = await loadFacts(call, 'all');
  const isAssigned = loaded.facts.assignments?.some(({ plan_id }) => plan_id === version.plan_id) ?? false;
  const audience = input.audience ?? (isAssigned ? 'assigned' : 'everyone');
  const active = audience === 'assigned' ? await activeVersion(call, version.plan_id) : undefined;
  const none = { deals: 0, changed_deals: 0, totals: [], months: [], partners: [] };
  const empty = { from, to, audience, problems, active_version: active?.version ?? null, ...none };
  if (blocksPublishing(problems)) return empty;

  const facts = supposing(loaded.facts, version.plan_id, version.version, definition, audience);
  const before = active
    ? supposing(loaded.facts, version.plan_id, active.version, active.definition, audience)
    : loaded.facts;
  // Past members of an audience are not recorded for this, so the scenario uses today's members.
  const past = await withLateRates(call, await pastEvents(call), loaded.facts.program.currency);
  const events = await withAudiences(call, past);
  const known_at = call.now().toISOString();
  const now = await replay(facts, events, known_at);
  const then = await replay(before, events, known_at);
  const partners = await call.rows<{ id: string; name: string }>(
    sql`select id, name from partners where organization_id = ${call.organization_id}`,
  );
  // Other partners earn on shared deals too; their amounts are hidden from users who see only their own partners.
  const names = new Map(partners.map(({ id, name }) => [id, name]));
  const deals = await call.one<{ deals: number }>(sql`
    select count(*)::int as deals from commission_events
    where organization_id = ${call.organization_id} and kind = 'sale' and occurred_on >= ${from}
      and occurred_on <= ${to}`);
  const counts = ({ partner, sold_on }: ChangedPlan) => names.has(partner) && sold_on >= from && sold_on <= to;
  const sums = tally(then.filter(counts), now.filter(counts), names);
  return { ...empty, ...deals, ...sums };
}

/** The present program, with this definition in place of every version of its plan, at all times. */
function supposing(
  present: Facts,
  plan_id: string,
  version: number,
  definition: PlanDefinition,
  audience: WhatIf['audience'],
): Facts {
  const supposed = { plan_id, version, effective_from: '0001-01-01', definition };
  if (audience === 'everyone') return { ...present, plans: [supposed], assignments: [{ plan_id, target: 'program' }] };
  const assignments = (present.assignments ?? []).map((assignment) => {
    if (assignment.plan_id !== plan_id) return assignment;
    const { effective_from: _, effective_to: __, ...always } = assignment;
    return always;
  });
  return { ...present, plans: [...present.plans.filter((plan) => plan.plan_id !== plan_id), supposed], assignments };
}

export async function pastEvents(call: Call): Promise<CommissionEvent[]> {
  const events = await call.rows<{ body: CommissionEvent }>(sql`
    select body from commission_events where organization_id = ${call.organization_id} and status <> 'failed'
      and kind in ('sale', 'refund', 'lost', 'amend', 'payment') order by seq limit ${MOST_EVENTS + 1}`);
  if (events.length > MOST_EVENTS) {
    throw new Refusal(
      422,
      `There are more than ${MOST_EVENTS.toLocaleString('en')} events: too many to replay while you wait.`,
    );
  }
  return events.map(({ body }) => body);
}

export interface ChangedPlan extends Pick<RatedLine, 'partner' | 'amount_minor' | 'currency' | 'of_event'> {
  sold_on: string;
}

export async function replay(
  facts: Facts,
  events: readonly CommissionEvent[],
  known_at: string,
): Promise<ChangedPlan[]> {
  const book = createBook(openProgram(facts), { known_at });
  const soldOn = new Map<string, string>();
  const lines: ChangedPlan[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type === 'sale') soldOn.set(event.id, event.at);
    for (const rating of book.rate(event)) {
      for (const { partner, amount_minor, currency, of_event } of rating.lines) {
        lines.push({ partner, amount_minor, currency, of_event, sold_on: soldOn.get(of_event) ?? event.at });
      }
    }
    if (index % SLICE === SLICE - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return lines;
}

/** The version in force today, with its definition. */
function activeVersion(
  call: Call,
  plan_id: string,
): Promise<{ version: number; definition: PlanDefinition } | undefined> {
  return call.maybe<{ version: number; definition: PlanDefinition }>(sql`
    select version, definition from plan_versions
    where organization_id = ${call.organization_id} and plan_id = ${plan_id} and state in ('published', 'superseded')
      and effective_from <= ${call.today()}
    order by effective_from desc, version desc limit 1`);
}
