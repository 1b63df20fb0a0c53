import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
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

/**
 * An accepted or expired invitation decides waiting sales; a ban holds what is not due yet, and lifting it ends the
 * hold.
 */
export const commissionTopics = { 'partners.category_changed': ['commissions.release'] };

/** Releases run every hour, because midnight of some company falls on any of them; the rest runs once a night. */
export const commissionSchedules: Schedule[] = [
  { cron: '3 * * * *', task: 'commissions.release', companies: withRows('commission_lines', 'commission_events') },
  { cron: '15 3 * * *', task: 'commissions.parked' },
];
