import type { Cap, Clawback, PlanDefinition, Rule } from '../schema.ts';
import { type Phrases, roleNames } from './phrases.ts';
import { planTexts as t } from './plan.texts.ts';

/** The minimum and maximum the rule pays. */
export function limitText(
  { min_minor, deal_cap_minor }: Rule,
  phrases: Phrases,
): { min: string[]; deal_cap: string[] } {
  return {
    min: min_minor ? [t.atLeast(phrases.money(min_minor))] : [],
    deal_cap: deal_cap_minor === undefined ? [] : [t.atMostTogether(phrases.money(deal_cap_minor))],
  };
}

export function capText({ amount_minor, currency, scope, period }: Cap, phrases: Phrases): string {
  const amount = phrases.money(amount_minor, currency);
  const time = t.capTimes[period];
  switch (scope) {
    case 'partner':
      return t.partnerCap(amount, time, phrases.isPartner);
    case 'customer':
      return t.customerCap(amount, time, phrases.isPartner);
    case 'pool':
      return t.poolCap(amount, time);
  }
}

/** The effect of a refund. Empty for the default, in which the same share is taken back at any time. */
export function refundText(
  { on_partial_refund, clawback, kind, base }: Rule,
  { accrue_on }: Pick<PlanDefinition, 'accrue_on'>,
): string[] {
  if (kind === 'spiff') return [];
  const { mode = 'proportional' } = clawback ?? {};
  if (mode === 'none') return [t.refundsKeep];
  const within = windowText(clawback, base === 'collected' || accrue_on === 'collected');
  if (mode === 'full') return [t.refundTakesAll(within)];
  if (on_partial_refund === 'keep') return [t.fullRefundTakes(within)];
  return within ? [t.refundTakesShare(within)] : [];
}

const windowText = (clawback: Clawback | undefined, isCollected: boolean): string =>
  typeof clawback?.window_days === 'number' ? t.within(clawback.window_days, isCollected) : '';

/** The precedence of rules, for plans with more than one. */
export function standingText(rule: Rule, phrases: Phrases): string[] {
  if (rule.kind === 'spiff') return [];
  const on_top = rule.stacking === 'additive' ? [t.onTop] : [];
  return rule.priority ? [...on_top, t.priority(phrases.number(rule.priority))] : on_top;
}

export function overrideText(rule: Rule): string[] {
  const role = /^commission_of\((.+)\)$/.exec(rule.base ?? '')?.[1];
  if (rule.kind !== 'override' || role === undefined) return [];
  return [t.exceptRole(roleNames[role] ?? role)];
}

/** The terms of the plan as a whole. */
export function termTexts(plan: PlanDefinition, phrases: Phrases): { about: keyof PlanDefinition; text: string }[] {
  const { isPartner } = phrases;
  const months = plan.recurring_months;
  const terms: { about: keyof PlanDefinition; text: string | undefined }[] = [
    { about: 'accrue_on', text: accrualText(plan) },
    { about: 'hold_days', text: holdText(plan) },
    { about: 'recurring_months', text: recurringText(months) },
    {
      about: 'rate_lock',
      text: plan.rate_lock === 'at_first' ? t.renewalsKeepVersion : months === 0 ? undefined : t.renewalsTakeVersion,
    },
    {
      about: 'split',
      text: plan.split === 'credit' ? creditText(plan, phrases) : t.weight,
    },
    {
      about: 'selection',
      text:
        plan.rules.length < 2
          ? undefined
          : plan.selection === 'best_for_partner'
            ? t.best(isPartner)
            : t.highestPriority,
    },
    { about: 'rounding', text: plan.rounding && t.rounding[plan.rounding] },
  ];
  return terms.flatMap(({ about, text }) => (text === undefined ? [] : [{ about, text }]));
}

/** The sharing between partners of a role, and the payments that each of them gets in full, however many they are. */
function creditText({ rules }: PlanDefinition, phrases: Phrases): string {
  const hasWholeBands = rules.some(
    ({ calc }) =>
      calc?.type === 'tiered' &&
      !(calc.mode === 'marginal' && calc.measure === 'units') &&
      calc.bands.some(({ flat_minor }) => flat_minor !== undefined),
  );
  const whole = [
    ...(hasWholeBands ? [t.wholes.bands] : []),
    ...(rules.some(({ kind, min_minor }) => kind !== 'spiff' && min_minor) ? [t.wholes.minimums] : []),
    ...(rules.some(({ kind }) => kind === 'spiff') ? [t.wholes.bonuses] : []),
  ];
  return whole.length === 0 ? t.credit : t.unshared(t.credit, phrases.and(whole));
}

function accrualText({ accrue_on = 'won', rules }: PlanDefinition): string {
  const isFirstYear = rules.some(({ base }) => base === 'first_year');
  // Plans published before `invoiced` was rejected were always paid when the deal was won.
  return t.earnedWhen[accrue_on === 'collected' && isFirstYear ? 'collectedOfFirstYear' : accrue_on];
}

function holdText({ hold_days }: PlanDefinition): string | undefined {
  if (hold_days === undefined) return undefined;
  return hold_days === 0 ? t.payableAtOnce : t.payableAfter(hold_days);
}

function recurringText(months: PlanDefinition['recurring_months']): string {
  if (months === undefined || months === null) return t.renewalsEarn;
  return months === 0 ? t.renewalsEarnNothing : t.renewalsEarnFor(months);
}
