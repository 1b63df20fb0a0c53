import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { rateWaitingEvents, retryWaitingPayments } from './events.ts';
import { expireWaitingEvents } from './expired-events.ts';
import { releaseDue } from './release.ts';

export const commissionJobs: Record<string, JobHandler> = {
  'commissions.parked': async (job) => {
    await job.within(retryWaitingPayments);
    await job.within(expireWaitingEvents);
  },
  'commissions.release': async (job) => {
    await job.within((call) => rateWaitingEvents(call));
    while ((await job.within((call) => releaseDue(call))) > 0);
  },
};

/** An invitation was accepted, or never will be; a ban holds what is not due yet, or is lifted. */
export const commissionTopics = { 'partners.category_changed': ['commissions.release'] };

/** Releases run every hour, for a company's midnight falls on any of them; the rest once a night. */
export const commissionSchedules: Schedule[] = [
  { cron: '3 * * * *', task: 'commissions.release' },
  { cron: '15 3 * * *', task: 'commissions.parked' },
];
