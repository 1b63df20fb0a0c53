import { type ActualValue, type Condition, match } from '#shared/conditions/conditions.ts';
import { compare, type Rational, show } from '#shared/money/rational.ts';
import { monthsSince } from '#shared/time/dates.ts';
import { rateOfTier } from './calculation.ts';
import { inProgramCurrency } from './conversions.ts';
import { grossTotal, hasProgramRate } from './deal.ts';
import type { DealLine, SaleEvent } from './event.ts';
import type { CompiledPlan, CompiledRule } from './plan.ts';
import type { Run } from './run.ts';
import type { SaleRecord, Seat } from './sale-record.ts';
import type { TraceCandidate } from './trace.schema.ts';

/** A rule whose conditions hold for one line. */
interface Candidate {
  rule: CompiledRule;
  specificity: number;
  money: Rational | undefined;
}

/** The amount a rule would pay one seat for one line alone, which `best_for_partner` compares. */
export type MoneyOf = (rule: CompiledRule, line: number) => Rational;

/** A rule that pays, with the lines it pays on. */
export interface Chosen {
  rule: CompiledRule;
  lines: number[];
}

/** Step 5, for one seat. */
export function chooseRules(run: Run, sale: SaleRecord, seat: Seat, plan: CompiledPlan, moneyOf: MoneyOf): Chosen[] {
  const chosen: Chosen[] = [];
  sale.event.lines.forEach((line, index) => {
    if (line.commissionable === false) {
      run.codes.add('not_commissionable');
      return;
    }
    for (const rule of winnersFor(run, sale, seat, plan, index, moneyOf)) {
      const choice = chosen.find((one) => one.rule === rule);
      if (choice) choice.lines.push(index);
      else chosen.push({ rule, lines: [index] });
      markChosen(run, seat, rule, index);
    }
  });
  return chosen;
}

/**
 * Chooses override rules, which apply to the deal as a whole: the first in precedence of the matching exclusive ones,
 * and every additive one.
 */
export function chooseOverrides(run: Run, sale: SaleRecord, seat: Seat, plan: CompiledPlan): CompiledRule[] {
  const matching: Candidate[] = [];
  for (const rule of plan.overrides) {
    if (rule.base_role === seat.role) continue;
    const group = fittingOnDeal(run, sale, seat, rule);
    const specificity = group && specificityOf(group);
    run.working?.candidates.push({
      ...candidateNote(seat, rule, undefined, group ? undefined : 'conditions', specificity),
      ...regionsMet(seat, group),
    });
    if (specificity !== undefined && !isUnpayable(run, sale.event, seat, rule))
      matching.push({ rule, specificity, money: undefined });
  }
  const exclusive = matching.filter(({ rule }) => !rule.additive).sort(byPriority);
  const winners = matching.filter((candidate) => candidate.rule.additive || candidate === exclusive[0]);
  for (const { rule } of winners) markChosen(run, seat, rule, undefined);
  return winners.map(({ rule }) => rule);
}

/** The highest specificity of a rule over the lines of the deal; undefined when it fits none. */
export function specificityOnDeal(run: Run, sale: SaleRecord, seat: Seat, rule: CompiledRule): number | undefined {
  const group = fittingOnDeal(run, sale, seat, rule);
  return group && specificityOf(group);
}

/** The most specific conditions of a rule that hold for some line of the deal. */
function fittingOnDeal(run: Run, sale: SaleRecord, seat: Seat, rule: CompiledRule): readonly Condition[] | undefined {
  let best: readonly Condition[] | undefined;
  for (const line of sale.event.lines) {
    if (line.commissionable === false) continue;
    const fit = match(rule.when, (field) => fieldOf(run, field, sale, seat, line), specificityOf);
    if (fit.holds && (!best || specificityOf(fit.group) > specificityOf(best))) best = fit.group;
  }
  return best;
}

/** All matching additive rules, and one of the exclusive ones: the first in precedence or the one that pays best. */
function winnersFor(
  run: Run,
  sale: SaleRecord,
  seat: Seat,
  plan: CompiledPlan,
  index: number,
  moneyOf: MoneyOf,
): CompiledRule[] {
  const line = sale.event.lines[index] as DealLine;
  const read = (field: string) => fieldOf(run, field, sale, seat, line);
  const precedes = plan.best_for_partner ? byMoney : byPriority;
  const winners: CompiledRule[] = [];
  let best: Candidate | undefined;
  for (const rule of plan.rules) {
    const matched = match(rule.when, read, specificityOf);
    if (!matched.holds) {
      run.working?.candidates.push(candidateNote(seat, rule, index, inWords(matched.failed)));
      continue;
    }
    const obstacle = isUnpayable(run, sale.event, seat, rule);
    const specificity = specificityOf(matched.group);
    const money = !obstacle && plan.best_for_partner && !rule.additive ? moneyOf(rule, index) : undefined;
    run.working?.candidates.push({
      ...candidateNote(seat, rule, index, obstacle, specificity, money),
      ...regionsMet(seat, matched.group),
    });
    if (obstacle) continue;
    const candidate = { rule, specificity, money };
    if (rule.additive) winners.push(rule);
    else if (!best || precedes(candidate, best) < 0) best = candidate;
  }
  if (best) winners.push(best.rule);
  return winners;
}

/** Product counts 4, category 2, every other condition 1. */
export function specificityOf(group: readonly Condition[]): number {
  let sum = 0;
  for (const { field } of group) sum += field === 'product' ? 4 : field === 'category' ? 2 : 1;
  return sum;
}

function byPriority(a: Candidate, b: Candidate): number {
  return b.rule.priority - a.rule.priority || b.specificity - a.specificity || (a.rule.id < b.rule.id ? -1 : 1);
}

function byMoney(a: Candidate, b: Candidate): number {
  return (a.money && b.money ? compare(b.money, a.money) : 0) || byPriority(a, b);
}

/** A rule that cannot be paid on this deal without an invented conversion or rate is skipped, and the trace says so. */
function isUnpayable(run: Run, deal: SaleEvent, seat: Seat, rule: CompiledRule): string | undefined {
  const { program } = run.program.facts;
  const { calc } = rule;
  const hasFlatBands = calc.type === 'tiered' && calc.bands.some((band) => band.flat_minor !== undefined);
  const flatCurrency =
    calc.type === 'flat' ? calc.currency : hasFlatBands ? (calc.currency ?? program.currency) : undefined;
  if ((flatCurrency ?? deal.currency) !== deal.currency || (rule.cap?.currency ?? deal.currency) !== deal.currency) {
    run.codes.add('currency_mismatch');
    return 'currency_mismatch';
  }
  if (
    calc.type === 'tiered' &&
    (calc.measure ?? 'credited_base') === 'credited_base' &&
    !hasProgramRate(deal, program)
  ) {
    run.codes.add('fx_missing');
    return 'fx_missing';
  }
  if (calc.type === 'percent' && calc.rate_ppm === undefined && rateOfTier(calc, seat) === undefined) {
    return `no rate for tier ${seat.profile.tier?.id ?? '(none)'}`;
  }
  return undefined;
}

/** The value of a field that a condition tests. Unknown fields are missing facts. */
function fieldOf(run: Run, field: string, sale: SaleRecord, seat: Seat, line: DealLine): ActualValue {
  const { event } = sale;
  const { profile } = seat;
  switch (field) {
    case 'partner.type':
      return profile.type;
    case 'partner.tier':
      return profile.tier?.id;
    case 'partner.region':
      return profile.regions;
    case 'partner.country':
      return profile.country;
    case 'partner.tag':
      return profile.tags;
    case 'role':
      return seat.role;
    case 'product':
      return line.product;
    case 'category':
      return line.category;
    case 'deal.amount':
      return amountInProgram(run, event);
    case 'deal.type':
      return event.deal_type;
    case 'deal.source':
      return event.deal_source;
    case 'deal.kind':
      return event.event_kind ?? 'new';
    case 'customer.country':
      return event.customer_country;
    case 'customer.is_new':
      return event.customer_is_new;
    case 'coupon':
      return event.coupon;
    case 'months_since_first':
      return sale.start ? Math.max(0, monthsSince(sale.start.first_on, event.at)) : undefined;
    default:
      if (!field.startsWith('custom.')) return undefined;
      return event.custom?.[field.slice(7)] ?? profile.custom[field.slice(7)];
  }
}

/** Conditions compare amounts in the program's currency. Without a rate to it the amount is a missing fact. */
function amountInProgram(run: Run, deal: SaleEvent): number | undefined {
  const { program } = run.program.facts;
  if (hasProgramRate(deal, program))
    return inProgramCurrency(run, deal, grossTotal(deal), program.rounding, { what: 'deal_amount' });
  run.codes.add('fx_missing');
  return undefined;
}

/**
 * The regions a rule asks for that the partner is in; traced only for partners in several regions, where the match is
 * not obvious.
 */
function regionsMet({ profile }: Seat, group: readonly Condition[] = []): Pick<TraceCandidate, 'regions'> {
  if (!profile.stands_in) return {};
  const regionIds = group.flatMap(({ field, op, value }) =>
    field === 'partner.region' && (op === 'eq' || op === 'in') ? [value].flat() : [],
  );
  const regions = profile.regions.filter((id) => regionIds.includes(id));
  return regions.length > 0 ? { regions } : {};
}

function inWords(condition: Condition | undefined): string {
  if (!condition) return 'conditions';
  const value = Array.isArray(condition.value) ? condition.value.join(', ') : condition.value;
  return `${condition.field} ${condition.op}${value === undefined ? '' : ` ${value}`}`;
}

function candidateNote(
  seat: Seat,
  rule: CompiledRule,
  line: number | undefined,
  failed: string | undefined,
  specificity?: number,
  money?: Rational,
): TraceCandidate {
  return {
    role: seat.role,
    partner: seat.partner,
    ...(line === undefined ? {} : { line }),
    rule: rule.id,
    matched: failed === undefined,
    ...(failed === undefined ? {} : { failed_condition: failed }),
    ...(specificity === undefined ? {} : { specificity }),
    ...(money === undefined ? {} : { money: show(money) }),
    chosen: false,
  };
}

function markChosen(run: Run, seat: Seat, rule: CompiledRule, line: number | undefined) {
  const noted = run.working?.candidates.findLast((candidate) => {
    return (
      candidate.rule === rule.id &&
      candidate.partner === seat.partner &&
      candidate.role === seat.role &&
      candidate.line === line
    );
  });
  if (noted) noted.chosen = true;
}
