import type { JobHandler, Schedule } from '#server/jobs/worker.ts';
import { rateAwaited } from './events.ts';
import { releaseDue } from './release.ts';

export const commissionJobs: Record<string, JobHandler> = {
  'commissions.release': async (job) => {
    await job.within((call) => rateAwaited(call));
    while ((await job.within((call) => releaseDue(call))) > 0);
  },
  'commissions.rate_awaited': (job) => job.within((call) => rateAwaited(call)),
};

/** An invitation was accepted, or never will be. */
export const commissionTopics = { 'partners.category_changed': ['commissions.rate_awaited'] };

/** Every hour: a company's midnight falls on any of them. */
export const commissionSchedules: Schedule[] = [{ cron: '3 * * * *', task: 'commissions.release' }];
