import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { contentListsIn } from '#server/resource/content.ts';
import { readText } from '#server/resource/verbs.ts';
import { allows } from '#shared/access/permissions.ts';
import { addDays, dateInZone, daysBetween } from '#shared/time/dates.ts';
import { type TrackDefinition, type TrackStep, trackStepsOf } from '../definition.schema.ts';
import { trackSchedule } from '../schedule.ts';
import type { Checklist, ChecklistStep, StepState, TrackStepRow } from '../schema.ts';
import { takesFiles } from './files.ts';
import { isManager } from './manager.ts';
import { isSettled, lockOf } from './progress.ts';
import { trackAssignments } from './resource.ts';
import { isTrackByHand, stepKind } from './service.ts';

interface StepFile {
  id: string;
  step_id: string;
  file_name: string;
  uploaded_by_name: string;
}

interface Followed {
  track_id: string;
  status: string;
  partner_id: string;
  user_id: string | null;
  is_internal: boolean;
  step_order: string;
  definition: TrackDefinition;
}

/** The steps of an assignment that is visible to the caller. @throws 404 */
export async function checklistOf(call: Call, id: string): Promise<Checklist> {
  if (!(await readText(call, trackAssignments, id))) throw notFound('This track assignment');
  const followed = await call.asCompany((company) => followedBy(company, id));
  const track = { entity: 'tracks', id: followed.track_id, column: 'definition' };
  const definition = await contentListsIn(call, track, followed.definition);
  return call.asCompany((company) => read(company, id, call, { ...followed, definition }));
}

const followedBy = (company: Call, id: string): Promise<Followed> =>
  company.one<Followed>(sql`
    select a.track_id, a.status, a.partner_id, a.user_id, a.is_internal, v.step_order, v.definition
    from track_assignments a
    join track_versions v on v.organization_id = a.organization_id and v.track_id = a.track_id and v.version = a.version
    where a.organization_id = ${company.organization_id} and a.id = ${id}`);

/** A step as it is stored, without what its view adds about the assignment. */
type StoredStep = Omit<
  TrackStepRow,
  | 'assignment_status'
  | 'partner_name'
  | 'partner_owner_user_id'
  | 'partner_region_id'
  | 'partner_type_id'
  | 'track_id'
  | 'track_name'
  | 'user_name'
>;

async function read(company: Call, id: string, reader: Call, followed: Followed): Promise<Checklist> {
  const rows = await company.rows<StoredStep>(sql`
    select *, to_char(due_on, 'YYYY-MM-DD') as due_on, to_char(held_on, 'YYYY-MM-DD') as held_on
    from track_step_progress
    where organization_id = ${company.organization_id} and assignment_id = ${id}`);
  const files = await company.rows<StepFile>(sql`
    select f.id, f.step_id, f.file_name, f.uploaded_by_name from track_step_files f
    join track_step_progress s on s.organization_id = f.organization_id and s.id = f.step_id
    where f.organization_id = ${company.organization_id} and s.assignment_id = ${id} order by f.created_at, f.id`);
  const byKey = new Map(rows.map((row) => [row.step_key, row]));
  const states = new Map(rows.map(({ step_key, state }) => [step_key, state as string]));
  const runs = followed.status === 'assigned' || followed.status === 'in_progress';
  const today = reader.today();
  const schedule = trackSchedule(followed.definition, followed.step_order, {
    isSettled: ({ key }) => isSettled(states.get(key)),
    waits: (step) => daysToWait(step, byKey.get(step.key), reader),
  });
  const dayOf = (days: number) => (runs && days > 0 ? addDays(today, days) : null);
  const missing = await missingIn(company, followed, byKey);
  return {
    earliest_on: dayOf(schedule.finishes),
    stages: followed.definition.stages.map(({ key, name, steps }) => ({
      key,
      name,
      is_done: steps.every((step) => !step.is_required || isSettled(states.get(step.key))),
      steps: steps.flatMap((step) => {
        const row = byKey.get(step.key);
        if (!row) return [];
        const days = schedule.days.get(step.key)!;
        const opens_on = row.state === 'locked' ? dayOf(days.opens) : null;
        const isWaiting = stepKind(step.kind)?.waits && (row.state === 'locked' || row.state === 'pending');
        const finishes_on = isWaiting ? dayOf(days.finishes) : null;
        return [
          {
            ...shownStep(reader, step, row, { ...followed, states, files }),
            missing: missing.get(step.key) ?? null,
            opens_on,
            finishes_on,
          },
        ];
      }),
    })),
  };
}

/** The missing parts of the open steps, by their keys. */
async function missingIn(
  company: Call,
  { definition, partner_id, user_id }: Followed,
  rows: ReadonlyMap<string, StoredStep>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const step of trackStepsOf(definition)) {
    const state = rows.get(step.key)?.state;
    if (state !== 'pending' && state !== 'action_required') continue;
    const missing = await stepKind(step.kind)?.missing?.(company, { partner_id, user_id }, step);
    if (missing) found.set(step.key, missing);
  }
  return found;
}

/** The whole days until a waiting step finishes, from today when it is open. */
function daysToWait({ kind, wait_days }: TrackStep, row: StoredStep | undefined, reader: Call): number {
  if (!stepKind(kind)?.waits) return 0;
  const days = wait_days ?? 1;
  if (row?.state !== 'pending' || !row.opened_at) return days;
  const opened_on = dateInZone(new Date(row.opened_at), reader.actor.timezone);
  return Math.max(0, daysBetween(reader.today(), addDays(opened_on, days)));
}

function shownStep(
  reader: Call,
  step: TrackStep,
  row: StoredStep,
  followed: Followed & { states: ReadonlyMap<string, string>; files: readonly StepFile[] },
): Omit<ChecklistStep, 'missing' | 'opens_on' | 'finishes_on'> {
  const { actor } = reader;
  const kind = stepKind(step.kind);
  const isOpen = row.state === 'pending' || row.state === 'action_required';
  const runs = followed.status === 'assigned' || followed.status === 'in_progress';
  const isOwn =
    actor.mode === 'company' || (step.side === 'partner' && (!followed.user_id || followed.user_id === actor.user_id));
  return {
    id: row.id,
    key: step.key,
    kind: step.kind,
    kind_label: kind?.label ?? step.kind,
    title: step.title,
    help: step.help ?? null,
    side: step.side,
    is_required: step.is_required,
    state: row.state as StepState,
    why: whyOf(reader, step, row, followed),
    due_on: row.due_on,
    is_overdue: runs && isOpen && row.due_on !== null && row.due_on < reader.today(),
    done_at: row.done_at,
    done_by_name: row.done_by_name,
    note: row.note,
    held_on: row.held_on,
    reason: row.reason,
    points: step.points ?? 0,
    needs_approval: step.needs_approval ?? false,
    link: isOpen ? (kind?.link?.(step) ?? null) : null,
    can_complete:
      runs &&
      isOpen &&
      kind !== undefined &&
      isTrackByHand(kind) &&
      (isOwn || isManager(reader, followed.is_internal)) &&
      allows(actor.permissions, 'track_assignments', 'manage'),
    asks_day: kind?.asksDay ?? false,
    asks_file: step.asks_file ?? false,
    files: followed.files
      .filter(({ step_id }) => step_id === row.id)
      .map(({ id, file_name, uploaded_by_name }) => ({ id, file_name, uploaded_by_name })),
    can_attach:
      step.asks_file === true &&
      takesFiles({ state: row.state, status: followed.status }) &&
      (actor.mode === 'company' || step.side === 'partner') &&
      allows(actor.permissions, 'track_assignments', 'manage'),
  };
}

function whyOf(
  { actor }: Call,
  step: TrackStep,
  row: StoredStep,
  {
    definition,
    step_order,
    states,
  }: { definition: TrackDefinition; step_order: string; states: ReadonlyMap<string, string> },
): string | null {
  if (row.state === 'locked') {
    const first = lockOf(definition, step_order, step.key, states);
    return first ? `Opens when “${first}” is finished.` : null;
  }
  if (row.state === 'not_needed') return 'Does not apply to this partner.';
  if (row.state === 'waiting_approval') return 'Waiting for approval.';
  if (row.state !== 'pending') return null;
  if (stepKind(step.kind)?.waits) return null;
  return step.side === 'company' && actor.mode === 'partner' ? 'The company does this step.' : null;
}
