import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { sealAudit } from './service.ts';

export const auditJobs: Record<string, JobHandler> = {
  'audit-events.seal': async (job) => {
    while ((await job.within(sealAudit)) > 0);
  },
};

export const auditSchedules: Schedule[] = [{ cron: '*/5 * * * *', task: 'audit-events.seal' }];
