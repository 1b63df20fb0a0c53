import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays } from '#shared/time/dates.ts';
import type { Task } from '../schema.ts';
import { addTask } from './add.ts';
import { taskPeopleFor } from './people.ts';
import { readRecord } from './records.ts';
import { nextRecurrenceDay } from './recurrence.ts';

/**
 * Makes the next task of a series, unless it exists. The unique index on series and occurrence lets it happen once,
 * whether the task was completed twice or its day came first.
 */
export async function continueSeries(call: Call, task: Task, today: string): Promise<void> {
  const { recurrence, series_id, series_starts_on, due_on } = task;
  if (!recurrence || !series_id || !series_starts_on || !due_on) return;
  const exists = await call.maybe(sql`
    select from tasks
    where organization_id = ${call.organization_id} and series_id = ${series_id} and occurrence > ${task.occurrence}`);
  if (exists) return;
  // After a late completion the missed days are left out.
  const isLate = task.recurs_by === 'completion' && today > due_on;
  const next = nextRecurrenceDay(recurrence, series_starts_on, isLate ? addDays(today, -1) : due_on);
  if (!next) return;
  const { record_table, record_id, partner_id, assignee_user_id } = task;
  // The series continues when its record or the assignee is gone.
  const record =
    record_table && record_id && (await readRecord(call, { table: record_table, id: record_id }).catch(() => null));
  const people = assignee_user_id ? await taskPeopleFor(call, partner_id) : [];
  const isThere = people.some(({ user_id, side }) => user_id === assignee_user_id && side === task.side);
  await addTask(call, {
    title: task.title,
    description: task.description,
    ...(record && { record_table, record_id }),
    partner_id,
    visibility: task.visibility,
    side: task.side,
    assignee_user_id: isThere ? assignee_user_id : null,
    assignee_role: task.assignee_role,
    priority: task.priority,
    checklist: task.checklist.map(({ text }) => ({ text, is_done: false })),
    due_on: next,
    recurrence,
    recurs_by: task.recurs_by,
    series_id,
    series_starts_on,
    occurrence: task.occurrence + 1,
    template_id: task.template_id,
    source: 'recurrence',
    source_key: `${series_id}:${task.occurrence + 1}`,
  });
}
