import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { refreshFunds } from './service.ts';

export const fundJobs: Record<string, JobHandler> = {
  'mdf-funds.refresh': (job) => job.within(refreshFunds),
};

/** Audiences change every day. */
export const fundSchedules: Schedule[] = [{ cron: '20 2 * * *', task: 'mdf-funds.refresh' }];
