import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { checkCounters } from './counter-check.ts';

export const commissionVolumeJobs: Record<string, JobHandler> = {
  'commission-volumes.check': (job) => job.within(checkCounters),
};

export const commissionVolumeSchedules: Schedule[] = [{ cron: '35 3 * * *', task: 'commission-volumes.check' }];
