import type { Condition, When } from '#shared/conditions/conditions.ts';
import { fullForm } from '#shared/conditions/conditions.ts';
import { exponentOf } from '#shared/money/money.ts';
import { newRuleId } from '../../rule-id.ts';
import type { Band, Calc, PlanDefinition, Rule, RuleWhen } from '../../schema.ts';
import { texts } from './texts.ts';

/** Changes to a definition, each returning a new one. Pure. */

export const ruleKinds = ['percent', 'tier', 'flat', 'tiered', 'spiff', 'override'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Creates a rule that could be published unchanged. */
export function newRule(kind: RuleKind, { currency, tiers }: { currency: string; tiers: readonly string[] }): Rule {
  const id = newRuleId();
  switch (kind) {
    case 'percent':
    case 'tier':
    case 'flat':
    case 'tiered':
      return { id, base: 'net', calc: newCalc(kind, { currency, tiers }) };
    case 'spiff':
      return {
        id,
        kind: 'spiff',
        spiff: { every: 5, amount_minor: tenUnits(currency) * 20, currency, period: 'quarter' },
      };
    case 'override':
      return { id, kind: 'override', base: 'commission_of(resell)', calc: { type: 'percent', rate_ppm: 100_000 } };
  }
}

export type CalcKind = 'percent' | 'tier' | 'flat' | 'tiered';

export function calcKind(calc: Calc | undefined): CalcKind {
  if (!calc) return 'percent';
  return calc.type === 'percent' ? (calc.rate_ppm_by_tier ? 'tier' : 'percent') : calc.type;
}

export function newCalc(kind: CalcKind, { currency, tiers }: { currency: string; tiers: readonly string[] }): Calc {
  switch (kind) {
    case 'percent':
      return { type: 'percent', rate_ppm: 100_000 };
    case 'tier':
      return {
        type: 'percent',
        rate_ppm: 100_000,
        rate_ppm_by_tier: Object.fromEntries(tiers.map((tier, index) => [tier, 100_000 + 50_000 * index])),
      };
    case 'flat':
      return { type: 'flat', amount_minor: tenUnits(currency) * 5, currency, per: 'event' };
    case 'tiered': {
      const step = tenUnits(currency) * 1_000;
      return {
        type: 'tiered',
        mode: 'marginal',
        measure: 'credited_base',
        period: 'quarter',
        bands: [
          { from: 0, to: step, rate_ppm: 100_000 },
          { from: step, to: step * 5, rate_ppm: 120_000 },
          { from: step * 5, to: null, rate_ppm: 150_000 },
        ],
      };
    }
  }
}

/** Ten whole units of the currency, in minor units. */
export function tenUnits(currency: string): number {
  return 10 ** (exponentOf(currency) + 1);
}

export function replaceRule(plan: PlanDefinition, index: number, change: Partial<Rule>): PlanDefinition {
  return { ...plan, rules: plan.rules.map((rule, at) => (at === index ? tidy({ ...rule, ...change }) : rule)) };
}

export function removeRule(plan: PlanDefinition, index: number): PlanDefinition {
  return { ...plan, rules: plan.rules.filter((_, at) => at !== index) };
}

export function insertRule(plan: PlanDefinition, index: number, rule: Rule): PlanDefinition {
  return { ...plan, rules: plan.rules.toSpliced(index, 0, rule) };
}

/** Duplicates a rule; the copy books on an account of its own. */
export function duplicateRule(plan: PlanDefinition, index: number): PlanDefinition {
  const rule = plan.rules[index];
  if (!rule) return plan;
  const { slot: _, ...copy } = structuredClone(rule);
  return insertRule(plan, index + 1, {
    ...copy,
    id: newRuleId(),
    ...(rule.label && { label: texts.copy(rule.label) }),
  });
}

export function moveRule(plan: PlanDefinition, from: number, to: number): PlanDefinition {
  const rule = plan.rules[from];
  if (!rule || to < 0 || to >= plan.rules.length) return plan;
  return { ...plan, rules: plan.rules.toSpliced(from, 1).toSpliced(to, 0, rule) };
}

/** Leaves out empty values, so that equal plans have equal text. */
export function tidy<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;
}

// Bands stay contiguous: each begins where the one before it ends, the first at zero, the last without an end.

/** Moves the end of a band, and with it the beginning of the next one. */
export function setBandEnd(bands: readonly Band[], index: number, to: number): Band[] {
  return bands.map((band, at) => (at === index ? { ...band, to } : at === index + 1 ? { ...band, from: to } : band));
}

/** Adds a band at the end, which begins at twice the start of the last one; at `step` where there is only one. */
export function addBand(bands: readonly Band[], step: number): Band[] {
  const last = bands.at(-1);
  if (!last) return [{ from: 0, to: null, rate_ppm: 100_000 }];
  const start = last.from === 0 ? step : last.from * 2;
  return [...bands.slice(0, -1), { ...last, to: start }, { ...last, from: start, to: null }];
}

/** Removes a band; the one below extends over its range. */
export function removeBand(bands: readonly Band[], index: number): Band[] {
  const remaining = bands.filter((_, at) => at !== index);
  return remaining.map((band, at) => ({
    ...band,
    from: at === 0 ? 0 : band.from,
    to: remaining[at + 1]?.from ?? null,
  }));
}

// Conditions: an OR of ANDs.

export function planGroups(when: RuleWhen | undefined): Condition[][] {
  const groups = fullForm(when as When | undefined).any.map(({ all }) => all);
  return groups.length === 1 && groups[0]!.length === 0 ? [] : groups;
}

/** Without conditions the rule always applies, which is stored by leaving out `when`. */
export function whenOf(groups: readonly Condition[][]): RuleWhen | undefined {
  const filled = groups.filter((all) => all.length > 0);
  return filled.length === 0 ? undefined : { any: filled.map((all) => ({ all: [...all] })) };
}
