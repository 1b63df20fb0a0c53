import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { deliver, dropOldFiles } from './deliver.ts';
import { startDueRuns, startRun } from './run.ts';

export const reportJobs: Record<string, JobHandler> = {
  'report-schedules.tick': (job) => job.within(startDueRuns),
  'report-schedules.run': (job, { run_id }) => startRun(job, run_id as string),
  'report-schedules.deliver': (job, { delivery_id }) => deliver(job, delivery_id as string),
  'report-schedules.drop-files': dropOldFiles,
};

/** People choose times by the minute; five of them are soon enough. */
export const reportJobSchedules: Schedule[] = [
  { cron: '*/5 * * * *', task: 'report-schedules.tick' },
  { cron: '40 3 * * *', task: 'report-schedules.drop-files' },
];
