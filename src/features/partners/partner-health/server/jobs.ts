import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { evaluateHealth } from './evaluate.ts';

export const healthJobs: Record<string, JobHandler> = {
  'partner-health.evaluate': async (job) => {
    await job.within((call) => evaluateHealth(call));
  },
};

/** Every night, after the tiers. */
export const healthSchedules: Schedule[] = [{ cron: '50 3 * * *', task: 'partner-health.evaluate' }];
