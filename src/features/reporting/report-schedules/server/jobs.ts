import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { deliverReport, dropOldFiles } from './deliver.ts';
import { startDueRuns, startReportRun } from './run.ts';

export const reportJobs: Record<string, JobHandler> = {
  'report-schedules.tick': (job) => job.within(startDueRuns),
  'report-schedules.run': (job, { run_id }) => startReportRun(job, run_id as string),
  'report-schedules.deliver': (job, { delivery_id }) => deliverReport(job, delivery_id as string),
  'report-schedules.drop-files': dropOldFiles,
};

/** People choose times by the minute; five of them are soon enough. */
export const reportJobSchedules: Schedule[] = [
  { cron: '*/5 * * * *', task: 'report-schedules.tick', companies: withRows('report_clocks') },
  { cron: '40 3 * * *', task: 'report-schedules.drop-files' },
];
