import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { AssignmentTarget, PlanAssignment } from '../../schema.ts';

const tables: Record<Exclude<AssignmentTarget, 'program'>, string> = {
  type: 'partner_types',
  region: 'partner_regions',
  tier: 'partner_tiers',
  audience: 'audiences',
  partner: 'partners',
};

/** Requires an existing target and a plan that is not archived; an assignment without a first day starts today. */
export async function checkAssignment(
  call: Call,
  input: { plan_id: string; target: AssignmentTarget; target_id?: string | null; effective_from?: string },
): Promise<Row> {
  const { target, target_id = null } = input;
  if (target === 'program' && target_id)
    throw invalid({ target_id: ['must be empty when you assign to all partners'] });
  if (target !== 'program') {
    if (!target_id) throw invalid({ target_id: ['is required'] });
    const targetRow = await call.maybe(sql`
      select from ${sql.raw(tables[target])}
      where organization_id = ${call.organization_id} and id = ${target_id} and archived_at is null
      ${target === 'audience' ? sql`and entity = 'partners'` : sql``}`);
    if (!targetRow) throw invalid({ target_id: ['does not exist'] });
  }
  const plan = await call.maybe<{ archived_at: string | null }>(sql`
    select archived_at from commission_plans where organization_id = ${call.organization_id} and id = ${input.plan_id}`);
  if (!plan) throw invalid({ plan_id: ['does not exist'] });
  if (plan.archived_at) throw conflict('This structure is archived. Restore it before you assign it.');
  refuseThePast(call, target, input.effective_from);
  return { effective_from: call.today(), ...input };
}

/** Audience members are recorded with each sale only, so past membership is unknown. */
function refuseThePast(call: Call, target: AssignmentTarget, effective_from: string | undefined): void {
  if (target === 'audience' && effective_from !== undefined && effective_from < call.today()) {
    throw invalid({ effective_from: ['must be today or later, because past members of an audience are not recorded'] });
  }
}

/** Another target needs another assignment, so that the past stays readable. */
export function rejectTargetChange(call: Call, current: PlanAssignment, patch: Row): Row {
  const from = (patch.effective_from ?? current.effective_from) as string;
  const to = patch.effective_to === undefined ? current.effective_to : (patch.effective_to as string | null);
  if (from !== current.effective_from) refuseThePast(call, current.target, from);
  if (to !== null && to <= from) throw invalid({ effective_to: ['must be after the start date'] });
  return patch;
}

/** Deleting an assignment would hide why earlier deals paid; once it has paid, it can only end. */
export async function rejectDeletingUsed(call: Call, current: PlanAssignment): Promise<void> {
  if (current.effective_from >= call.today()) return;
  const { has_paid } = await call.one<{ has_paid: boolean }>(sql`
    select exists (select
      from commission_lines l join plan_versions v on v.organization_id = l.organization_id and v.id = l.plan_version_id
    where l.organization_id = ${call.organization_id} and v.plan_id = ${current.plan_id}
      and l.effective_on >= ${current.effective_from}) as has_paid`);
  if (has_paid) throw conflict('Commission was earned under this assignment. Set an end date instead of removing it.');
}
