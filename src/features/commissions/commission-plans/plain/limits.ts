import { defineTexts } from '#shared/text/texts.ts';
import type { Cap, Clawback, PlanDefinition, Rule } from '../schema.ts';
import { type Phrases, roleNames } from './phrases.ts';

/** The minimum and maximum the rule pays. */
export function limitText(
  { min_minor, deal_cap_minor }: Rule,
  phrases: Phrases,
): { min: string[]; deal_cap: string[] } {
  return {
    min: min_minor
      ? [`at least ${phrases.money(min_minor)} a deal, but never more than the amount it is calculated from`]
      : [],
    deal_cap:
      deal_cap_minor === undefined ? [] : [`at most ${phrases.money(deal_cap_minor)} a deal, all partners together`],
  };
}

export function capText({ amount_minor, currency, scope, period }: Cap, phrases: Phrases): string {
  const most = `at most ${phrases.money(amount_minor, currency)}`;
  const time = period === 'lifetime' ? 'in all' : `a calendar ${period}`;
  const from = phrases.isPartner ? 'you get' : 'a partner gets';
  switch (scope) {
    case 'partner':
      return `${from} ${most} ${time} from this rule`;
    case 'customer':
      return `${from} ${most} ${time} from this rule for any one customer`;
    case 'pool':
      return `this rule pays ${most} ${time}, all partners together`;
  }
}

/** The effect of a refund. Empty for the default, in which the same share is taken back at any time. */
export function refundText(
  { on_partial_refund, clawback, kind, base }: Rule,
  { accrue_on }: Pick<PlanDefinition, 'accrue_on'>,
): string[] {
  if (kind === 'spiff') return [];
  const { mode = 'proportional' } = clawback ?? {};
  if (mode === 'none') return ['refunds never reduce the commission'];
  const within = windowText(clawback, base === 'collected' || accrue_on === 'collected');
  if (mode === 'full') return [`any refund${within} takes back the full commission`];
  if (on_partial_refund === 'keep')
    return [`a partial refund does not change the commission; a full refund${within} takes it back`];
  return within ? [`a refund${within} takes back the same share of the commission; later refunds change nothing`] : [];
}

function windowText(clawback: Clawback | undefined, isCollected: boolean): string {
  const days = clawback?.window_days;
  if (days === undefined || days === null) return '';
  const from = isCollected ? 'the customer’s last payment before the refund' : 'the deal';
  return days === 0 ? ` on the day of ${from}` : ` within ${days} ${days === 1 ? 'day' : 'days'} of ${from}`;
}

/** The precedence of rules, for plans with more than one. */
export function standingText(rule: Rule, phrases: Phrases): string[] {
  if (rule.kind === 'spiff') return [];
  const on_top = rule.stacking === 'additive' ? ['paid on top of the other rules'] : [];
  return rule.priority ? [...on_top, `its priority is ${phrases.number(rule.priority)}`] : on_top;
}

export function overrideText(rule: Rule): string[] {
  const role = /^commission_of\((.+)\)$/.exec(rule.base ?? '')?.[1];
  if (rule.kind !== 'override' || role === undefined) return [];
  return [`for partners in any role except ${roleNames[role] ?? role}`];
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
      text:
        plan.rate_lock === 'at_first'
          ? 'renewals keep the structure version that was active when the customer’s first deal was won'
          : months === 0
            ? undefined
            : 'every renewal uses the structure version that is active on the day it is won',
    },
    {
      about: 'split',
      text:
        plan.split === 'credit'
          ? `several partners in the same role each earn, at their own rates, on their share of the amount${unshared(plan, phrases)}`
          : 'several partners in the same role split one commission by weight; the first partner’s type and tier set the rate',
    },
    {
      about: 'selection',
      text:
        plan.rules.length < 2
          ? undefined
          : plan.selection === 'best_for_partner'
            ? `if several rules match a product line, the one that pays ${isPartner ? 'you' : 'the partner'} most applies`
            : 'if several rules match a product line, the one with the highest priority applies, then the most specific one',
    },
    { about: 'rounding', text: plan.rounding && roundingTexts[plan.rounding] },
  ];
  return terms.flatMap(({ about, text }) => (text === undefined ? [] : [{ about, text }]));
}

/** The payments that each partner of a role gets in full, however many partners there are. */
function unshared({ rules }: PlanDefinition, phrases: Phrases): string {
  const hasWholeBands = rules.some(
    ({ calc }) =>
      calc?.type === 'tiered' &&
      !(calc.mode === 'marginal' && calc.measure === 'units') &&
      calc.bands.some(({ flat_minor }) => flat_minor !== undefined),
  );
  const whole = [
    ...(hasWholeBands ? ['the fixed amounts of bands'] : []),
    ...(rules.some(({ kind, min_minor }) => kind !== 'spiff' && min_minor) ? ['minimums'] : []),
    ...(rules.some(({ kind }) => kind === 'spiff') ? ['bonuses'] : []),
  ];
  return whole.length === 0 ? '' : `; ${phrases.and(whole)} are not split: each partner gets the full amount`;
}

const roundingTexts = defineTexts('commissions/commission-plans/plain/roundingTexts', {
  half_up: 'amounts are rounded to the smallest currency unit, half up',
  half_even: 'amounts are rounded to the smallest currency unit, ties to the even digit',
  floor: 'amounts are rounded down to the smallest currency unit',
});

function accrualText({ accrue_on = 'won', rules }: PlanDefinition): string {
  const ofFirstYear = rules.some(({ base }) => base === 'first_year')
    ? '; commission is paid on the first year only'
    : '';
  return {
    won: 'earned when the deal is won',
    // Plans published before this value was rejected were always paid like this.
    invoiced: 'earned when the deal is won (invoices are not recorded)',
    collected: `earned as the customer pays, in proportion to the money received${ofFirstYear}`,
  }[accrue_on];
}

function holdText({ hold_days }: PlanDefinition): string | undefined {
  if (hold_days === undefined) return undefined;
  if (hold_days === 0) return 'payable at once';
  return `payable ${hold_days} ${hold_days === 1 ? 'day' : 'days'} after it is earned`;
}

function recurringText(months: PlanDefinition['recurring_months']): string {
  if (months === undefined || months === null) return 'renewals earn commission for as long as the customer renews';
  if (months === 0) return 'renewals earn nothing';
  return `renewals earn commission for ${months} ${months === 1 ? 'month' : 'months'} starting on the day the customer’s first deal was won`;
}
