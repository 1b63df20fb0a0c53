import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import { type FieldSpec, missingPart, operatorsFor } from '#shared/conditions/condition-kinds.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import type { ApprovalChain, ApprovalChainCreate, Reviewer } from '../schema.ts';
import { findSubject } from './subjects.ts';

type Input = Partial<ApprovalChainCreate>;

/** @throws 422 for conditions and reviewers that do not exist */
export async function checkChain(call: Call, input: Input, current?: ApprovalChain): Promise<Row> {
  const subject = findSubject(current?.subject_table ?? input.subject_table!);
  if (!subject) throw invalid({ subject_table: ['cannot have approval chains'] });
  const specs = await subject.fields(call);
  const errors: FieldErrors = {};
  checkConditions(specs, input.conditions, 'conditions', errors);
  input.steps?.forEach(({ conditions }, index) => {
    checkConditions(specs, conditions, `steps.${index}.conditions`, errors);
  });
  const reviewers = (input.steps ?? []).flatMap(({ reviewer, substitute }, index): [string, Reviewer][] => [
    [`steps.${index}.reviewer`, reviewer],
    ...(substitute ? [[`steps.${index}.substitute`, substitute] as [string, Reviewer]] : []),
  ]);
  for (const [path, reviewer] of reviewers) {
    const problem = await reviewerProblem(call, reviewer);
    if (problem) errors[path] = [problem];
  }
  input.steps?.forEach(({ substitute, substitute_after_hours }, index) => {
    if (substitute_after_hours && !substitute) errors[`steps.${index}.substitute`] = ['is required for this'];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...input,
    ...(input.conditions !== undefined && { conditions: emptyAsNull(input.conditions) }),
    ...(input.steps && {
      steps: input.steps.map(({ conditions, ...step }) => ({ ...step, conditions: emptyAsNull(conditions) })),
    }),
  };
}

const emptyAsNull = (when: AnyWhen | null | undefined) => (when && when.any.length > 0 ? when : null);

function checkConditions(
  specs: readonly FieldSpec[],
  when: AnyWhen | null | undefined,
  path: string,
  errors: FieldErrors,
): void {
  when?.any.forEach(({ all }, group) => {
    all.forEach((condition, at) => {
      const problem = conditionProblem(specs, condition);
      if (problem) errors[`${path}.any.${group}.all.${at}.${problem[0]}`] = [problem[1]];
    });
  });
}

function conditionProblem(specs: readonly FieldSpec[], condition: AnyCondition): [string, string] | undefined {
  const spec = specs.find(({ field }) => field === condition.field);
  if (!spec) return ['field', 'is not available here or was deleted'];
  const { op } = condition;
  if (!operatorsFor(spec.kind).some(({ value }) => value === op) && op !== 'eq' && op !== 'neq')
    return ['op', 'cannot be used with this field'];
  const missing = missingPart(condition, spec.kind);
  if (missing) return ['value', missing];
  const values = [condition.value ?? []].flat();
  if (spec.kind === 'list' && spec.options && !values.every((one) => spec.options!.some(({ value }) => value === one)))
    return ['value', 'names something that does not exist'];
  if (spec.kind === 'money' && !values.every((one) => typeof one === 'number' && Math.abs(one) <= 1e15))
    return ['value', 'must be an amount'];
  return undefined;
}

async function reviewerProblem(call: Call, { kind, role, role_id, user_id }: Reviewer): Promise<string | undefined> {
  // A field that the kind does not use could name anyone, also of another company.
  if (user_id && kind !== 'person') return 'must not name a person';
  if (role_id && kind !== 'role') return 'must not name a role';
  if (kind === 'person') {
    if (!user_id) return 'needs an approver';
    const member = await call.maybe(
      sql`select from people where organization_id = ${call.organization_id} and id = ${user_id}`,
    );
    return member ? undefined : 'is not a member of your team';
  }
  if (kind !== 'role') return undefined;
  if (role_id) {
    const own = await call.maybe(sql`
      select from roles
      where organization_id = ${call.organization_id} and id = ${role_id} and side = 'company' and archived_at is null`);
    return own ? undefined : 'is not a role of your company';
  }
  return role ? undefined : 'needs a role';
}
