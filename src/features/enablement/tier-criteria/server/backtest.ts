import { openTierReplay, type TierHistory } from '#features/commissions/simulations/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';
import type { Backtest } from '../backtest.schema.ts';
import { BACKTEST_MONTHS } from '../metrics.schema.ts';
import type { TierProgram } from '../schema.ts';
import { type EvaluatedPartner, evaluatedPartners } from './evaluate.ts';
import { earnedIndex, isTierByHand, metOf } from './ladder.ts';
import { converter } from './risk.ts';
import { loadRuleset, type Measures, openMeasures, type Ruleset } from './ruleset.ts';

interface Membership {
  partner_id: string;
  tier: string;
  effective_from: string;
  effective_to: string | null;
}

interface Year {
  partner: EvaluatedPartner;
  /** The tiers the partner would have had. */
  supposed: TierHistory[];
  moves: { on: string; from: number; to: number }[];
  end: number;
}

/**
 * Applies a version to the last 12 months, month by month: the moves, and their cost in commissions. Promotions are
 * assumed to be approved; downgrades wait for the grace period. Nothing is written.
 */
export async function backtest(call: Call, program_id: string): Promise<Backtest> {
  const program = await call.one<TierProgram>(
    sql`select * from tier_programs where organization_id = ${call.organization_id} and id = ${program_id}`,
    'This version',
  );
  const rules = await loadRuleset(call, program);
  const to = call.today();
  const from = addMonths(to, -BACKTEST_MONTHS);
  const partners = await evaluatedPartners(call, null);
  const measures = await openMeasures(call, rules, { partner_ids: null, since: from });
  const history = Map.groupBy(await memberships(call), ({ partner_id }) => partner_id);
  const years = partners.map((partner) =>
    relive(rules, measures, partner, history.get(partner.id) ?? [], { from, to }),
  );
  const costs = await costOf(call, program.currency, years, { from, to });
  const { ladder } = rules;
  const nameAt = (place: number) => ladder[place]?.name ?? null;
  const placeOf = (id: string | null) => ladder.findIndex((rung) => rung.id === id);
  const sum = (pick: (cost: Cost) => number) => [...costs.values()].reduce((total, cost) => total + pick(cost), 0);
  const now_minor = sum(({ now }) => now);
  const then_minor = sum(({ tested }) => tested);
  return {
    from,
    to,
    currency: program.currency,
    partners: partners.length,
    tiers: [-1, ...ladder.keys()].map((place) => ({
      tier_id: ladder[place]?.id ?? null,
      name: nameAt(place),
      today: partners.filter(({ tier_id }) => placeOf(tier_id) === place).length,
      tested: years.filter(({ end }) => end === place).length,
    })),
    cost: { now_minor, then_minor, delta_minor: then_minor - now_minor },
    changes: years
      .filter(({ partner, end, moves }) => placeOf(partner.tier_id) !== end || moves.length > 0)
      .map(({ partner, end, moves }) => ({
        partner_id: partner.id,
        partner_name: partner.name,
        today: nameAt(placeOf(partner.tier_id)),
        tested: nameAt(end),
        delta_minor: (costs.get(partner.id)?.tested ?? 0) - (costs.get(partner.id)?.now ?? 0),
        moves: moves.map((move) => ({ on: move.on, from: nameAt(move.from), to: nameAt(move.to) })),
      }))
      .sort(
        (a, b) => Math.abs(b.delta_minor) - Math.abs(a.delta_minor) || a.partner_name.localeCompare(b.partner_name),
      ),
  };
}

const memberships = (call: Call) =>
  call.rows<Membership>(sql`
    select partner_id, tier_id as tier, effective_from, effective_to from tier_memberships
    where organization_id = ${call.organization_id} and superseded_at is null order by effective_from`);

function relive(
  { ladder, program }: Ruleset,
  measures: Measures,
  partner: EvaluatedPartner,
  history: readonly Membership[],
  { from, to }: { from: string; to: string },
): Year {
  const actual = history.findLast(
    (one) => one.effective_from <= from && (!one.effective_to || one.effective_to > from),
  );
  const first = history[0];
  // Partners that joined later start with their first tier.
  const begins = actual ? from : first && first.effective_from <= to ? first.effective_from : null;
  let place = ladder.findIndex(({ id }) => id === (actual ?? first)?.tier);
  const supposed: TierHistory[] = history
    .filter(({ effective_from }) => begins === null || effective_from < begins)
    .map(({ tier, effective_from, effective_to }) => ({
      tier,
      effective_from,
      effective_to: begins !== null && (!effective_to || effective_to > begins) ? begins : effective_to,
    }));
  const moves: Year['moves'] = [];
  let since = begins ?? from;
  const end = (on: string) => {
    if (place >= 0 && since < on) supposed.push({ tier: ladder[place]!.id, effective_from: since, effective_to: on });
    since = on;
  };
  let graceUntil: string | null = null;
  for (let month = 0; month <= BACKTEST_MONTHS; month += 1) {
    const on = month === BACKTEST_MONTHS ? to : addMonths(from, month);
    if (begins === null || on < begins) continue;
    const earned = earnedIndex(ladder, metOf(measures(partner.id, on)));
    if (place > 0 && isTierByHand(ladder, place) && earned <= place) continue;
    if (earned >= place) graceUntil = null;
    else graceUntil ??= addDays(on, program.grace_days);
    const target = earned > place ? earned : graceUntil !== null && graceUntil <= on ? Math.max(earned, 0) : place;
    if (target === place) continue;
    end(on);
    moves.push({ on, from: place, to: target });
    place = target;
    graceUntil = null;
  }
  if (place >= 0) supposed.push({ tier: ladder[place]!.id, effective_from: since, effective_to: null });
  return { partner, supposed, moves, end: place };
}

interface Cost {
  now: number;
  tested: number;
}

async function costOf(
  call: Call,
  currency: string,
  years: readonly Year[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  const replay = await openTierReplay(call);
  if (!replay) return costs;
  const now = await replay.earnings(new Map(), from, to);
  const then = await replay.earnings(new Map(years.map(({ partner, supposed }) => [partner.id, supposed])), from, to);
  const worth = await converter(call, currency);
  for (const { partner } of years) {
    costs.set(partner.id, { now: await worth(now, partner.id), tested: await worth(then, partner.id) });
  }
  return costs;
}
