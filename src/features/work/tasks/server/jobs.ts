import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { Task } from '../schema.ts';
import { type Told, tellTaskDue } from './notices.ts';
import { tasks } from './resource.ts';
import { continueSeries } from './series.ts';

export const taskJobs: Record<string, JobHandler> = {
  /** Reminds of due and overdue tasks, and makes the next tasks of series that follow the calendar. */
  'tasks.clock': async (job) => {
    for (const id of await job.within(dueSeries))
      await job.within(async (call) => {
        // The lock lets a person who completes the task at the same moment wait.
        await call.one(
          sql`select id from tasks where organization_id = ${call.organization_id} and id = ${id} for update`,
        );
        await continueSeries(call, await readRow<Task>(call, tasks, id), call.today());
      });
    await job.within(remind);
  },
};

export const taskSchedules: Schedule[] = [{ cron: '10 * * * *', task: 'tasks.clock', companies: withRows('tasks') }];

async function dueSeries(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from tasks t
    where organization_id = ${call.organization_id} and recurs_by = 'schedule' and recurrence is not null
      and due_on <= ${call.today()}
      and status <> 'canceled' and not exists (select from tasks n where n.organization_id = t.organization_id
        and n.series_id = t.series_id and n.occurrence > t.occurrence) order by id`);
  return found.map(({ id }) => id);
}

/** Tasks that were due up to a week ago, so that a worker that was down reminds of them too. */
async function remind(call: Call): Promise<void> {
  const today = call.today();
  const due = await call.rows<Told>(sql`
    select * from tasks where organization_id = ${call.organization_id} and status in ('open', 'in_progress', 'waiting')
      and due_on between ${today}::date - 7 and ${today}::date order by due_on, id`);
  for (const task of due) await tellTaskDue(call, task, today);
}
