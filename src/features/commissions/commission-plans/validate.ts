import { fullForm, type When } from '#shared/conditions/conditions.ts';
import { isCurrency } from '#shared/money/money.ts';
import { error, warning } from './problem.ts';
import { bases, type PlanDefinition, type PlanProblem, type Rule, type TieredCalc } from './schema.ts';
import { whenProblems } from './validate-conditions.ts';

/** 100 % of the base in parts per million. */
const WHOLE = 1_000_000;

/** Finds everything that makes a plan ambiguous, unpayable or dangerous. A plan without an `error` can be published. */
export function validatePlan(plan: PlanDefinition): PlanProblem[] {
  return [
    ...planProblems(plan),
    ...uniqueness(plan),
    ...rivals(plan),
    ...plan.rules.flatMap((rule, index) => ruleProblems(rule, `rules.${index}`)),
  ];
}

/**
 * Problems that are hardly intended, although the engine can rate them: a plan that pays nothing, or no more than the
 * ceiling.
 */
const unfinished = new Set([
  'rules_missing',
  'amount_missing',
  'operator_unfit',
  'spiff_products_missing',
  'minimum_above_cap',
  'invoices_unknown',
  'band_ambiguous',
]);

/** Only problems that make ratings ambiguous or impossible: the minimum that plans from any source must satisfy. */
export function planErrors(plan: PlanDefinition): PlanProblem[] {
  return validatePlan(plan).filter(({ code, severity }) => severity === 'error' && !unfinished.has(code));
}

export function blocksPublishing(problems: readonly PlanProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function planProblems(plan: PlanDefinition): PlanProblem[] {
  const problems: PlanProblem[] = [];
  if (plan.rules.length === 0)
    problems.push(error('rules_missing', 'rules', 'This structure has no rules. Add at least one.'));
  if (plan.accrue_on === 'invoiced') {
    const message = 'Invoices are not recorded. Choose “When the deal is won” or “As the customer pays”.';
    problems.push(error('invoices_unknown', 'accrue_on', message));
  }
  for (const field of ['hold_days', 'recurring_months'] as const) {
    const value = plan[field];
    if (value !== undefined && value !== null && !(Number.isInteger(value) && value >= 0)) {
      problems.push(error(`${field}_negative`, field, 'Enter a whole number, zero or more.'));
    }
  }
  return problems;
}

function uniqueness(plan: PlanDefinition): PlanProblem[] {
  const [ids, slots] = [new Set<string>(), new Set<string>()];
  return plan.rules.flatMap((rule, index) => {
    const problems: PlanProblem[] = [];
    const slot = rule.slot ?? rule.id;
    if (ids.has(rule.id))
      problems.push(error('rule_id_not_unique', `rules.${index}.id`, `Two rules have the ID ${rule.id}.`));
    else if (slots.has(slot)) {
      problems.push(error('slot_not_unique', `rules.${index}.slot`, `Two rules use the same booking slot, ${slot}.`));
    }
    ids.add(rule.id);
    slots.add(slot);
    return problems;
  });
}

/** Finds rules that fit exactly the same deals with the same priority, of which only one will ever pay. */
function rivals(plan: PlanDefinition): PlanProblem[] {
  if (plan.selection === 'best_for_partner') return [];
  const seen = new Set<string>();
  return plan.rules.flatMap(({ kind = 'rule', stacking, priority = 0, when }, index) => {
    if (kind !== 'rule' || stacking === 'additive') return [];
    const fits = `${priority} ${JSON.stringify(fullForm(when as When | undefined))}`;
    const isRival = seen.has(fits);
    seen.add(fits);
    const message =
      'Another rule matches the same deals, so only one of them pays. Set a priority, add a condition, or let one pay on top.';
    return isRival ? [warning('rules_compete', `rules.${index}.stacking`, message)] : [];
  });
}

function ruleProblems(rule: Rule, path: string): PlanProblem[] {
  return [
    ...(rule.kind === 'spiff' ? spiffProblems(rule, `${path}.spiff`) : calcProblems(rule, `${path}.calc`)),
    ...baseProblems(rule, `${path}.base`),
    ...limitProblems(rule, path),
    ...whenProblems(rule, `${path}.when`),
  ];
}

function calcProblems(rule: Rule, at: string): PlanProblem[] {
  const { calc } = rule;
  if (!calc) return [error('calc_missing', at, 'Choose how the commission is calculated.')];
  switch (calc.type) {
    case 'percent': {
      const byTier = Object.entries(calc.rate_ppm_by_tier ?? {});
      if (calc.rate_ppm === undefined && byTier.length === 0) {
        return [error('rate_missing', `${at}.rate_ppm`, 'Enter a rate, or a rate for each tier.')];
      }
      return [
        ...rateProblems(rule, calc.rate_ppm, `${at}.rate_ppm`),
        ...byTier.flatMap(([tier, rate]) => rateProblems(rule, rate, `${at}.rate_ppm_by_tier.${tier}`)),
      ];
    }
    case 'flat':
      return [
        ...amountProblems(calc.amount_minor, `${at}.amount_minor`),
        ...(calc.amount_minor === 0
          ? [error('amount_missing', `${at}.amount_minor`, 'Enter an amount above zero.')]
          : []),
        ...currencyProblems(calc.currency, `${at}.currency`),
      ];
    case 'tiered':
      return bandProblems(rule, calc, at);
    default:
      return [error('calc_type_unknown', `${at}.type`, 'Choose percent, flat or tiered.')];
  }
}

function rateProblems(rule: Rule, rate: number | undefined, path: string): PlanProblem[] {
  if (rate === undefined) return [];
  if (!Number.isInteger(rate)) return [error('rate_not_whole', path, 'Enter a rate with at most four decimals.')];
  if (rate < 0) return [error('rate_negative', path, 'A rate cannot be negative.')];
  if (rate > WHOLE && !rule.allow_above_base) {
    return [
      error(
        'rate_above_base',
        path,
        'This pays more than the full amount. If intended, select “Allow rates above 100%”.',
      ),
    ];
  }
  return rate > WHOLE / 2 && rate <= WHOLE
    ? [warning('rate_high', path, 'This pays more than half of the amount.')]
    : [];
}

/**
 * Bands start at zero, have no gaps or overlaps, and are open at the end, so that every volume has exactly one band.
 */
function bandProblems(rule: Rule, calc: TieredCalc, at: string): PlanProblem[] {
  const { bands } = calc;
  const [first, last] = [bands?.[0], bands?.at(-1)];
  if (!first || !last) return [error('bands_missing', `${at}.bands`, 'Add at least one band.')];
  const problems: PlanProblem[] = [];
  if (first.from !== 0)
    problems.push(error('bands_not_from_zero', `${at}.bands.0.from`, 'The first band must start at 0.'));
  bands.forEach((band, index) => {
    const path = `${at}.bands.${index}`;
    const next = bands[index + 1];
    if (next && band.to !== next.from) {
      problems.push(error('bands_not_contiguous', `${path}.to`, 'Each band must end where the next one starts.'));
    } else if (next && band.to !== null && band.to <= band.from) {
      problems.push(error('band_empty', `${path}.to`, 'A band must end above its start.'));
    }
    if (band.rate_ppm !== undefined && band.flat_minor !== undefined) {
      problems.push(
        error('band_ambiguous', `${path}.flat_minor`, 'Enter a rate or an amount for this band, not both.'),
      );
    }
    if (band.rate_ppm === undefined && band.flat_minor === undefined) {
      problems.push(error('rate_missing', `${path}.rate_ppm`, 'Enter a rate or an amount for this band.'));
    }
    problems.push(
      ...rateProblems(rule, band.rate_ppm, `${path}.rate_ppm`),
      ...amountProblems(band.flat_minor, `${path}.flat_minor`),
    );
  });
  if ((last.to ?? null) !== null) {
    const path = `${at}.bands.${bands.length - 1}.to`;
    problems.push(
      error('last_band_not_open', path, 'The last band must be open-ended. Otherwise, volume above it earns nothing.'),
    );
  }
  if (calc.currency !== undefined) problems.push(...currencyProblems(calc.currency, `${at}.currency`));
  return problems;
}

function amountProblems(amount: number | undefined, path: string): PlanProblem[] {
  if (amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)) return [];
  return [error('amount_negative', path, 'An amount cannot be negative.')];
}

function currencyProblems(currency: string | undefined, path: string): PlanProblem[] {
  if (!currency) return [error('currency_missing', path, 'Choose a currency for this amount.')];
  return isCurrency(currency) ? [] : [error('currency_unknown', path, `${currency} is not a valid currency code.`)];
}

function baseProblems({ base = 'net', kind }: Rule, path: string): PlanProblem[] {
  const isOverride = /^commission_of\([A-Za-z0-9_-]+\)$/.test(base);
  if (!isOverride && !bases.some((one) => one === base)) {
    return [error('base_unknown', path, `The base ${base} does not exist.`)];
  }
  if (isOverride === (kind === 'override')) return [];
  const message = 'An override must be based on another role’s commission. Other rules can’t be.';
  return [error(isOverride ? 'base_needs_override' : 'override_needs_base', path, message)];
}

function limitProblems({ min_minor, deal_cap_minor, cap, calc }: Rule, path: string): PlanProblem[] {
  const problems = [
    ...amountProblems(min_minor, `${path}.min_minor`),
    ...amountProblems(deal_cap_minor, `${path}.deal_cap_minor`),
  ];
  if (min_minor !== undefined && deal_cap_minor !== undefined && min_minor > deal_cap_minor) {
    problems.push(error('minimum_above_cap', `${path}.min_minor`, 'The minimum is above the maximum per deal.'));
  }
  if (deal_cap_minor === 0)
    problems.push(warning('cap_zero', `${path}.deal_cap_minor`, 'With a cap of zero, the rule pays nothing.'));
  if (!cap) return problems;
  problems.push(...amountProblems(cap.amount_minor, `${path}.cap.amount_minor`));
  if (cap.amount_minor === 0)
    problems.push(warning('cap_zero', `${path}.cap.amount_minor`, 'With a cap of zero, the rule pays nothing.'));
  const paysAmounts =
    calc?.type === 'flat' || (calc?.type === 'tiered' && calc.bands?.some((band) => band?.flat_minor));
  const currency = paysAmounts ? calc?.currency : undefined;
  if (cap.currency && currency && cap.currency !== currency) {
    problems.push(
      error(
        'cap_currency_mismatch',
        `${path}.cap.currency`,
        `The rule pays in ${currency}, but its cap is in ${cap.currency}.`,
      ),
    );
  }
  return problems;
}

function spiffProblems({ spiff }: Rule, at: string): PlanProblem[] {
  if (!spiff) return [error('spiff_missing', at, 'Enter the bonus and how many deals earn it.')];
  const problems = [...amountProblems(spiff.amount_minor, `${at}.amount_minor`)];
  if (!spiff.amount_minor)
    problems.push(error('amount_missing', `${at}.amount_minor`, 'Enter a bonus amount above zero.'));
  if (!Number.isInteger(spiff.every) || spiff.every < 1) {
    problems.push(error('spiff_every_not_positive', `${at}.every`, 'Enter a whole number of deals, one or more.'));
  }
  if (spiff.currency !== undefined) problems.push(...currencyProblems(spiff.currency, `${at}.currency`));
  if (spiff.products?.length === 0) {
    problems.push(
      error(
        'spiff_products_missing',
        `${at}.products`,
        'Choose qualifying products, or leave the field empty for all products.',
      ),
    );
  }
  if (spiff.starts && spiff.ends && spiff.ends <= spiff.starts) {
    problems.push(error('spiff_ends_before_starts', `${at}.ends`, 'The end date is before the start date.'));
  }
  return problems;
}
