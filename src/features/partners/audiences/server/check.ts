import type { Call } from '#server/call.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import type { Subject } from '#server/facts.ts';
import { missingIn, testsOf, type ValueKind } from '#shared/condition-kinds.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions.ts';
import { isCurrency } from '#shared/money.ts';
import { DEEPEST } from '../schema.ts';
import { askedBy, audiencesIn, type Catalogue, conditionsOf, depthOf, loadCatalogue } from './catalogue.ts';
import { isDay } from './compile.ts';

/** The conditions of an audience with those of the audiences it names, all together. */
const MOST_TESTS = 2_000;

/** Makes sure that conditions say something: fields there are, tests that fit, audiences that go in no circle. */
export async function checkConditions(call: Call, entity: Subject, when: AnyWhen, self?: string): Promise<void> {
  const catalogue = await loadCatalogue(call);
  const errors: FieldErrors = {};
  when.any.forEach(({ all }, group) => {
    all.forEach((condition, at) => {
      const problem = problemOf(catalogue, entity, condition);
      if (problem) errors[`conditions.any.${group}.all.${at}.${problem[0]}`] = [problem[1]];
    });
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  checkNesting(catalogue, when, self);
}

function problemOf(catalogue: Catalogue, entity: Subject, condition: AnyCondition): [string, string] | undefined {
  const asked = askedBy(catalogue, entity, condition.field);
  if (!asked) return ['field', 'cannot be asked here, or does not exist any more'];
  const kind: ValueKind = asked.fact === 'audience' ? 'list' : asked.fact.kind;
  if (asked.currency && !isCurrency(asked.currency)) return ['field', 'names no currency'];
  const { op, value } = condition;
  const isKnown = testsOf(kind).some((test) => test.value === op) || op === 'eq' || op === 'neq';
  if (!isKnown) return ['op', 'is no test for this'];
  const missing = missingIn(condition, kind);
  if (missing) return ['value', missing];
  const values = value === undefined ? [] : [value].flat();
  if (op.endsWith('_days')) {
    const days = value as number;
    return Number.isInteger(days) && days >= 0 && days <= 36_500
      ? undefined
      : ['value', 'must be whole days, 0 to 36,500'];
  }
  if (!['in', 'nin', 'eq', 'neq', 'between'].includes(op) && Array.isArray(value))
    return ['value', 'must be one value'];
  if (values.some((one) => typeof one === 'number' && Math.abs(one) > 1e15)) return ['value', 'is too large'];
  if (values.some((one) => typeof one === 'string' && one.includes('\0'))) return ['value', 'has a null character'];
  if (kind === 'date' && !values.every((one) => isDay(String(one)))) return ['value', 'must be a date, YYYY-MM-DD'];
  if (asked.fact === 'audience') {
    for (const id of values) {
      const named = catalogue.audiences.get(String(id));
      if (!named || named.entity !== asked.subject) return ['value', 'names an audience that does not exist'];
      if (named.is_archived) return ['value', `names “${named.name}”, which is archived`];
    }
  } else if (
    asked.fact.ids &&
    !values.every((one) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(one)))
  ) {
    return ['value', 'must be ids'];
  }
  return undefined;
}

function checkNesting({ audiences }: Catalogue, when: AnyWhen, self: string | undefined): void {
  if (self && reaches(when, self, audiences)) {
    throw invalid({ conditions: ['go in a circle: an audience cannot be made of itself'] });
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
    if (depthOf(conditions, changed) > DEEPEST) {
      throw invalid({ conditions: [`${name} would be made of audiences more than ${DEEPEST} deep`] });
    }
    if (sizeOf(conditions, changed) > MOST_TESTS) {
      throw invalid({
        conditions: [`${name} would ask more than ${MOST_TESTS} conditions with the audiences it names`],
      });
    }
  }
}

function reaches(when: AnyWhen, target: string, audiences: Catalogue['audiences'], seen = new Set<string>()): boolean {
  return audiencesIn(when).some((id) => {
    if (id === target) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    const named = audiences.get(id);
    return named !== undefined && reaches(named.conditions, target, audiences, seen);
  });
}

function sizeOf(when: AnyWhen, audiences: Catalogue['audiences'], known = new Map<string, number>()): number {
  let size = conditionsOf(when).length;
  for (const id of audiencesIn(when)) {
    const named = audiences.get(id);
    if (named && !known.has(id)) known.set(id, sizeOf(named.conditions, audiences, known));
    size += known.get(id) ?? 0;
  }
  return size;
}
