import { findPartnersMeeting } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

import { type TrackDefinition, type TrackStep, trackStepsOf } from '../definition.schema.ts';
import { tellTrackCompleted, tellWaiting } from './notices.ts';
import { dueOf, isSettled, lockOf, type StepRow, trackSummary } from './progress.ts';
import { grantRewards } from './rewards.ts';
import { isTrackByHand, type StepEvidence, stepKind } from './service.ts';

export interface Assignment {
  id: string;
  track_id: string;
  track_name: string;
  version: number;
  partner_id: string;
  user_id: string | null;
  is_internal: boolean;
  status: string;
  starts_on: string;
  stuck_days: number;
  step_order: string;
  definition: TrackDefinition;
}

/** @throws 404 */
export async function lockAssignment(call: Call, id: string): Promise<void> {
  await call.one(
    sql`select from track_assignments where organization_id = ${call.organization_id} and id = ${id} for update`,
    'This track assignment',
  );
}

/** Reads and locks the assignment, with its version of the track. @throws 404 */
export async function lockedAssignment(call: Call, id: string): Promise<Assignment> {
  await lockAssignment(call, id);
  return call.one<Assignment>(sql`
    select a.id, a.track_id, a.track_name, a.version, a.partner_id, a.user_id, a.is_internal, a.status,
      to_char(a.starts_on, 'YYYY-MM-DD') as starts_on, t.stuck_days, v.step_order, v.definition
    from track_assignments a
    join tracks t on t.organization_id = a.organization_id and t.id = a.track_id
    join track_versions v on v.organization_id = a.organization_id and v.track_id = a.track_id and v.version = a.version
    where a.organization_id = ${call.organization_id} and a.id = ${id}`);
}

const COLUMNS = `id, step_key, state, opened_at, to_char(due_on, 'YYYY-MM-DD') as due_on, taken_back_at`;

export function stepRows(call: Call, assignment_id: string): Promise<StepRow[]> {
  return call.rows<StepRow>(sql`
    select ${sql.raw(COLUMNS)} from track_step_progress
    where organization_id = ${call.organization_id} and assignment_id = ${assignment_id}`);
}

/**
 * Updates an assignment: opens steps, completes those whose event occurred, and completes the assignment. Safe to
 * repeat; runs with the company's rights.
 */
export async function refreshAssignment(call: Call, id: string): Promise<void> {
  const assignment = await lockedAssignment(call, id);
  if (assignment.status !== 'assigned' && assignment.status !== 'in_progress') return;
  await addMissing(call, assignment);
  const steps = trackStepsOf(assignment.definition);
  const rows = new Map((await stepRows(call, id)).map((row) => [row.step_key, row]));
  const unmet = await unmetConditions(call, assignment, steps);
  const before = doneOf(rows.values());
  // A completed step opens others, which may be completed already.
  for (let round = 0; round <= steps.length; round++) {
    let isChanged = false;
    for (const step of steps) {
      if (await advance(call, assignment, step, { rows, isUnmet: unmet.has(step.key) })) isChanged = true;
    }
    if (!isChanged) break;
  }
  await store(call, assignment, [...rows.values()], doneOf(rows.values()) !== before);
}

const doneOf = (rows: Iterable<StepRow>) =>
  [...rows].filter(({ state }) => ['completed', 'skipped', 'waiting_approval'].includes(state)).length;

async function addMissing(
  call: Call,
  { id, partner_id, is_internal, definition, starts_on }: Assignment,
): Promise<void> {
  for (const step of trackStepsOf(definition)) {
    await call.run(sql`
      insert into track_step_progress (organization_id, assignment_id, partner_id, is_internal, step_key, title, kind,
        side,
        is_required, due_on)
          values (${call.organization_id}, ${id}, ${partner_id}, ${is_internal}, ${step.key}, ${step.title},
          ${step.kind}, ${step.side}, ${step.is_required}, ${dueOf(step, starts_on)}) on conflict do nothing`);
  }
}

async function unmetConditions(call: Call, { partner_id }: Assignment, steps: readonly TrackStep[]) {
  const unmet = new Set<string>();
  for (const { key, when } of steps) {
    if (when && when.any.length > 0 && !(await findPartnersMeeting(call, when)).includes(partner_id)) unmet.add(key);
  }
  return unmet;
}

/** @returns whether the step changed */
async function advance(
  call: Call,
  assignment: Assignment,
  step: TrackStep,
  { rows, isUnmet }: { rows: Map<string, StepRow>; isUnmet: boolean },
): Promise<boolean> {
  const row = rows.get(step.key)!;
  const now = call.now();
  const set = async (
    state: string,
    also: Partial<Record<'opened_at' | 'done_at' | 'ref_table' | 'ref_id' | 'by', unknown>>,
  ) => {
    await call.run(sql`
      update track_step_progress
      set state = ${state}, opened_at = coalesce(opened_at, ${also.opened_at ?? null}),
        done_at = coalesce(${also.done_at ?? null}, done_at),
        ref_table = coalesce(${also.ref_table ?? null}, ref_table), ref_id = coalesce(${also.ref_id ?? null}, ref_id),
          done_by_name = coalesce(${also.by ?? null}, done_by_name)
      where organization_id = ${call.organization_id} and id = ${row.id}`);
    row.state = state;
    if (also.opened_at && !row.opened_at) row.opened_at = now.toISOString();
    return true;
  };
  if (row.state === 'completed' || row.state === 'skipped' || row.state === 'waiting_approval') return false;
  if (isUnmet) return row.state !== 'not_needed' && set('not_needed', {});
  const states = new Map([...rows].map(([key, { state }]) => [key, state]));
  const isLocked = lockOf(assignment.definition, assignment.step_order, step.key, states) !== null;
  const kind = stepKind(step.kind);
  // Records count before the turn of their step; work by hand and waiting begin with it.
  const isEarly = isLocked && kind !== undefined && !isTrackByHand(kind) && !kind.waits;
  const early = isEarly ? await newEvidence(call, assignment, step, row) : undefined;
  if (isLocked && !early) return row.state !== 'locked' && set('locked', {});
  if (row.state === 'locked' || row.state === 'not_needed' || row.state === 'removed')
    await set('pending', { opened_at: now });
  if (!kind || isTrackByHand(kind)) return false;
  const proof = early ?? (await newEvidence(call, assignment, step, row));
  if (!proof) return false;
  const state = step.needs_approval ? 'waiting_approval' : 'completed';
  await set(state, { done_at: proof.at, ref_table: proof.ref_table, ref_id: proof.ref_id, by: proof.by_name });
  if (state === 'waiting_approval') await tellWaiting(call, assignment, step.title);
  return true;
}

/** Evidence from before the step was reopened or returned does not complete it again. */
async function newEvidence(
  call: Call,
  assignment: Assignment,
  step: TrackStep,
  row: StepRow,
): Promise<StepEvidence | undefined> {
  const proof = await evidence(call, assignment, step, row);
  const isOld = proof && row.taken_back_at && new Date(proof.at) <= new Date(row.taken_back_at);
  return isOld ? undefined : proof;
}

async function evidence(
  call: Call,
  { partner_id, user_id }: Assignment,
  step: TrackStep,
  { opened_at }: StepRow,
): Promise<StepEvidence | undefined> {
  const kind = stepKind(step.kind)!;
  if (kind.isDone) return kind.isDone(call, { partner_id, user_id }, step);
  const ends = new Date(opened_at ?? call.now()).getTime() + (step.wait_days ?? 1) * 86_400_000;
  return ends <= call.now().getTime() ? { at: new Date(ends) } : undefined;
}

async function store(call: Call, assignment: Assignment, rows: readonly StepRow[], isMoved: boolean): Promise<void> {
  const { is_complete, ...summary } = trackSummary(assignment.definition, rows, call.today());
  const hasBegun =
    rows.some(({ state }) => isSettled(state) && state !== 'not_needed') || Number(summary.waiting_count) > 0;
  const status = is_complete ? 'completed' : hasBegun ? 'in_progress' : assignment.status;
  const names = Object.keys(summary);
  await call.run(
    `update track_assignments set ${names.map((name, at) => `${name} = $${at + 3}`).join(', ')},
       status = $${names.length + 3}, completed_at = $${names.length + 4},
       last_progress_at = case when $${names.length + 5} then $${names.length + 6}::timestamptz else last_progress_at end,
       stuck_from = case when $${names.length + 3} = 'completed' then null
         else (case when $${names.length + 5} then $${names.length + 6}::timestamptz else last_progress_at end)
           + make_interval(days => $${names.length + 7}) end
     where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      assignment.id,
      ...Object.values(summary),
      status,
      status === 'completed' ? call.now() : null,
      isMoved,
      call.now(),
      assignment.stuck_days,
    ],
  );
  if (status !== 'completed') return;
  await call.announce('track_assignments.completed', assignment.id, { partner_id: assignment.partner_id });
  await grantRewards(call, assignment);
  await tellTrackCompleted(call, assignment);
}

/** Updates all running assignments of a partner. */
export async function refreshPartner(call: Call, partner_id: string, topic?: string): Promise<void> {
  const open = await call.rows<{ id: string; kinds: string[] }>(sql`
    select a.id, array(select s.kind from track_step_progress s where s.organization_id = a.organization_id
      and s.assignment_id = a.id and s.state in ('locked', 'pending', 'action_required', 'not_needed')) as kinds
    from track_assignments a
    where a.organization_id = ${call.organization_id} and a.partner_id = ${partner_id}
      and a.status in ('assigned', 'in_progress')
    order by a.id`);
  for (const { id, kinds } of open) {
    if (topic && topic !== 'partners.updated' && !kinds.some((kind) => stepKind(kind)?.topics?.includes(topic)))
      continue;
    await refreshAssignment(call, id);
  }
}
