import { type ActualValue, type Condition, fullForm, holds, type When } from '#shared/conditions/conditions.ts';
import type { PercentCalc, PlanDefinition, Rule } from './schema.ts';

/** The facts about a partner that conditions of rules test. */
export interface PartnerProfile {
  type: string | null;
  tier: string | null;
  /** The partner's regions and their parents. */
  regions: readonly string[];
  country: string | null;
  tags: readonly string[];
}

/**
 * Reduces the plan to the part that concerns one partner: rules it can never meet are removed, conditions it always
 * meets are left out, and only the rate of its own tier remains. The terms of other partners stay private.
 */
export function planForPartner(definition: PlanDefinition, profile: PartnerProfile): PlanDefinition {
  return { ...definition, rules: definition.rules.flatMap((rule) => ruleForPartner(rule, profile)) };
}

function ruleForPartner(rule: Rule, profile: PartnerProfile): Rule[] {
  const when = whenForPartner(fullForm(rule.when as When | undefined), profile);
  if (!when) return [];
  if (rule.calc?.type !== 'percent' || !rule.calc.rate_ppm_by_tier) return [{ ...rule, when }];
  const calc = ownRate(rule.calc, profile);
  return calc ? [{ ...rule, when, calc }] : [];
}

function ownRate({ rate_ppm, rate_ppm_by_tier = {} }: PercentCalc, { tier }: PartnerProfile): PercentCalc | undefined {
  const own = (tier === null ? undefined : rate_ppm_by_tier[tier]) ?? rate_ppm;
  return own === undefined ? undefined : { type: 'percent', rate_ppm: own };
}

function whenForPartner({ any }: When, profile: PartnerProfile): When | undefined {
  const open = any.flatMap(({ all }) => {
    const [own, others] = [all.filter(isAboutPartner), all.filter((condition) => !isAboutPartner(condition))];
    return own.every((condition) => holds(condition, factOf(condition.field, profile))) ? [{ all: others }] : [];
  });
  return open.length === 0 ? undefined : { any: open };
}

function isAboutPartner({ field }: Condition): boolean {
  return field.startsWith('partner.');
}

function factOf(field: string, { type, tier, regions, country, tags }: PartnerProfile): ActualValue {
  const facts: Record<string, ActualValue> = {
    'partner.type': type,
    'partner.tier': tier,
    'partner.region': regions,
    'partner.country': country,
    'partner.tag': tags,
  };
  return facts[field];
}
