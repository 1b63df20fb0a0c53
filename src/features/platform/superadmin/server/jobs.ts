import type { JobHandler } from '#server/jobs/job.ts';
import { DELETE_TASK } from './companies.ts';
import { deleteCompanyData } from './deletion.ts';

export const superadminJobs: Record<string, JobHandler> = {
  [DELETE_TASK]: (job) => deleteCompanyData(job.kernel, job.organization_id),
};
