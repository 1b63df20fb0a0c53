import { type Condition, fullForm, type When } from '#shared/conditions/conditions.ts';
import type { PlanDefinition, Rule } from './schema.ts';

/** Fields whose values are record ids, and the resource of each. */
export const referenceFields: Readonly<Record<string, string>> = {
  'partner.type': 'partner_types',
  'partner.tier': 'partner_tiers',
  'partner.region': 'partner_regions',
  product: 'products',
  category: 'product_categories',
  'deal.type': 'opportunity_types',
};

/** A record that the definition names, and the place. */
export interface Mention {
  resource: string;
  id: string;
  path: string;
}

/** Every record a plan names by id. */
export function mentionsIn(definition: PlanDefinition): Mention[] {
  return definition.rules.flatMap((rule, index) => mentionsOf(rule, `rules.${index}`));
}

/** Custom fields that a plan tests, by key. */
export function customKeysIn(definition: PlanDefinition): string[] {
  const fields = definition.rules.flatMap((rule) => conditionsOf(rule).map(({ condition }) => condition.field));
  return [...new Set(fields.filter((field) => field.startsWith('custom.')).map((field) => field.slice(7)))];
}

function mentionsOf(rule: Rule, path: string): Mention[] {
  const mentions: Mention[] = [];
  for (const { condition, at } of conditionsOf(rule)) {
    const resource = referenceFields[condition.field];
    if (!resource || condition.op === 'is_set' || condition.op === 'is_not_set') continue;
    for (const value of [condition.value ?? []].flat())
      mentions.push({ resource, id: String(value), path: `${path}.when.${at}.value` });
  }
  if (rule.calc?.type === 'percent') {
    for (const id of Object.keys(rule.calc.rate_ppm_by_tier ?? {})) {
      mentions.push({ resource: 'partner_tiers', id, path: `${path}.calc.rate_ppm_by_tier.${id}` });
    }
  }
  for (const id of rule.spiff?.products ?? [])
    mentions.push({ resource: 'products', id, path: `${path}.spiff.products` });
  return mentions;
}

function conditionsOf(rule: Rule): { condition: Condition; at: string }[] {
  const { any } = fullForm(rule.when as When | undefined);
  return any.flatMap(({ all }, group) =>
    all.map((condition, index) => ({ condition, at: `any.${group}.all.${index}` })),
  );
}
