import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type AutomationSubject, automationAction } from '#server/extension-points/automations.ts';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { Step } from '../../definition.schema.ts';
import { ownFacts } from '../facts.ts';
import { placeholdersOf, readSubject, valuesOfRecord } from '../subject.ts';

type Stored = Readonly<Record<string, { table: string; id: string } | null>>;
export type Results = ReadonlyMap<string, AutomationSubject | null>;

/** Keeps the record of a step with the run; its fields are read when a later step uses them, with the rights of the owner. */
export async function storeResult(
  call: Call,
  run_id: string,
  step_id: string,
  result: { table: string; id: string } | null,
): Promise<void> {
  await call.run(sql`
    update automation_runs
    set context = jsonb_set(context, '{results}',
      coalesce(context->'results', '{}') || jsonb_build_object(${step_id}::text, ${JSON.stringify(result)}::jsonb))
    where organization_id = ${call.organization_id} and id = ${run_id}`);
}

/** The records that earlier steps created or looked up; null for one that was not found, or is gone since. */
export async function readResults(acting: Call, context: Row): Promise<Results> {
  const results = new Map<string, AutomationSubject | null>();
  for (const [step_id, result] of Object.entries((context.results ?? {}) as Stored))
    results.set(step_id, result ? ((await readSubject(acting, result.table, result.id)) ?? null) : null);
  return results;
}

/** The placeholders of results, such as `step.find.name`. */
export function placeholdersOfResults(results: Results): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [step_id, subject] of results)
    if (subject) for (const [key, text] of valuesOfRecord(subject)) values[`step.${step_id}.${key}`] = text;
  return values;
}

/** The keys and labels of all values that the records of these steps can have in texts. */
export function placeholdersOfGiven(steps: readonly Step[]): { key: string; label: string }[] {
  return steps.flatMap(({ id, kind }) =>
    placeholdersOf(automationAction(kind)?.gives).flatMap(({ key, label }) =>
      key.startsWith('record.') ? [{ key: `step.${id}.${key.slice('record.'.length)}`, label }] : [],
    ),
  );
}

/** The facts that conditions after these steps can ask of the records that the steps give. */
export function resultSpecs(steps: readonly Step[], base: string): FieldSpec[] {
  return steps.flatMap((step) => {
    const action = automationAction(step.kind);
    if (!action?.gives) return [];
    const group = `${action.label} (${step.id})`;
    const facts = ownFacts(action.gives).map(
      ({ column, type, currency: _, options_of: __, ...fact }): FieldSpec => ({
        ...fact,
        ...(type === 'money' && { currencies: [base] }),
        field: `step.${step.id}.${column}`,
        group,
      }),
    );
    const isFound: FieldSpec = {
      field: `step.${step.id}`,
      label: `Record of ${step.id}`,
      group,
      kind: 'yes_no',
      says: { yes: `step ${step.id} has a record`, no: `step ${step.id} has no record` },
    };
    return [isFound, ...facts];
  });
}
