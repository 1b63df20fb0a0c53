import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { askSubstitutes, lateSteps } from './requests.ts';

export const approvalChainJobs: Record<string, JobHandler> = {
  'approval-chains.substitutes': async (job) => {
    for (const id of await job.within(lateSteps)) await job.within((call) => askSubstitutes(call, id));
  },
};

export const approvalChainSchedules: Schedule[] = [
  { cron: '12 * * * *', task: 'approval-chains.substitutes', companies: withRows('approval_steps') },
];
