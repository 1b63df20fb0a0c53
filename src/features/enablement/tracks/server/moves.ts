import { setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, forbidden, invalid, notFound } from '#server/errors.ts';
import { allows } from '#shared/permissions.ts';
import { stepsOf } from '../definition.schema.ts';
import type { StepDone } from '../schema.ts';
import { requireFile } from './files.ts';
import { tellReturned, tellWaiting } from './notices.ts';
import { type Assignment, lockedAssignment, refreshAssignment } from './refresh.ts';
import { isByHand, stepKind } from './service.ts';

interface Step {
  id: string;
  assignment_id: string;
  step_key: string;
  state: string;
  is_internal: boolean;
}

/** Whether the caller manages the track: the company, or a partner's administrator for tracks of its own people. */
export function isManager({ actor }: Call, is_internal: boolean): boolean {
  const isOwner =
    actor.mode === 'company' ? !is_internal : is_internal && allows(actor.permissions, 'tracks', 'manage');
  return isOwner && allows(actor.permissions, 'track_assignments', 'manage');
}

/** Finds and locks a step that is visible to the caller, with its running assignment. */
async function openStep(call: Call, id: string) {
  const step = await call.one<Step>(
    `select id, assignment_id, step_key, state, is_internal from track_step_progress
     where organization_id = $1 and id = $2 and state <> 'removed' and (not is_internal or app_partner() is not null)`,
    [call.organization_id, id],
    'This track step',
  );
  return step;
}

async function change(
  call: Call,
  id: string,
  work: (company: Call, step: Step, assignment: Assignment) => Promise<void>,
  needsManager = true,
): Promise<void> {
  const seen = await openStep(call, id);
  if (needsManager && !isManager(call, seen.is_internal)) throw forbidden();
  await call.asCompany(async (company) => {
    const assignment = await lockedAssignment(company, seen.assignment_id);
    if (assignment.status === 'completed' || assignment.status === 'canceled')
      throw conflict(`This track is ${assignment.status}. Its steps cannot be changed.`, { allowed: [] });
    const step = await company.one<Step>(
      `select id, assignment_id, step_key, state, is_internal from track_step_progress
       where organization_id = $1 and id = $2`,
      [company.organization_id, id],
    );
    await work(company, step, assignment);
    await refreshAssignment(company, assignment.id);
  });
}

function requireState(step: Step, ...allowed: string[]): void {
  if (!allowed.includes(step.state)) throw conflict(`This step is ${step.state.replaceAll('_', ' ')}.`, { allowed });
}

const declared = ({ definition }: Assignment, key: string) => stepsOf(definition).find((step) => step.key === key);

/** Marks a step as done. The company can complete any manual step, a partner those on its side. */
export async function completeStep(call: Call, id: string, { note = null, held_on = null }: StepDone): Promise<void> {
  const { mode, user_id, full_name } = call.actor;
  await change(
    call,
    id,
    async (company, step, assignment) => {
      const declaration = declared(assignment, step.step_key);
      const kind = declaration && stepKind(declaration.kind);
      if (!declaration || !kind) throw notFound('This track step');
      if (mode === 'partner' && declaration.side === 'company') throw forbidden();
      if (mode === 'partner' && assignment.user_id && assignment.user_id !== user_id && !isManager(call, true))
        throw forbidden();
      if (!isByHand(kind)) throw conflict('This step completes by itself.', { allowed: [] });
      requireState(step, 'pending', 'action_required');
      if (kind.asksDay && !held_on) throw invalid({ held_on: ['is required'] });
      if (held_on && held_on > company.today()) throw invalid({ held_on: ['cannot be in the future'] });
      if (declaration.asks_file && declaration.side === mode) await requireFile(company, id);
      const waits = mode === 'partner' && declaration.needs_approval === true;
      await company.run(
        `update track_step_progress set state = $3, done_at = $4, done_by = $5, done_by_name = $6, note = $7, held_on = $8,
           reason = null where organization_id = $1 and id = $2`,
        [
          company.organization_id,
          id,
          waits ? 'waiting_approval' : 'completed',
          company.now(),
          user_id,
          full_name,
          note,
          held_on,
        ],
      );
      if (waits) await tellWaiting(company, assignment, declaration.title);
    },
    false,
  );
}

async function setState(call: Call, id: string, state: string, reason: string | null, isBack: boolean): Promise<void> {
  await call.run(
    `update track_step_progress set state = $3, reason = $4,
       taken_back_at = case when $5 then $6::timestamptz else taken_back_at end,
       done_at = case when $5 then null when $3 = 'skipped' then $6 else done_at end
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, state, reason, isBack, call.now()],
  );
}

export const approveStep = (call: Call, id: string) =>
  change(call, id, async (company, step) => {
    requireState(step, 'waiting_approval');
    await setState(company, id, 'completed', null, false);
  });

export const returnStep = (call: Call, id: string, reason: string) =>
  change(call, id, async (company, step, assignment) => {
    requireState(step, 'waiting_approval');
    await setState(company, id, 'action_required', reason, true);
    await tellReturned(company, assignment, declared(assignment, step.step_key)?.title ?? '', reason);
  });

export const skipStep = (call: Call, id: string, reason: string) =>
  change(call, id, async (company, step) => {
    requireState(step, 'locked', 'pending', 'action_required', 'waiting_approval');
    await setState(company, id, 'skipped', reason, false);
  });

/** Reopens a completed or skipped step while the track runs. */
export const takeBackStep = (call: Call, id: string, reason: string) =>
  change(call, id, async (company, step, assignment) => {
    requireState(step, 'completed', 'skipped');
    await setState(company, id, 'action_required', reason, true);
    await tellReturned(company, assignment, declared(assignment, step.step_key)?.title ?? '', reason);
  });

/** Decides on the tier that completing a track proposes. */
export async function decideTier(call: Call, id: string, isAccepted: boolean): Promise<void> {
  call.require('partners', 'manage');
  const found = await call.one<{ partner_id: string; tier_id: string | null; track_name: string }>(
    `select partner_id, proposed_tier_id as tier_id, track_name from track_assignments
     where organization_id = $1 and id = $2 and not is_internal for update`,
    [call.organization_id, id],
    'This track assignment',
  );
  if (!found.tier_id) throw conflict('No tier is proposed.', { allowed: [] });
  if (isAccepted)
    await setTier(call, found.partner_id, {
      tier_id: found.tier_id,
      reason: `Completed the track “${found.track_name}”`,
    });
  await call.run('update track_assignments set proposed_tier_id = null where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
  ]);
}
