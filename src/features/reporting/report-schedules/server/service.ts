import type { Call } from '#server/call.ts';
import type { Job } from '#server/jobs/job.ts';
import { createRow } from '#server/resource/verbs.ts';
import { type Filter, withValueRenamed } from '#shared/list-query.ts';
import type { ReportScheduleCreate } from '../schema.ts';
import { deliver } from './deliver.ts';
import { reportSchedules } from './resource.ts';
import { startDueRuns, startRun } from './run.ts';

/** A schedule of the caller's. @returns the id */
export function createReportSchedule(call: Call, input: ReportScheduleCreate): Promise<string> {
  return createRow(call, reportSchedules, input);
}

/** Does at once what the queue would do by and by: begins what is due, and sends all that waits. */
export async function sendDueReports(job: Job): Promise<void> {
  await job.within(startDueRuns);
  const waiting = (text: string) => job.within((call) => call.rows<{ id: string }>(text, [call.organization_id]));
  const runs = await waiting(
    'select id from report_runs where organization_id = $1 and started_at is null order by due_at',
  );
  for (const { id } of runs) await startRun(job, id);
  const deliveries = await waiting(
    "select id from report_deliveries where organization_id = $1 and state in ('queued', 'running') order by created_at, id",
  );
  for (const { id } of deliveries) await deliver(job, id);
}

/** Every report that asks for one value of a field asks for another from now on. */
export async function renameInReports(
  call: Call,
  object: string,
  field: string,
  from: string,
  into: string,
): Promise<void> {
  const reports = await call.rows<{ id: string; filters: Filter[] }>(
    `select id, filters from report_schedules where organization_id = $1 and object = $2 and strpos(filters::text, $3) > 0
     order by id for update`,
    [call.organization_id, object, JSON.stringify(field)],
  );
  if (reports.length === 0) return;
  await call.run(
    `update report_schedules r set filters = c.filters from unnest($2::uuid[], $3::jsonb[]) c(id, filters)
     where r.organization_id = $1 and r.id = c.id`,
    [
      call.organization_id,
      reports.map(({ id }) => id),
      reports.map(({ filters }) => JSON.stringify(withValueRenamed(filters, field, from, into))),
    ],
  );
}
