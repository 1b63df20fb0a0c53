import {
  bases,
  conditionFields,
  type PlanDefinition,
  type Rule,
  type TieredCalc,
} from '#features/commission-plans/schema.ts';
import { type Condition, fullForm, operators } from '#shared/conditions.ts';
import { isCurrency } from '#shared/money.ts';
import type { Participant } from './event.ts';

/** Why a plan cannot be published. `path` leads to the field in the definition, as the form names it. */
export interface Problem {
  code: string;
  path: string;
  message: string;
}

const wholeBase = 1_000_000;

/** Everything that makes a plan ambiguous, unpayable or dangerous. An empty list means it can be published. */
export function validatePlan(plan: PlanDefinition): Problem[] {
  return [
    ...negatives(plan),
    ...uniqueness(plan),
    ...plan.rules.flatMap((rule, index) => validateRule(rule, `rules.${index}`)),
  ];
}

/** A split needs positive weights, and each partner once per role. */
export function validateParticipants(participants: readonly Participant[], path = 'participants'): Problem[] {
  const seen = new Set<string>();
  return participants.flatMap(({ partner, role, weight }, index) => {
    const found: Problem[] = [];
    if (!Number.isSafeInteger(weight) || weight <= 0) {
      found.push({
        code: 'weights_not_positive',
        path: `${path}.${index}.weight`,
        message: 'a weight is a whole number above zero',
      });
    }
    if (seen.has(`${role} ${partner}`)) {
      found.push({
        code: 'participant_not_unique',
        path: `${path}.${index}`,
        message: `${partner} is ${role} twice on this deal`,
      });
    }
    seen.add(`${role} ${partner}`);
    return found;
  });
}

function negatives(plan: PlanDefinition): Problem[] {
  const fields = ['hold_days', 'recurring_months'] as const;
  return fields.flatMap((field) => {
    const value = plan[field];
    const fine = value === undefined || value === null || (Number.isInteger(value) && value >= 0);
    return fine ? [] : [{ code: `${field}_negative`, path: field, message: 'count in whole units, from zero' }];
  });
}

function uniqueness(plan: PlanDefinition): Problem[] {
  const [ids, slots] = [new Set<string>(), new Set<string>()];
  return plan.rules.flatMap((rule, index) => {
    const found: Problem[] = [];
    const slot = rule.slot ?? rule.id;
    if (ids.has(rule.id))
      found.push({ code: 'rule_id_not_unique', path: `rules.${index}.id`, message: `two rules are called ${rule.id}` });
    else if (slots.has(slot)) {
      found.push({
        code: 'slot_not_unique',
        path: `rules.${index}.slot`,
        message: `two rules book on the slot ${slot}`,
      });
    }
    ids.add(rule.id);
    slots.add(slot);
    return found;
  });
}

function validateRule(rule: Rule, path: string): Problem[] {
  return [
    ...calcProblems(rule, path),
    ...baseProblems(rule, path),
    ...limitProblems(rule, path),
    ...whenProblems(rule, path),
    ...spiffProblems(rule, path),
  ];
}

function calcProblems(rule: Rule, path: string): Problem[] {
  const { calc } = rule;
  const at = `${path}.calc`;
  if (rule.kind === 'spiff') return [];
  if (!calc) return [{ code: 'calc_missing', path: at, message: 'say how the commission is worked out' }];
  switch (calc.type) {
    case 'percent': {
      const byTier = Object.entries(calc.rate_ppm_by_tier ?? {});
      if (calc.rate_ppm === undefined && byTier.length === 0) {
        return [{ code: 'rate_missing', path: `${at}.rate_ppm`, message: 'give a rate, or a rate for each tier' }];
      }
      return [
        ...rateProblems(rule, calc.rate_ppm, `${at}.rate_ppm`),
        ...byTier.flatMap(([tier, rate]) => rateProblems(rule, rate, `${at}.rate_ppm_by_tier.${tier}`)),
      ];
    }
    case 'flat':
      return [
        ...amountProblems(calc.amount_minor, `${at}.amount_minor`),
        ...currencyProblems(calc.currency, `${at}.currency`),
      ];
    case 'tiered':
      return bandProblems(rule, calc, at);
    default:
      return [{ code: 'calc_type_unknown', path: `${at}.type`, message: 'choose percent, flat or tiered' }];
  }
}

function rateProblems(rule: Rule, rate: number | undefined, path: string): Problem[] {
  if (rate === undefined) return [];
  if (!Number.isInteger(rate)) return [{ code: 'rate_not_whole', path, message: 'rates are whole parts per million' }];
  if (rate < 0) return [{ code: 'rate_negative', path, message: 'a rate is never below zero' }];
  if (rate > wholeBase && !rule.allow_above_base) {
    return [{ code: 'rate_above_base', path, message: 'above 100 % of the base: say that this is meant' }];
  }
  return [];
}

/** From zero, without gaps or overlaps, open at the end: every volume has exactly one band. */
function bandProblems(rule: Rule, calc: TieredCalc, at: string): Problem[] {
  const { bands } = calc;
  const found: Problem[] = [];
  const [first, last] = [bands?.[0], bands?.at(-1)];
  if (!first || !last) return [{ code: 'bands_missing', path: `${at}.bands`, message: 'give at least one band' }];
  if (first.from !== 0)
    found.push({ code: 'bands_not_from_zero', path: `${at}.bands.0.from`, message: 'the first band starts at 0' });
  bands.forEach((band, index) => {
    const path = `${at}.bands.${index}`;
    const next = bands[index + 1];
    if (next && band.to !== next.from) {
      found.push({
        code: 'bands_not_contiguous',
        path: `${path}.to`,
        message: 'each band ends where the next one starts',
      });
    } else if (next && band.to !== null && band.to <= band.from) {
      found.push({ code: 'band_empty', path: `${path}.to`, message: 'a band ends above its start' });
    }
    if (band.rate_ppm === undefined && band.flat_minor === undefined) {
      found.push({ code: 'rate_missing', path: `${path}.rate_ppm`, message: 'a band has a rate or a flat amount' });
    }
    found.push(
      ...rateProblems(rule, band.rate_ppm, `${path}.rate_ppm`),
      ...amountProblems(band.flat_minor, `${path}.flat_minor`),
    );
  });
  if ((last.to ?? null) !== null) {
    const path = `${at}.bands.${bands.length - 1}.to`;
    found.push({
      code: 'last_band_not_open',
      path,
      message: 'the last band has no end, or volume above it would earn nothing',
    });
  }
  return found;
}

function amountProblems(amount: number | undefined, path: string): Problem[] {
  if (amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)) return [];
  return [{ code: 'amount_negative', path, message: 'amounts are whole minor units, from zero' }];
}

function currencyProblems(currency: string | undefined, path: string): Problem[] {
  if (!currency) return [{ code: 'currency_missing', path, message: 'an amount of money needs its currency' }];
  return isCurrency(currency)
    ? []
    : [{ code: 'currency_unknown', path, message: `${currency} is not an ISO 4217 code` }];
}

function baseProblems(rule: Rule, path: string): Problem[] {
  const base = rule.base ?? 'net';
  const isOverride = /^commission_of\([A-Za-z0-9_-]+\)$/.test(base);
  if (!isOverride && !bases.some((one) => one === base)) {
    return [{ code: 'base_unknown', path: `${path}.base`, message: `there is no base called ${base}` }];
  }
  if (isOverride === (rule.kind === 'override')) return [];
  const message = 'an override, and only an override, is paid on what another role earns';
  return [{ code: isOverride ? 'base_needs_override' : 'override_needs_base', path: `${path}.base`, message }];
}

function limitProblems(rule: Rule, path: string): Problem[] {
  const { min_minor, deal_cap_minor, cap, calc } = rule;
  const found = [
    ...amountProblems(min_minor, `${path}.min_minor`),
    ...amountProblems(deal_cap_minor, `${path}.deal_cap_minor`),
  ];
  if (min_minor !== undefined && deal_cap_minor !== undefined && min_minor > deal_cap_minor) {
    found.push({
      code: 'minimum_above_cap',
      path: `${path}.min_minor`,
      message: 'the minimum is above the deal ceiling',
    });
  }
  if (!cap) return found;
  found.push(...amountProblems(cap.amount_minor, `${path}.cap.amount_minor`));
  const currency = calc?.type === 'flat' ? calc.currency : undefined;
  if (cap.currency && currency && cap.currency !== currency) {
    found.push({
      code: 'cap_currency_mismatch',
      path: `${path}.cap.currency`,
      message: `the rule pays ${currency}, its ceiling is in ${cap.currency}`,
    });
  }
  return found;
}

function whenProblems(rule: Rule, path: string): Problem[] {
  const { any } = fullForm(rule.when);
  const at = `${path}.when`;
  if (any.length === 0)
    return [{ code: 'when_empty', path: at, message: 'no alternative is given, so the rule would never apply' }];
  return any.flatMap(({ all }, group) =>
    all.flatMap((condition, index) => conditionProblems(condition, `${at}.any.${group}.all.${index}`)),
  );
}

function conditionProblems({ field, op, value }: Condition, path: string): Problem[] {
  const type = field.startsWith('custom.') ? 'custom' : (conditionFields as Record<string, string>)[field];
  if (!type) return [{ code: 'field_unknown', path: `${path}.field`, message: `there is no field called ${field}` }];
  if (!operators.includes(op))
    return [{ code: 'operator_unknown', path: `${path}.op`, message: `there is no test called ${op}` }];
  if (op === 'is_set' || op === 'is_not_set') return [];
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const wanted = type === 'text' ? 'string' : type;
  const fits = values.every((one) => wanted === 'custom' || typeof one === wanted);
  if (values.length === 0 || !fits) {
    return [
      {
        code: 'value_type',
        path: `${path}.value`,
        message: `${field} is compared with ${type === 'custom' ? 'a value' : `a ${type}`}`,
      },
    ];
  }
  const isRange = op !== 'between' || (Array.isArray(value) && value.length === 2);
  return isRange ? [] : [{ code: 'value_type', path: `${path}.value`, message: 'between needs two values' }];
}

function spiffProblems(rule: Rule, path: string): Problem[] {
  if (rule.kind !== 'spiff') return [];
  const { spiff } = rule;
  const at = `${path}.spiff`;
  if (!spiff) return [{ code: 'spiff_missing', path: at, message: 'say how many deals earn which award' }];
  const found = [...amountProblems(spiff.amount_minor, `${at}.amount_minor`)];
  if (spiff.amount_minor === undefined)
    found.push({ code: 'amount_missing', path: `${at}.amount_minor`, message: 'an award has an amount' });
  if (!Number.isInteger(spiff.every) || spiff.every < 1) {
    found.push({ code: 'spiff_every_not_positive', path: `${at}.every`, message: 'count in whole deals, from one' });
  }
  if (spiff.starts && spiff.ends && spiff.ends <= spiff.starts) {
    found.push({ code: 'spiff_ends_before_starts', path: `${at}.ends`, message: 'it would be over before it starts' });
  }
  return found;
}
