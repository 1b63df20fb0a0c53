import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays } from '#shared/time/dates.ts';
import { REST_DAYS } from '../metrics.schema.ts';
import type { CriterionResult, RiskMoney, StandingState } from '../schema.ts';
import { addMove, changeTier, lockTiers } from './applied.ts';
import { decideTierMove, type Outcome } from './decide.ts';
import { earnedIndex, forecastOf, isEarned, isTierByHand, metOf } from './ladder.ts';
import { tellGraceStarted, tellTierCompany, tellTierPartner, warnPartner } from './notices.ts';
import { priceDrops } from './risk.ts';
import { activeProgram, loadRuleset, openMeasures, type Ruleset } from './ruleset.ts';
import { texts } from './texts.ts';

export interface EvaluatedPartner {
  id: string;
  name: string;
  tier_id: string | null;
}

interface Before {
  partner_id: string;
  grace_started_on: string | null;
  grace_until: string | null;
  warned: number[];
  is_locked: boolean;
  locked_until: string | null;
  risk_tier_id: string | null;
  tier_id: string | null;
  risk: RiskMoney | null;
}

interface OpenMove {
  id: string;
  partner_id: string;
  kind: 'promotion' | 'demotion' | 'appeal';
  status: 'proposed' | 'rejected';
  to_tier_id: string | null;
}

interface Standing {
  partner: EvaluatedPartner;
  tier_id: string | null;
  earned_tier_id: string | null;
  state: StandingState;
  outcome: Outcome;
  results: CriterionResult[];
  risk_on: string | null;
  risk_criterion_id: string | null;
  risk_tier_id: string | null;
  isAtRisk: boolean;
  unlocks: boolean;
  openMove: OpenMove | undefined;
}

/** Finds active partners; others have no standing in the program. */
export function evaluatedPartners(call: Call, partner_ids: readonly string[] | null): Promise<EvaluatedPartner[]> {
  return call.rows<EvaluatedPartner>(sql`
    select p.id, p.name, p.tier_id from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and s.category = 'active' and p.archived_at is null
      and p.merged_into_id is null
      and p.id = any(coalesce(${partner_ids}::uuid[], array[p.id])) order by p.name, p.id`);
}

/**
 * Measures the criteria of the published program for these partners, stores the evidence, and moves, warns or proposes.
 * Safe to repeat: a second evaluation on a day changes nothing.
 * @param options.prices also recomputes the commissions at risk
 */
export async function evaluateTiers(
  call: Call,
  partner_ids: readonly string[] | null = null,
  { prices = true }: { prices?: boolean } = {},
): Promise<number> {
  const program = await activeProgram(call);
  if (!program) return 0;
  await lockTiers(call);
  const rules = await loadRuleset(call, program);
  const partners = await evaluatedPartners(call, partner_ids);
  const measures = await openMeasures(call, rules, { partner_ids, since: call.today() });
  const before = new Map((await standingsBefore(call)).map((row) => [row.partner_id, row]));
  const moves = Map.groupBy(await recentMoves(call), ({ partner_id }) => partner_id);
  const seats = await seatsTaken(call);
  const standings = partners.map((partner) =>
    judge(call, rules, partner, measures(partner.id, call.today()), {
      known: before.get(partner.id),
      moves: moves.get(partner.id) ?? [],
      seats,
    }),
  );
  await keepStandings(call, rules, standings, before, prices);
  for (const standing of standings) await carryOut(call, rules, standing);
  // Open screens reload the standings.
  const [only] = partner_ids?.length === 1 ? partner_ids : [];
  await call.announce('tier_standings.updated', null, only ? { partner_id: only } : {});
  return standings.length;
}

const standingsBefore = (call: Call) =>
  call.rows<Before>(sql`
    select partner_id, grace_started_on, grace_until, warned, is_locked, locked_until, risk_tier_id, tier_id, risk
    from tier_standings where organization_id = ${call.organization_id}`);

const recentMoves = (call: Call) =>
  call.rows<OpenMove>(sql`
    select id, partner_id, kind, status, to_tier_id from tier_moves where organization_id = ${call.organization_id}
      and (status = 'proposed'
        or (status = 'rejected' and kind = 'promotion'
        and decided_at > ${`${addDays(call.today(), -REST_DAYS)}T00:00:00Z`}))`);

async function seatsTaken(call: Call): Promise<Map<string, number>> {
  const taken = await call.rows<{ tier_id: string; taken: number }>(sql`
    select tier_id, count(*)::int as taken from partners
    where organization_id = ${call.organization_id} and tier_id is not null
      and archived_at is null group by tier_id`);
  return new Map(taken.map(({ tier_id, taken: count }) => [tier_id, count]));
}

function judge(
  call: Call,
  { program, ladder }: Ruleset,
  partner: EvaluatedPartner,
  results: CriterionResult[],
  { known, moves, seats }: { known: Before | undefined; moves: OpenMove[]; seats: Map<string, number> },
): Standing {
  const today = call.today();
  const placeOf = (id: string | null) => ladder.findIndex((rung) => rung.id === id);
  const met = metOf(results);
  const earned = earnedIndex(ladder, met);
  const current = placeOf(partner.tier_id);
  const unlocks = known?.is_locked === true && known.locked_until !== null && known.locked_until <= today;
  const openMove = moves.find(({ kind, status }) => status === 'proposed' && kind !== 'appeal');
  const outcome = decideTierMove({
    today,
    current,
    earned,
    // An archived tier is no longer on the ladder.
    isByHand: partner.tier_id !== null && (current < 0 || isTierByHand(ladder, current)),
    isLocked: known?.is_locked === true && !unlocks,
    hasAppeal: moves.some(({ kind, status }) => kind === 'appeal' && status === 'proposed'),
    grace_days: program.grace_days,
    promotion: program.promotion,
    demotion: program.demotion,
    grace: known?.grace_until
      ? { started_on: known.grace_started_on!, until: known.grace_until, warned: known.warned }
      : null,
    proposed: openMove ? { kind: openMove.kind as 'promotion', to: placeOf(openMove.to_tier_id) } : null,
    rejected: moves.filter(({ status }) => status === 'rejected').map(({ to_tier_id }) => placeOf(to_tier_id)),
    hasRoom: (place) => (ladder[place]!.capacity ?? Infinity) > (seats.get(ladder[place]!.id) ?? 0),
    isMet: (place) => isEarned(ladder[place]!, place, met),
  });
  const { move, grace, state } = outcome;
  let place = current;
  if (move?.how === 'automatic') {
    place = move.to;
    if (partner.tier_id) seats.set(partner.tier_id, (seats.get(partner.tier_id) ?? 1) - 1);
    seats.set(ladder[place]!.id, (seats.get(ladder[place]!.id) ?? 0) + 1);
  }
  const idAt = (at: number) => ladder[at]?.id ?? null;
  const missed = ladder[place]?.criteria.find(({ id, is_mandatory }) => is_mandatory && !met.has(id));
  const forecast = state === 'locked' ? null : forecastOf(ladder, place, results);
  const risk = grace ? { on: grace.until, criterion_id: missed?.id ?? null, falls_to: Math.max(earned, 0) } : forecast;
  return {
    partner,
    tier_id: place < 0 ? (move ? null : partner.tier_id) : idAt(place),
    earned_tier_id: idAt(earned),
    state,
    outcome,
    results,
    risk_on: risk?.on ?? null,
    risk_criterion_id: risk?.criterion_id ?? null,
    risk_tier_id: risk ? idAt(risk.falls_to) : null,
    isAtRisk: risk !== null,
    unlocks,
    openMove,
  };
}

async function keepStandings(
  call: Call,
  { program }: Ruleset,
  standings: readonly Standing[],
  before: ReadonlyMap<string, Before>,
  prices: boolean,
): Promise<void> {
  const hasChanged = ({ partner, tier_id, risk_tier_id }: Standing) => {
    const known = before.get(partner.id);
    return known?.tier_id !== tier_id || known.risk_tier_id !== risk_tier_id;
  };
  const drops = standings.filter((one) => one.isAtRisk && one.tier_id && (prices || hasChanged(one)));
  const priced = await priceDrops(
    call,
    program.currency,
    drops.map(({ partner, tier_id, risk_tier_id }) => ({
      partner_id: partner.id,
      from_tier_id: tier_id!,
      to_tier_id: risk_tier_id,
    })),
  );
  const rows = standings.map((one) => {
    const risk = one.isAtRisk
      ? (priced.get(one.partner.id) ?? (prices ? null : before.get(one.partner.id)?.risk))
      : null;
    const { grace, state } = one.outcome;
    return {
      partner_id: one.partner.id,
      tier_id: one.tier_id,
      earned_tier_id: one.earned_tier_id,
      state,
      grace_started_on: grace?.started_on ?? null,
      grace_until: grace?.until ?? null,
      warned: grace?.warned ?? [],
      unlocks: one.unlocks,
      results: one.results,
      risk_on: one.risk_on,
      risk_criterion_id: one.risk_criterion_id,
      risk_tier_id: one.risk_tier_id,
      risk_minor: risk?.amount_minor ?? null,
      risk: risk ?? null,
    };
  });
  await call.run(sql`
    insert into tier_standings (organization_id, partner_id, program_id, tier_id, earned_tier_id, state,
      grace_started_on,
      grace_until, warned, results, risk_on, risk_criterion_id, risk_tier_id, risk_minor, risk, evaluated_at)
    select ${call.organization_id}, r.partner_id, ${program.id}, r.tier_id, r.earned_tier_id, r.state,
      r.grace_started_on, r.grace_until, r.warned, r.results,
      r.risk_on, r.risk_criterion_id, r.risk_tier_id, r.risk_minor, r.risk, ${call.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r (partner_id uuid, tier_id uuid, earned_tier_id uuid,
      state text, grace_started_on date,
      grace_until date, warned int[], results jsonb, risk_on date, risk_criterion_id uuid, risk_tier_id uuid,
        risk_minor bigint,
      risk jsonb)
    on conflict (organization_id, partner_id) do update
    set program_id = excluded.program_id, tier_id = excluded.tier_id,
      earned_tier_id = excluded.earned_tier_id, state = excluded.state, grace_started_on = excluded.grace_started_on,
      grace_until = excluded.grace_until, warned = excluded.warned, results = excluded.results,
        risk_on = excluded.risk_on,
      risk_criterion_id = excluded.risk_criterion_id, risk_tier_id = excluded.risk_tier_id,
        risk_minor = excluded.risk_minor,
      risk = excluded.risk, evaluated_at = excluded.evaluated_at`);
  const unlocked = standings.filter(({ unlocks }) => unlocks).map(({ partner }) => partner.id);
  if (unlocked.length > 0) {
    await call.run(sql`
      update tier_standings set is_locked = false, locked_until = null, lock_reason = null, locked_by = null
      where organization_id = ${call.organization_id} and partner_id = any(${unlocked}::uuid[])`);
  }
}

/** Carries out the result of an evaluation: moves, proposals and notices. */
async function carryOut(call: Call, { program, ladder }: Ruleset, standing: Standing): Promise<void> {
  const { partner, outcome, results, openMove, unlocks } = standing;
  const partner_id = partner.id;
  const move = { partner_id, program_id: program.id, from_tier_id: partner.tier_id, evidence: results };
  if (unlocks) {
    await addMove(call, { ...move, kind: 'unlock', status: 'applied', to_tier_id: partner.tier_id, source: 'auto' });
  }
  if (openMove && outcome.withdraws) {
    await call.run(sql`
      update tier_moves set status = 'expired', decided_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${openMove.id}`);
  }
  if (outcome.move) {
    const { kind, to, how } = outcome.move;
    const tier = ladder[to]!;
    const isAutomatic = how === 'automatic';
    const isPromotion = kind === 'promotion';
    const reason = isPromotion
      ? `Met the requirements for ${tier.name}.`
      : 'Did not meet the requirements after the grace period.';
    const saidReason = () => (isPromotion ? texts.metRequirements(tier.name) : texts.didNotMeet);
    await addMove(call, {
      ...move,
      kind,
      status: isAutomatic ? 'applied' : 'proposed',
      to_tier_id: tier.id,
      source: 'auto',
      reason,
    });
    if (isAutomatic) await changeTier(call, partner_id, tier.id, reason, 'auto', saidReason);
    else {
      await tellTierCompany(call, partner_id, () => ({
        kind: 'tier_proposed',
        text: (isPromotion ? texts.promotion : texts.downgrade)(partner.name, tier.name),
        facts: [
          [texts.partner, partner.name],
          [isPromotion ? texts.promotionTo : texts.downgradeTo, tier.name],
          [texts.why, saidReason()],
        ],
        subject: (isPromotion ? texts.promotionSubject : texts.downgradeSubject)(partner.name, tier.name),
      }));
    }
  }
  if (outcome.warning !== null) {
    const points = ladder.find(({ id }) => id === standing.tier_id)?.points_needed ?? 0;
    await warnPartner(call, partner_id, outcome.warning, points);
    if (outcome.grace?.started_on === call.today()) {
      await tellGraceStarted(call, partner, outcome.grace, points);
    }
  }
  if (outcome.hasRecovered) {
    await tellTierPartner(call, partner_id, () => ({
      kind: 'tier_recovered',
      text: texts.recovered,
      subject: texts.recoveredSubject,
    }));
  }
}
