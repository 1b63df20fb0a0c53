import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { checkpointServices, copyCheckpointOut, takeCheckpoint } from './checkpoints.ts';

export const runNightlyCheckpoint: JobHandler = async (job) => {
  const means = checkpointServices(job.kernel);
  await job.within((call) => takeCheckpoint(call, means));
  await job.within((call) => copyCheckpointOut(call, means));
};

export const checkpointJobs: Record<string, JobHandler> = { 'ledger.checkpoint': runNightlyCheckpoint };
export const checkpointSchedules: Schedule[] = [{ cron: '45 2 * * *', task: 'ledger.checkpoint' }];
