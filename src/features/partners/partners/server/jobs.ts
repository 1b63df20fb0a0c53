import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { projectTiers } from './tiers.ts';

export const partnerJobs: Record<string, JobHandler> = {
  'partners.begin-day': async (job) => {
    await job.within((call) => projectTiers(call));
  },
};

/** The job runs hourly because the day starts at another hour in every company's time zone. */
export const partnerSchedules: Schedule[] = [
  { cron: '2 * * * *', task: 'partners.begin-day', companies: withRows('tier_memberships') },
];
