import type { PercentCalc, TieredCalc } from '#features/commissions/commission-plans/schema.ts';
import { type Rational, rational, splitByWeights } from '#shared/money/rational.ts';
import { periodKey } from '#shared/time/dates.ts';
import { inProgramCurrency } from './conversions.ts';
import { checkedAmount, dealName } from './deal.ts';
import { cellKey } from './history.ts';
import type { CompiledPlan, CompiledRule } from './plan.ts';
import { openingVolume } from './program.ts';
import type { Run } from './run.ts';
import { refundedPart, returnedVolume, type SaleRecord, type Seat, type Volume } from './sale-record.ts';
import type { Credit } from './seats.ts';
import { type Position, rateByBands } from './tiers.ts';
import type { TracePool } from './trace.schema.ts';

export interface Calculated {
  exact: Rational;
  volume: Volume | null;
  working: Omit<TracePool['calc'], 'exact' | 'rounding' | 'rounded'>;
}

interface Basis {
  seat: Seat;
  rule: CompiledRule;
  plan: CompiledPlan;
  credit: Credit;
  base: number;
  units: number;
}

/** The rule's formula on a base, as one exact fraction. */
export function calculate(run: Run, sale: SaleRecord, basis: Basis): Calculated {
  const { rule, seat, base } = basis;
  const { calc } = rule;
  switch (calc.type) {
    case 'percent': {
      const tier = seat.profile.tier?.id;
      const byTier = rateOfTier(calc, seat);
      const rate = byTier ?? calc.rate_ppm ?? 0;
      const exact = { num: BigInt(base) * BigInt(rate), den: 1_000_000n };
      const working = {
        type: 'percent' as const,
        rate_ppm: rate,
        ...(byTier === undefined ? {} : { tier }),
        slices: [],
      };
      return { exact, volume: null, working };
    }
    case 'flat': {
      const units = calc.per === 'unit' ? basis.units : 1;
      const exact = rational(credited(checkedAmount(calc.amount_minor * units), basis.credit));
      return { exact, volume: null, working: { type: 'flat', units, unit_minor: calc.amount_minor, slices: [] } };
    }
    case 'tiered':
      return calculateTiered(run, sale, basis, calc);
  }
}

/** The rate of a rule for the partner's tier. */
export function rateOfTier({ rate_ppm_by_tier: rates }: PercentCalc, { profile: { tier } }: Seat): number | undefined {
  return rates && tier && Object.hasOwn(rates, tier.id) ? rates[tier.id] : undefined;
}

/** Step 9: the base is rated by the partner's volume in the period. */
function calculateTiered(run: Run, sale: SaleRecord, basis: Basis, calc: TieredCalc): Calculated {
  const { seat, rule, plan, base } = basis;
  const measure = calc.measure ?? 'credited_base';
  const period = calc.period ?? 'lifetime';
  const key = period === 'deal' ? `deal:${dealName(sale.event)}` : periodKey(sale.event.at, period);
  const cell = cellKey(seat.partner, rule.slot, measure, key);
  const opening = () => openingVolume(run.program.partner(seat.partner), measure, period, key);
  const counter = run.draft.read('counter', cell) ?? opening();
  const volume = volumeOf(run, sale, basis, measure);
  const position = positionIn(run, sale, rule, {
    measure,
    cell,
    counter,
    volume,
    looksBack: calc.mode === 'retroactive',
  });
  const { exact, slices } = rateByBands(calc, base, position, run.working !== null);
  return {
    exact,
    volume: {
      partner: seat.partner,
      slot: rule.slot,
      rule: rule.id,
      plan_id: plan.id,
      version: plan.version,
      measure,
      retroactive: calc.mode === 'retroactive',
      cell,
      before: position.before,
      added: position.volume,
      volume,
      returned: 0,
      terms: rule.terms,
    },
    working: {
      type: 'tiered',
      mode: calc.mode,
      measure,
      period: key,
      before: position.before,
      after: position.after,
      slices,
    },
  };
}

function volumeOf(run: Run, sale: SaleRecord, basis: Basis, measure: Volume['measure']): number {
  if (measure === 'deal_count') return 1;
  if (measure === 'units') return credited(basis.units, basis.credit);
  const { rule, seat, base, plan } = basis;
  const purpose = { what: 'volume' as const, rule: rule.id, partner: seat.partner, role: seat.role };
  return inProgramCurrency(run, sale.event, base, plan.rounding, purpose);
}

interface Standing {
  measure: Volume['measure'];
  cell: string;
  counter: number;
  volume: number;
  looksBack: boolean;
}

/**
 * A sale keeps its position in the counter when it is rated again, so that an amendment moves only its own money. A
 * retroactive rule always uses the present volume of the whole period.
 */
function positionIn(
  run: Run,
  sale: SaleRecord,
  rule: CompiledRule,
  { measure, cell, counter, volume, looksBack }: Standing,
): Position {
  const own = sale.volumes.find((one) => one.cell === cell);
  const isCounted = measure === 'deal_count' && dealEvents(run, cell, sale) > (own ? 1 : 0);
  if (looksBack) {
    if (isCounted) return { before: counter, volume: 0, after: counter };
    const others = counter - (own ? own.volume - own.returned : 0);
    const left = volume - returnedVolume(volume, measure, refundedPart(sale, rule.terms));
    return { before: others, volume, after: others + left };
  }
  if (!own) {
    const added = isCounted ? 0 : volume;
    return { before: counter, volume: added, after: counter + added };
  }
  const added = measure === 'deal_count' ? own.added : volume;
  return { before: own.before, volume: added, after: own.before + added };
}

function dealEvents(run: Run, cell: string, sale: SaleRecord): number {
  return run.draft.read('deal_events', cellKey(cell, dealName(sale.event))) ?? 0;
}

/** A seat's part of a total (base, flat amount or units); the parts of all seats add up to it exactly. */
export function credited(amount: number, credit: Credit): number {
  return credit ? (splitByWeights(amount, credit.weights)[credit.index] ?? 0) : amount;
}
