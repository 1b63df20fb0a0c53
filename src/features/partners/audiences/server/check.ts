import type { Call } from '#server/call.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import type { Subject } from '#server/extension-points/facts.ts';
import { missingPart, operatorsFor, type ValueKind } from '#shared/conditions/condition-kinds.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import { isCurrency } from '#shared/money/money.ts';
import { MAX_DEPTH } from '../schema.ts';
import { audienceConditions, audiencesIn, type Catalog, depthOf, findFact, loadCatalog } from './catalog.ts';
import { isDay } from './compile.ts';

/** The conditions of an audience with those of the audiences it names, all together. */
const MOST_TESTS = 2_000;

/** Validates conditions: existing fields, matching operators, and no cycles among audiences. */
export async function checkConditions(call: Call, entity: Subject, when: AnyWhen, self?: string): Promise<void> {
  const catalog = await loadCatalog(call);
  const errors: FieldErrors = {};
  when.any.forEach(({ all }, group) => {
    all.forEach((condition, at) => {
      const problem = problemOf(catalog, entity, condition);
      if (problem) errors[`conditions.any.${group}.all.${at}.${problem[0]}`] = [problem[1]];
    });
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  checkNesting(catalog, when, self);
}

function problemOf(catalog: Catalog, entity: Subject, condition: AnyCondition): [string, string] | undefined {
  const lookup = findFact(catalog, entity, condition.field);
  if (!lookup) return ['field', 'is not available here or was deleted'];
  const kind: ValueKind = lookup.fact === 'audience' ? 'list' : lookup.fact.kind;
  if (lookup.currency && !isCurrency(lookup.currency)) return ['field', 'must end with a valid currency'];
  const { op, value } = condition;
  const isKnown = operatorsFor(kind).some((test) => test.value === op) || op === 'eq' || op === 'neq';
  if (!isKnown) return ['op', 'cannot be used with this field'];
  const missing = missingPart(condition, kind);
  if (missing) return ['value', missing];
  const values = value === undefined ? [] : [value].flat();
  if (op.endsWith('_days')) {
    const days = value as number;
    return Number.isInteger(days) && days >= 0 && days <= 36_500
      ? undefined
      : ['value', 'must be a whole number of days, 0 to 36,500'];
  }
  if (!['in', 'nin', 'eq', 'neq', 'between'].includes(op) && Array.isArray(value))
    return ['value', 'must be one value'];
  if (values.some((one) => typeof one === 'number' && Math.abs(one) > 1e15)) return ['value', 'is too large'];
  if (values.some((one) => typeof one === 'string' && one.includes('\0')))
    return ['value', 'contains a null character'];
  if (kind === 'date' && !values.every((one) => isDay(String(one)))) return ['value', 'must be a date, YYYY-MM-DD'];
  if (lookup.fact === 'audience') {
    for (const id of values) {
      const named = catalog.audiences.get(String(id));
      if (!named || named.entity !== lookup.subject) return ['value', 'refers to an audience that does not exist'];
      if (named.is_archived) return ['value', `refers to “${named.name}”, which is archived`];
    }
  } else if (
    lookup.fact.ids &&
    !values.every((one) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(one)))
  ) {
    return ['value', 'must be IDs'];
  }
  return undefined;
}

function checkNesting({ audiences }: Catalog, when: AnyWhen, self: string | undefined): void {
  if (self && reaches(when, self, audiences)) {
    throw invalid({ conditions: ['refer back to this audience: an audience cannot include itself'] });
  }
  // Those that name this one grow with it.
  const changed = new Map(audiences);
  const own = self && audiences.get(self);
  if (own) changed.set(self, { ...own, conditions: when });
  const affected: [string, AnyWhen][] = [['This audience', when]];
  for (const [id, { name, conditions, is_archived }] of audiences) {
    if (self && !is_archived && id !== self && reaches(conditions, self, audiences)) {
      affected.push([`“${name}”`, conditions]);
    }
  }
  for (const [name, conditions] of affected) {
    if (depthOf(conditions, changed) > MAX_DEPTH) {
      throw invalid({ conditions: [`${name} would nest audiences more than ${MAX_DEPTH} levels deep`] });
    }
    if (sizeOf(conditions, changed) > MOST_TESTS) {
      throw invalid({
        conditions: [`${name} would have more than ${MOST_TESTS} conditions, counting the audiences it refers to`],
      });
    }
  }
}

function reaches(when: AnyWhen, target: string, audiences: Catalog['audiences'], seen = new Set<string>()): boolean {
  return audiencesIn(when).some((id) => {
    if (id === target) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    const named = audiences.get(id);
    return named !== undefined && reaches(named.conditions, target, audiences, seen);
  });
}

function sizeOf(when: AnyWhen, audiences: Catalog['audiences'], sizes = new Map<string, number>()): number {
  let size = audienceConditions(when).length;
  for (const id of audiencesIn(when)) {
    const named = audiences.get(id);
    if (named && !sizes.has(id)) sizes.set(id, sizeOf(named.conditions, audiences, sizes));
    size += sizes.get(id) ?? 0;
  }
  return size;
}
