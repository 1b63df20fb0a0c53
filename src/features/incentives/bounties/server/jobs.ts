import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { decidePerformance, refreshBounties } from './performance.ts';

export const bountyJobs: Record<string, JobHandler> = {
  'bounties.decide': (job) => job.within(decidePerformance),
  'bounties.nightly': async (job) => {
    await job.within(refreshBounties);
    await job.within(decidePerformance);
  },
};

export const bountySchedules: Schedule[] = [{ cron: '25 2 * * *', task: 'bounties.nightly' }];
