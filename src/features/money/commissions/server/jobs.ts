import type { JobHandler, Schedule } from '#server/jobs/worker.ts';
import { checkCounters } from './counter-check.ts';
import { rateAwaited, rateParked } from './events.ts';
import { giveUpWaiting } from './given-up.ts';
import { fetchRates } from './rate-fetching.ts';
import { releaseDue } from './release.ts';

export const commissionJobs: Record<string, JobHandler> = {
  'commissions.counters': (job) => job.within(checkCounters),
  'commissions.parked': async (job) => {
    await job.within(rateParked);
    await job.within(giveUpWaiting);
  },
  'commissions.rates': (job, payload) => fetchRates(job, payload),
  'commissions.release': async (job) => {
    await job.within((call) => rateAwaited(call));
    while ((await job.within((call) => releaseDue(call))) > 0);
  },
};

/** An invitation was accepted, or never will be; a ban holds what is not due yet, or is lifted. */
export const commissionTopics = { 'partners.category_changed': ['commissions.release'] };

/** Every hour, for a company's midnight falls on any of them and rates that failed to come are asked for again; the rest once a night. */
export const commissionSchedules: Schedule[] = [
  { cron: '3 * * * *', task: 'commissions.release' },
  { cron: '20 * * * *', task: 'commissions.rates' },
  { cron: '15 3 * * *', task: 'commissions.parked' },
  { cron: '35 3 * * *', task: 'commissions.counters' },
];
