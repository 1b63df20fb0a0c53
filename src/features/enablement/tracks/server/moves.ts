import { setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, forbidden, invalid, notFound } from '#server/errors.ts';
import { trackStepsOf } from '../definition.schema.ts';
import type { TrackAssignment, TrackStepRow } from '../schema.ts';
import type { StepDone, StepReason } from '../steps.schema.ts';
import { requireFile } from './files.ts';
import { isManager } from './manager.ts';
import { tellReturned, tellWaiting } from './notices.ts';
import { type Assignment, lockedAssignment, refreshAssignment } from './refresh.ts';
import { isTrackByHand, stepKind } from './service.ts';

/** Runs work on a step of a locked assignment with the company's rights, and follows its other steps. */
async function change(
  call: Call,
  { assignment_id }: TrackStepRow,
  work: (company: Call, assignment: Assignment) => Promise<void>,
): Promise<void> {
  await call.asCompany(async (company) => {
    const assignment = await lockedAssignment(company, assignment_id);
    await work(company, assignment);
    await refreshAssignment(company, assignment.id);
  });
}

async function changeAsManager(call: Call, step: TrackStepRow, work: Parameters<typeof change>[2]): Promise<void> {
  if (!isManager(call, await isInternal(call, step))) throw forbidden();
  await change(call, step, work);
}

/** Whether a partner's administrator manages the track, and not the company. */
async function isInternal(call: Call, { id }: TrackStepRow): Promise<boolean> {
  const { is_internal } = await call.one<{ is_internal: boolean }>(
    sql`select is_internal from track_step_progress where organization_id = ${call.organization_id} and id = ${id}`,
  );
  return is_internal;
}

const declared = ({ definition }: Assignment, key: string) => trackStepsOf(definition).find((step) => step.key === key);

/** Marks a step as done. The company can complete any manual step, a partner those on its side. */
export function completeTrackStep(
  call: Call,
  step: TrackStepRow,
  { note = null, held_on = null }: StepDone,
): Promise<void> {
  const { mode, user_id, full_name } = call.actor;
  const { id, step_key } = step;
  return change(call, step, async (company, assignment) => {
    const declaration = declared(assignment, step_key);
    const kind = declaration && stepKind(declaration.kind);
    if (!declaration || !kind) throw notFound('This track step');
    if (mode === 'partner' && declaration.side === 'company') throw forbidden();
    if (mode === 'partner' && assignment.user_id && assignment.user_id !== user_id && !isManager(call, true))
      throw forbidden();
    if (!isTrackByHand(kind)) throw conflict('This step completes by itself.', { allowed: [] });
    if (kind.asksDay && !held_on) throw invalid({ held_on: ['is required'] });
    if (held_on && held_on > company.today()) throw invalid({ held_on: ['cannot be in the future'] });
    if (declaration.asks_file && declaration.side === mode) await requireFile(company, id);
    const waits = mode === 'partner' && declaration.needs_approval === true;
    await company.run(sql`
      update track_step_progress
      set state = ${waits ? 'waiting_approval' : 'completed'}, done_at = ${company.now()}, done_by = ${user_id},
        done_by_name = ${full_name}, note = ${note}, held_on = ${held_on},
        reason = null where organization_id = ${company.organization_id} and id = ${id}`);
    if (waits) await tellWaiting(company, assignment, declaration.title);
  });
}

async function setState(call: Call, id: string, state: string, reason: string | null, isBack: boolean): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update track_step_progress set state = ${state}, reason = ${reason},
      taken_back_at = case when ${isBack} then ${now}::timestamptz else taken_back_at end,
      done_at = case when ${isBack} then null when ${state} = 'skipped' then ${now} else done_at end
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export const approveTrackStep = (call: Call, step: TrackStepRow): Promise<void> =>
  changeAsManager(call, step, (company) => setState(company, step.id, 'completed', null, false));

export const returnStep = (call: Call, step: TrackStepRow, { reason }: StepReason): Promise<void> =>
  changeAsManager(call, step, async (company, assignment) => {
    await setState(company, step.id, 'action_required', reason, true);
    await tellReturned(company, assignment, declared(assignment, step.step_key)?.title ?? '', reason);
  });

export const skipStep = (call: Call, step: TrackStepRow, { reason }: StepReason): Promise<void> =>
  changeAsManager(call, step, (company) => setState(company, step.id, 'skipped', reason, false));

/** Reopens a completed or skipped step while the track runs. */
export const takeBackStep = returnStep;

/** Gives the partner the tier that completing a track proposes. */
export async function acceptTier(call: Call, assignment: TrackAssignment): Promise<void> {
  const { partner_id, proposed_tier_id, track_name } = assignment;
  call.require('partners', 'manage');
  await setTier(call, partner_id!, { tier_id: proposed_tier_id, reason: `Completed the track “${track_name}”` });
  await endProposal(call, assignment);
}

export async function declineTier(call: Call, assignment: TrackAssignment): Promise<void> {
  call.require('partners', 'manage');
  await endProposal(call, assignment);
}

async function endProposal(call: Call, { id }: TrackAssignment): Promise<void> {
  await call.run(sql`
    update track_assignments set proposed_tier_id = null where organization_id = ${call.organization_id} and id = ${id}`);
}
