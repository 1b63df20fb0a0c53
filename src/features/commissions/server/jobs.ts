import type { JobHandler, Schedule } from '#server/jobs/worker.ts';
import { releaseDue } from './release.ts';

export const commissionJobs: Record<string, JobHandler> = {
  'commissions.release': async (job) => {
    while ((await job.within((call) => releaseDue(call))) > 0);
  },
};

/** Every hour: a company's midnight falls on any of them. */
export const commissionSchedules: Schedule[] = [{ cron: '3 * * * *', task: 'commissions.release' }];
