import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { createRow, updateRow } from '#server/resource/verbs.ts';
import { planDifferences } from '../differences.ts';
import type { PlanChange } from '../responses.ts';
import type { AssignmentTarget, PlanDefinition } from '../schema.ts';
import { namesInDefinitions } from './names.ts';
import { readVersion } from './publishing/drafts.ts';
import { planAssignments, planVersions } from './resource.ts';

export { assignedAudiences } from './audience/program.ts';
export { namesInDefinitions } from './names.ts';
export { createPlanFromTemplate, openDraft, readVersion } from './publishing/drafts.ts';
export { publishingProblems, publishPlan } from './publishing/publish.ts';

/** Assigns a plan, from today if no first day is given. @returns the assignment's id */
export function assignPlan(
  call: Call,
  input: {
    plan_id: string;
    target: AssignmentTarget;
    target_id?: string | null;
    priority?: number;
    effective_from?: string;
    effective_to?: string | null;
  },
): Promise<string> {
  return createRow(call, planAssignments, input);
}

/** Archives plans that nothing uses. */
export async function archivePlans(call: Call, ids: readonly string[]): Promise<void> {
  await call.run(
    sql`update commission_plans set archived_at = ${call.now()}, status = 'archived'
        where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`,
  );
}

/** Updates the definition of a draft. @throws 409 when it is published */
export function updateDraft(call: Call, version_id: string, definition: PlanDefinition): Promise<void> {
  return updateRow(call, planVersions, version_id, { definition });
}

/**
 * Describes a version's changes against another version of its plan in plain words; against the latest published one by
 * default.
 */
export async function planChanges(
  call: Call,
  version_id: string,
  since?: string,
): Promise<{ since: number | null; changes: PlanChange[] }> {
  const version = await readVersion(call, version_id);
  const before = since
    ? await readVersion(call, since)
    : await call.maybe<{ version: number; definition: PlanDefinition }>(sql`
      select version, definition from plan_versions
      where organization_id = ${call.organization_id} and plan_id = ${version.plan_id} and state <> 'draft'
        and version < ${version.version} order by version desc limit 1`);
  if (!before) return { since: null, changes: [] };
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  const names = await namesInDefinitions(call, [before.definition, version.definition]);
  const reading = { currency: await baseCurrency(call), locale: region, names };
  return { since: before.version, changes: planDifferences(before.definition, version.definition, reading) };
}
