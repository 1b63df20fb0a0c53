import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { inactiveDeals, markInactiveDeals, notifyInactiveDeal } from './activity/inactivity.ts';
import { participationJobs } from './participants/participation-notices.ts';

export const opportunityJobs: Record<string, JobHandler> = {
  ...participationJobs,
  'opportunities.silence': async (job) => {
    await job.within(markInactiveDeals);
    for (const id of await job.within(inactiveDeals)) await job.within((call) => notifyInactiveDeal(call, id));
  },
};

export const opportunitySchedules: Schedule[] = [{ cron: '40 2 * * *', task: 'opportunities.silence' }];
