import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { fetchRates } from './rate-fetching.ts';

export const exchangeRateJobs: Record<string, JobHandler> = {
  'exchange-rates.fetch': (job, payload) => fetchRates(job, payload),
};

/** Every hour, for rates that failed to come are asked for again. */
export const exchangeRateSchedules: Schedule[] = [
  { cron: '20 * * * *', task: 'exchange-rates.fetch', companies: withRows('rate_fetches') },
];
