import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, type FieldErrors, invalid } from '#server/errors.ts';
import { rejectCircularReference } from '#server/resource/hierarchy.ts';
import { companyRoleKeys, partnerRoleKeys } from '#shared/access/roles.ts';
import { newId } from '#shared/ids.ts';
import type { ActionPlan, Task, TaskCreate, TaskSide, TaskUpdate } from '../schema.ts';
import { isUnfinished } from '../status.schema.ts';
import { taskPeopleFor } from './people.ts';
import { readRecord } from './records.ts';
import { requireRecurrence } from './recurrence.ts';

/** The parts of a new task that only services set. */
export interface OwnParts {
  source?: string;
  /** Makes the task at most once for this key. */
  source_key?: string;
  template_id?: string | null;
  position?: number;
  series_id?: string;
  series_starts_on?: string;
  occurrence?: number;
  committed_on?: string | null;
}

/** Completes a new task. Partners create shared tasks of their own organization. */
export async function beginTask(call: Call, input: TaskCreate & OwnParts): Promise<Row> {
  const { actor } = call;
  const isPartner = actor.mode === 'partner';
  const { record_table = null, record_id = null } = input;
  if ((record_table === null) !== (record_id === null))
    throw invalid({ record_id: ['needs both the kind of record and its id'] });
  const record = record_table && record_id ? await readRecord(call, { table: record_table, id: record_id }) : null;
  const plan = input.plan_id ? await openPlan(call, input.plan_id) : null;
  const partner_id = isPartner
    ? actor.partner_id
    : (plan?.partner_id ?? input.partner_id ?? record?.partner_id ?? null);
  if (partner_id) await call.requirePartner(partner_id);
  const side: TaskSide = input.side ?? (isPartner ? 'partner' : 'company');
  const visibility = isPartner || plan ? 'shared' : (input.visibility ?? (side === 'partner' ? 'shared' : 'internal'));
  const row = { ...input, partner_id, side, visibility };
  requireSides(row);
  if (input.blocked_by_id) await requireNoCycle(call, null, input.blocked_by_id);
  const { recurrence } = input;
  const series = recurrence ? seriesOf({ ...row, recurrence }) : {};
  return {
    ...row,
    ...(record && { record_name: record.name }),
    ...(await assigneeOf(call, row)),
    ...series,
    ...(visibility === 'shared' && row.due_on && { committed_on: input.committed_on ?? row.due_on }),
    created_by_name: actor.full_name,
    created_by_side: actor.mode,
    created_at: call.now().toISOString(),
  };
}

/** Partners change the tasks they created, and checklist and assignee of all tasks on their side. */
export async function changeTask(call: Call, current: Task, patch: TaskUpdate): Promise<Row> {
  if (!isUnfinished(current.status))
    throw conflict(`This task is ${current.status}. Reopen it to change it.`, { allowed: [] });
  if (call.actor.mode === 'partner') requireOwnParts(current, patch);
  const after = { ...current, ...patch };
  requireSides(after);
  if (patch.blocked_by_id && patch.blocked_by_id !== current.blocked_by_id)
    await requireNoCycle(call, current.id, patch.blocked_by_id);
  if (current.plan_id && after.visibility === 'internal')
    throw invalid({ visibility: ['must be shared: the task is part of an action plan'] });
  const values: Row = { ...patch };
  const isOther = patch.record_id !== undefined && patch.record_id !== current.record_id;
  if ('record_table' in patch || 'record_id' in patch) {
    const { record_table, record_id } = after;
    if ((record_table === null) !== (record_id === null))
      throw invalid({ record_id: ['needs both the kind of record and its id'] });
    if (isOther && record_table && record_id)
      values.record_name = (await readRecord(call, { table: record_table, id: record_id })).name;
    if (record_id === null) values.record_name = null;
  }
  if ('assignee_user_id' in patch || 'assignee_role' in patch || after.side !== current.side)
    Object.assign(values, await assigneeOf(call, after));
  const { recurrence } = after;
  if (recurrence && (patch.recurrence !== undefined || patch.due_on !== undefined)) {
    const isNew = recurrence !== current.recurrence || current.occurrence === 1;
    Object.assign(values, seriesOf({ ...after, recurrence, ...(isNew && { series_starts_on: null }) }));
  }
  if (after.visibility === 'shared' && after.due_on && !current.committed_on) values.committed_on = after.due_on;
  return values;
}

type Sides = Pick<Task, 'side' | 'visibility' | 'partner_id'>;

function requireSides({ side, visibility, partner_id }: Sides): void {
  const errors: FieldErrors = {};
  if (!partner_id && (side === 'partner' || visibility === 'shared'))
    errors.partner_id = ['is required for a task that a partner sees'];
  else if (side === 'partner' && visibility === 'internal')
    errors.visibility = ['must be shared: the partner has to see its task'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const forEveryTask: readonly string[] = ['checklist', 'assignee_user_id', 'assignee_role'];

function requireOwnParts({ side, created_by_side }: Task, patch: TaskUpdate): void {
  if (created_by_side === 'partner') return;
  const refused = Object.keys(patch).filter((key) => side === 'company' || !forEveryTask.includes(key));
  if (refused.length > 0)
    throw invalid(Object.fromEntries(refused.map((key) => [key, ['can only be changed by the company']])));
}

interface Repeated {
  recurrence: string;
  due_on?: string | null;
  series_id?: string | null;
  series_starts_on?: string | null;
}

/** A series starts on the due date of its first task, from which its dates are counted. */
function seriesOf({ recurrence, due_on, series_id, series_starts_on }: Repeated): Row {
  if (!due_on) throw invalid({ due_on: ['is required for a task that repeats'] });
  if (!series_starts_on) requireRecurrence(recurrence, due_on);
  return { series_id: series_id ?? newId(), series_starts_on: series_starts_on ?? due_on };
}

type Assigned = Sides & Pick<TaskCreate, 'assignee_user_id' | 'assignee_role'>;

/** Checks the assignee and adds their name. A person replaces a role. */
async function assigneeOf(call: Call, { side, partner_id, assignee_user_id, assignee_role }: Assigned): Promise<Row> {
  if (assignee_user_id) {
    const people = await taskPeopleFor(call, partner_id);
    const person = people.find((one) => one.user_id === assignee_user_id && one.side === side);
    if (!person) throw invalid({ assignee_user_id: [`must be a person of the ${side} who sees tasks`] });
    return { assignee_user_id, assignee_name: person.full_name, assignee_role: null };
  }
  const roles: readonly string[] = side === 'company' ? companyRoleKeys : partnerRoleKeys;
  if (assignee_role && !roles.includes(assignee_role))
    throw invalid({ assignee_role: [`must be a role of the ${side}`] });
  return { assignee_user_id: null, assignee_name: null, assignee_role: assignee_role ?? null };
}

async function openPlan(call: Call, id: string): Promise<Pick<ActionPlan, 'partner_id'>> {
  const plan = await call.maybe<Pick<ActionPlan, 'partner_id' | 'status'>>(
    sql`select partner_id, status from action_plans where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!plan) throw invalid({ plan_id: ['does not exist'] });
  if (plan.status === 'canceled') throw invalid({ plan_id: ['is canceled'] });
  return plan;
}

const blockers = { table: 'tasks', parent: 'blocked_by_id', says: 'waits for this task itself' };

/** A task cannot wait for itself, not even through others. */
async function requireNoCycle(call: Call, id: string | null, blocked_by_id: string): Promise<void> {
  const seen = await call.maybe(
    sql`select from tasks where organization_id = ${call.organization_id} and id = ${blocked_by_id}`,
  );
  if (!seen) throw invalid({ blocked_by_id: ['does not exist'] });
  if (id) await rejectCircularReference(call, blockers, id, blocked_by_id);
}
