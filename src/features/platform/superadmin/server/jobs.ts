import type { JobHandler } from '#server/jobs/worker.ts';
import { DELETE_TASK } from './companies.ts';
import { carryOutDeletion } from './deletion.ts';

export const superadminJobs: Record<string, JobHandler> = {
  [DELETE_TASK]: (job) => carryOutDeletion(job.kernel, job.organization_id),
};
