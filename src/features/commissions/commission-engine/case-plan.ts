import type { Calc, PlanDefinition, Rule, RuleWhen, Spiff } from '#features/commissions/commission-plans/schema.ts';
import type { Condition, Scalar } from '#shared/conditions/conditions.ts';
import { CaseError } from './case-error.ts';
import type { CasePlan } from './case-model.ts';

type Raw = Record<string, unknown>;

/** The short names a case may use in `when`, and their fields. */
const shortNames: Record<string, string> = {
  partner_type: 'partner.type',
  type: 'partner.type',
  tier: 'partner.tier',
  partner_tier: 'partner.tier',
  region: 'partner.region',
  partner_region: 'partner.region',
  country: 'partner.country',
  partner_country: 'partner.country',
  tag: 'partner.tag',
  partner_tag: 'partner.tag',
  deal_amount: 'deal.amount',
  deal_type: 'deal.type',
  deal_source: 'deal.source',
  source: 'deal.source',
  kind: 'deal.kind',
  deal_kind: 'deal.kind',
  event_kind: 'deal.kind',
  customer_country: 'customer.country',
  customer_is_new: 'customer.is_new',
  is_new: 'customer.is_new',
};

/** Converts a case's plan to the product's own format. */
export function definitionOf(plan: CasePlan): PlanDefinition {
  const { selection, split, hold_days, accrue_on, recurring_months, rate_lock, rounding } = plan;
  return {
    selection,
    split,
    hold_days,
    accrue_on,
    recurring_months,
    rate_lock,
    rounding,
    rules: plan.rules.map((rule, index) =>
      ruleOf(rule as Raw & { id: string }, `plans (${plan.id} v${plan.version}).rules.${index}`),
    ),
  };
}

function ruleOf(given: Raw & { id: string }, path: string): Rule {
  const raw = said(given);
  if (isRaw(raw.cap)) raw.cap = said(raw.cap);
  const rule = { ...raw } as unknown as Rule;
  const when = raw.when === undefined ? undefined : whenOf(raw.when, `${path}.when`);
  if (raw.kind === 'spiff') return { ...rule, when, spiff: spiffOf(raw, path) };
  if (!isRaw(raw.calc)) throw new CaseError(`${path}.calc`, 'is missing');
  return { ...rule, when, calc: calcOf(said(raw.calc), path) };
}

/** Drops null values, which mean the same as absent ones. */
function said(raw: Raw): Raw {
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null));
}

function calcOf(raw: Raw, path: string): Calc {
  if (raw.type === 'tiered') {
    if (!Array.isArray(raw.bands)) throw new CaseError(`${path}.calc.bands`, 'are missing');
    const odd = raw.bands.findIndex((band) => !isRaw(band));
    if (odd >= 0) throw new CaseError(`${path}.calc.bands.${odd}`, 'is not a band');
  }
  if (raw.type === 'flat' && !Number.isSafeInteger(raw.amount_minor))
    throw new CaseError(`${path}.calc.amount_minor`, 'is not whole minor units');
  return (raw.type === 'tiered' ? { mode: 'marginal', ...raw } : raw) as unknown as Calc;
}

/** The full form, or a map of field to values; a value may also be written `{operator: value}`. */
function whenOf(raw: unknown, path: string): RuleWhen {
  if (!isRaw(raw)) throw new CaseError(path, 'is not an object');
  if (Array.isArray(raw.any)) {
    return { any: raw.any.map((group: unknown, index) => ({ all: allOf(group, `${path}.any.${index}`) })) };
  }
  if (Array.isArray(raw.all)) return { any: [{ all: allOf(raw, path) }] };
  return { any: [{ all: Object.entries(raw).flatMap(([field, value]) => testsOf(field, value)) }] };
}

/** A group without tests would always match and widen a rule that was meant to be narrower. */
function allOf(group: unknown, path: string): Condition[] {
  if (!isRaw(group) || !Array.isArray(group.all)) throw new CaseError(`${path}.all`, 'is not a list of tests');
  return group.all.map((test: unknown, index) => {
    if (!isRaw(test) || typeof test.field !== 'string') throw new CaseError(`${path}.all.${index}.field`, 'is missing');
    return renamed(test as unknown as Condition);
  });
}

function testsOf(field: string, value: unknown): Condition[] {
  if (isRaw(value))
    return Object.entries(value).map(([op, against]) => renamed({ field, op, value: against } as Condition));
  return [renamed({ field, op: 'in', value: (Array.isArray(value) ? value : [value]) as Scalar[] })];
}

function renamed(condition: Condition): Condition {
  const { field } = condition;
  return { ...condition, field: Object.hasOwn(shortNames, field) ? shortNames[field]! : field };
}

/** A SPIFF's terms may be in `spiff`, in `calc` or beside the rule's other fields. */
function spiffOf(raw: Raw, path: string): Spiff {
  const calc = isRaw(raw.calc) ? raw.calc : {};
  const places = [isRaw(raw.spiff) ? raw.spiff : {}, calc, raw];
  const find = (...names: string[]) => {
    for (const place of places) for (const name of names) if (place[name] !== undefined) return place[name];
    return undefined;
  };
  const every = find('every', 'every_n', 'n') ?? 1;
  if (typeof every !== 'number') throw new CaseError(`${path}.spiff.every`, 'is not a number of deals');
  const spiff = {
    every,
    amount_minor: find('amount_minor', 'award_minor'),
    currency: find('currency'),
    budget_minor: find('budget_minor', 'budget'),
    products: find('products'),
    period: find('period'),
    starts: find('starts', 'starts_on'),
    ends: find('ends', 'ends_on'),
    stack: find('stack'),
  };
  return spiff as Spiff;
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
