import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { loadPopulation, refreshStale } from './loading/refresh.ts';
import { matchPopulation } from './matching.ts';

export const mappingJobs: Record<string, JobHandler> = {
  'account-mapping.load': (job, { id }) => loadPopulation(job, String(id)),
  'account-mapping.match': (job, { population_id }) => matchPopulation(job, String(population_id)),
  'account-mapping.nightly': (job) => job.within(refreshStale),
};

export const mappingSchedules: Schedule[] = [{ cron: '35 2 * * *', task: 'account-mapping.nightly' }];
