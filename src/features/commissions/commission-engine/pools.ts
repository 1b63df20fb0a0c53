import { explainRounding, type Rational, round, show } from '#shared/money/rational.ts';
import { calculate, credited } from './calculation.ts';
import { baseOf, checkedAmount, total, unitsOf } from './deal.ts';
import type { DealLine } from './event.ts';
import { applyLimits, type Share } from './limits.ts';
import type { Pool } from './model.ts';
import type { CompiledPlan, CompiledRule } from './plan.ts';
import type { Run } from './run.ts';
import type { SaleRecord, Seat, Volume } from './sale-record.ts';
import { type Credit, groupByRole, raters } from './seats.ts';
import { chooseOverrides, chooseRules } from './selection.ts';
import type { TracePool } from './trace.schema.ts';

export interface Evaluation {
  shares: Share[];
  volumes: Volume[];
  /** Whether any rule was found; distinguishes "no rule" from "a rule that pays nothing". */
  hasRule: boolean;
}

/** Steps 4 to 7 for one sale: pure in the sale's frozen facts and the history the draft reads. */
export function evaluate(run: Run, sale: SaleRecord): Evaluation {
  const groups = groupByRole(sale.seats);
  const pools: Pool[] = [];
  groups.forEach((group, index) => {
    pools.push(...ordinaryPools(run, sale, group, index));
  });
  inPlanOrder(pools);
  const withOverrides = groups.some((group) => group.some((seat) => seat.plan && hasOverride(run, seat)));
  const overrides = (shares: Share[]) => {
    return withOverrides
      ? inPlanOrder(groups.flatMap((group, index) => overridePools(run, sale, group, index, shares)))
      : [];
  };
  const shares = applyLimits(run, sale, pools, overrides);
  const volumes: Volume[] = [];
  for (const { volume } of pools) if (volume) volumes.push(volume);
  return { shares, volumes, hasRule: pools.length > 0 || shares.length > 0 };
}

/** Step 8: rules in plan order, roles as they first appear, partners by position. */
function inPlanOrder(pools: Pool[]): Pool[] {
  return pools.sort((a, b) => a.rule.index - b.rule.index || a.group - b.group || a.rated.position - b.rated.position);
}

function hasOverride(run: Run, seat: Seat): boolean {
  return seat.plan !== null && run.program.plan(seat.plan).overrides.length > 0;
}

function ordinaryPools(run: Run, sale: SaleRecord, group: Seat[], groupIndex: number): Pool[] {
  const pools: Pool[] = [];
  for (const { seat, plan, credit } of raters(run, group)) {
    const moneyOf = (rule: CompiledRule, line: number) => moneyOnLine(run, sale, seat, plan, rule, credit, line);
    for (const { rule, lines } of chooseRules(run, sale, seat, plan, moneyOf)) {
      const amounts = lines.map((index) =>
        baseOf(sale.event.lines[index] as DealLine, rule, sale.event, plan.rounding),
      );
      const units = total(linesAt(sale, lines), unitsOf);
      const pool = openPool(run, sale, { seat, plan, rule, credit, group, groupIndex, amounts, units });
      if (pool.traced) pool.traced.base.per_line = lines.map((line, i) => describeLine(sale, line, amounts[i] ?? 0));
      pools.push(pool);
    }
  }
  return pools;
}

/**
 * The base of an override is the commission of another role on this deal, after the split and before the program's
 * ceilings.
 */
function overridePools(run: Run, sale: SaleRecord, group: Seat[], groupIndex: number, shares: Share[]): Pool[] {
  return raters(run, group).flatMap(({ seat, plan, credit }) =>
    chooseOverrides(run, sale, seat, plan).map((rule) => {
      const earned = shares.filter((share) => share.pool.rule.kind === 'rule' && share.pool.role === rule.base_role);
      const amounts = [earned.reduce((sum, share) => sum + share.amount, 0)];
      return openPool(run, sale, { seat, plan, rule, credit, group, groupIndex, amounts, units: 1 });
    }),
  );
}

interface Opening {
  seat: Seat;
  plan: CompiledPlan;
  rule: CompiledRule;
  credit: Credit;
  group: Seat[];
  groupIndex: number;
  amounts: number[];
  units: number;
}

/** Step 6: adds up the bases of the selected lines, computes one exact amount, and rounds it once. */
function openPool(run: Run, sale: SaleRecord, opening: Opening): Pool {
  const { seat, plan, rule, credit, group } = opening;
  const dealBase = checkedAmount(
    Math.max(
      0,
      opening.amounts.reduce((sum, amount) => sum + amount, 0),
    ),
  );
  const base = credited(dealBase, credit);
  const result = calculate(run, sale, { seat, rule, plan, credit, base, units: opening.units });
  const amount = round(result.exact, plan.rounding);
  const traced: TracePool | null = run.working && {
    event: sale.event.id,
    rule: rule.id,
    ...(rule.label ? { label: rule.label } : {}),
    slot: rule.slot,
    plan: { id: plan.id, version: plan.version, effective_from: plan.effective_from },
    role: seat.role,
    partner: seat.partner,
    base: {
      kind: rule.base,
      ...contractNote(sale, rule),
      per_line: [],
      deal_total: dealBase,
      ...creditNote(seat, credit, dealBase),
      total: base,
    },
    calc: { ...result.working, exact: show(result.exact), rounding: plan.rounding, rounded: amount },
    caps: [],
    pool: amount,
    split: [],
  };
  if (traced) run.working?.pools.push(traced);
  const seats = credit ? [seat] : group;
  return {
    rule,
    plan,
    role: seat.role,
    group: opening.groupIndex,
    rated: seat,
    seats,
    base,
    amount,
    volume: result.volume,
    traced,
  };
}

/** The amount the rule would pay on this line alone, with its own minimum and deal ceiling. */
function moneyOnLine(
  run: Run,
  sale: SaleRecord,
  seat: Seat,
  plan: CompiledPlan,
  rule: CompiledRule,
  credit: Credit,
  line: number,
): Rational {
  const [only] = linesAt(sale, [line]) as [DealLine];
  const base = credited(Math.max(0, baseOf(only, rule, sale.event, plan.rounding)), credit);
  const { exact } = calculate(run, sale, { seat, rule, plan, credit, base, units: unitsOf(only) });
  const least = BigInt(Math.min(rule.min_minor, base));
  const raised = exact.num < least * exact.den ? { num: least, den: 1n } : exact;
  const most = rule.deal_cap_minor;
  return most !== undefined && raised.num > BigInt(most) * raised.den ? { num: BigInt(most), den: 1n } : raised;
}

function linesAt(sale: SaleRecord, indexes: number[]): DealLine[] {
  return indexes.map((index) => sale.event.lines[index] as DealLine);
}

function describeLine(sale: SaleRecord, line: number, amount: number): TracePool['base']['per_line'][number] {
  const product = sale.event.lines[line]?.product;
  return { line, ...(product ? { product } : {}), amount_minor: amount };
}

function contractNote(
  { event }: SaleRecord,
  { base, collected }: CompiledRule,
): Pick<TracePool['base'], 'whole_contract'> {
  const counts =
    collected && base !== 'first_year' && event.lines.some((line) => line.recurring_interval !== undefined);
  return counts ? { whole_contract: true } : {};
}

function creditNote(seat: Seat, credit: Credit, dealBase: number): Pick<TracePool['base'], 'credit'> {
  if (!credit) return {};
  const part = explainRounding(dealBase, credit.weights)[credit.index];
  if (!part) return {};
  return { credit: { partner: seat.partner, weight: seat.weight, ...part, amount_minor: part.floor + part.extra } };
}
