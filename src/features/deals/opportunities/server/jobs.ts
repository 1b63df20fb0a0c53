import type { JobHandler, Schedule } from '#server/jobs/worker.ts';
import { markSilentDeals, silentDeals, tellSilentDeal } from './silence.ts';

export const opportunityJobs: Record<string, JobHandler> = {
  'opportunities.silence': async (job) => {
    await job.within(markSilentDeals);
    for (const id of await job.within(silentDeals)) await job.within((call) => tellSilentDeal(call, id));
  },
};

export const opportunitySchedules: Schedule[] = [{ cron: '40 2 * * *', task: 'opportunities.silence' }];
