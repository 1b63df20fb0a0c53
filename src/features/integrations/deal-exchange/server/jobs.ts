import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { deleteOldCalls } from './calls.ts';

export const exchangeJobs: Record<string, JobHandler> = {
  'deal-exchange.tidy': (job) => job.within(deleteOldCalls),
};

export const exchangeSchedules: Schedule[] = [{ cron: '35 3 * * *', task: 'deal-exchange.tidy' }];
