import type { Call } from '#server/call.ts';
import type { Job } from '#server/jobs/job.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ReportScheduleCreate } from '../schema.ts';
import { deliverReport } from './deliver.ts';
import { reportSchedules } from './resource.ts';
import { startDueRuns, startReportRun } from './run.ts';

/** A schedule of the caller's. @returns the id */
export function createReportSchedule(call: Call, input: ReportScheduleCreate): Promise<string> {
  return createRow(call, reportSchedules, input);
}

/** Does the work of the queue at once: starts the runs that are due, and sends all waiting deliveries. */
export async function sendDueReports(job: Job): Promise<void> {
  await job.within(startDueRuns);
  const waiting = (text: string) => job.within((call) => call.rows<{ id: string }>(text, [call.organization_id]));
  const runs = await waiting(
    'select id from report_runs where organization_id = $1 and started_at is null order by due_at',
  );
  for (const { id } of runs) await startReportRun(job, id);
  const deliveries = await waiting(
    "select id from report_deliveries where organization_id = $1 and state in ('queued', 'running') order by created_at, id",
  );
  for (const { id } of deliveries) await deliverReport(job, id);
}
