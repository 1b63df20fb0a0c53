import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { expireDue, reduceDue, refreshEntitlements } from './allotments.ts';

export const entitlementJobs: Record<string, JobHandler> = {
  'entitlements.follow-partner': (job, { ref_id }) =>
    job.within((call) => refreshEntitlements(call, (ref_id as string | null) ?? null)),
  'entitlements.renew': async (job) => {
    await job.within(expireDue);
    await job.within(reduceDue);
    await job.within((call) => refreshEntitlements(call));
  },
};

/** A changed tier, type or status changes the quantities. */
export const entitlementTopics: Record<string, string[]> = {
  'partners.created': ['entitlements.follow-partner'],
  'partners.updated': ['entitlements.follow-partner'],
};

/** Periods begin and grace periods end on the company's calendar day. */
export const entitlementSchedules: Schedule[] = [{ cron: '40 0 * * *', task: 'entitlements.renew' }];
