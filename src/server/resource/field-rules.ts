import { type FieldRule, ruleProblem } from '#shared/nouns/field-rules.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { type FieldErrors, invalid } from '../errors.ts';

/**
 * Rules for fields that come from another system, such as the picklists of a synchronized CRM. A feature declares them
 * (`fieldRules` in its `server/index.ts`) and the routes of the resources apply them to what people and programs send.
 * Imports and the synchronization itself write through services and are not checked, so that nothing is lost there.
 */
export interface FieldRules {
  /** Unique, in snake case. */
  key: string;
  /** The resources that can have such rules. */
  on: readonly string[];
  /** Called with the company's rights. */
  read: (call: Call, resource: string) => Promise<readonly FieldRule[]>;
}

const declared = new Map<string, FieldRules>();

/** Declares rules for the fields of other resources. @returns their key, for `fieldRules` of the feature */
export function defineFieldRules(rules: FieldRules): string {
  if (declared.has(rules.key)) throw new Error(`Two features declare the field rules "${rules.key}".`);
  declared.set(rules.key, rules);
  return rules.key;
}

/** Rules change rarely, and another process only learns of a change by asking again. */
const KEPT_MS = 5_000;
const cache = new Map<string, { until: number; rules: readonly FieldRule[] }>();

/** Forgets the rules of a company after they have changed. */
export function forgetFieldRules(organization_id: string): void {
  for (const key of cache.keys()) if (key.startsWith(organization_id)) cache.delete(key);
}

/** The rules of other systems for one resource of the company. */
export async function fieldRulesOf(call: Call, resource: string): Promise<readonly FieldRule[]> {
  const sources = [...declared.values()].filter(({ on }) => on.includes(resource));
  if (sources.length === 0) return [];
  const key = `${call.organization_id} ${resource}`;
  const cached = cache.get(key);
  if (cached && cached.until > Date.now()) return cached.rules;
  const rules = await call.asCompany(async (company) => {
    const companyRules: FieldRule[] = [];
    for (const { read } of sources) companyRules.push(...(await read(company, resource)));
    return companyRules;
  });
  cache.set(key, { until: Date.now() + KEPT_MS, rules });
  return rules;
}

const givenValue = (values: Row, field: string): unknown =>
  field.startsWith('custom.') ? (values.custom as Row | undefined)?.[field.slice('custom.'.length)] : values[field];

const isGiven = (values: Row, field: string): boolean =>
  field.startsWith('custom.')
    ? field.slice('custom.'.length) in ((values.custom as Row | undefined) ?? {})
    : field in values;

/**
 * Checks the input of a route. A field that the caller cannot write is not demanded.
 * @throws 422 with a message for each field
 */
export async function checkFieldRules(
  call: Call,
  resource: string,
  values: Row,
  { isNew, writable }: { isNew: boolean; writable: Readonly<Record<string, unknown>> },
): Promise<void> {
  const rules = await fieldRulesOf(call, resource);
  if (rules.length === 0) return;
  const errors: FieldErrors = {};
  for (const rule of rules) {
    const [column] = rule.field.split('.') as [string];
    if (!(column in writable) || (!isNew && !isGiven(values, rule.field))) continue;
    const problem = ruleProblem(rule, givenValue(values, rule.field));
    if (problem) errors[rule.field] = [problem];
  }
  if (Object.keys(errors).length > 0) {
    const fields = Object.entries(errors).map(([field, [problem]]) => `${field.replace('custom.', '')} ${problem}`);
    throw invalid(errors, `${fields.join('. ')}.`);
  }
}
