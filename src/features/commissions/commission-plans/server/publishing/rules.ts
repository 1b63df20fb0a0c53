import type { Call } from '#server/call.ts';
import { conflict, constraintMessage } from '#server/errors.ts';
import type { CommissionPlan, PlanVersion } from '../../schema.ts';

constraintMessage('plan_versions_one_draft', { plan_id: ['already has a draft'] });
constraintMessage('plan_assignments_once', { target_id: ['already has this structure in this period'] });
constraintMessage('plan_assignments_dates', { effective_to: ['must be after the start date'] });

/** The database rejects it too; this check gives the reason. */
export function rejectDeletingPublished({ state, version }: Pick<PlanVersion, 'state' | 'version'>): void {
  if (state !== 'draft') {
    throw conflict(`Version ${version} is published and can’t be changed. Create a draft from it instead.`, {
      allowed: [],
    });
  }
}

/** An archived plan reaches no partner from today on; its past payments and promises stay. */
export async function endPlan(call: Call, plan: CommissionPlan): Promise<void> {
  const [scope, today] = [[call.organization_id, plan.id], call.today()];
  await call.run('delete from plan_assignments where organization_id = $1 and plan_id = $2 and effective_from >= $3', [
    ...scope,
    today,
  ]);
  await call.run(
    `update plan_assignments set effective_to = $3 where organization_id = $1 and plan_id = $2
     and (effective_to is null or effective_to > $3)`,
    [...scope, today],
  );
  await call.run("update commission_plans set status = 'archived' where organization_id = $1 and id = $2", scope);
}
