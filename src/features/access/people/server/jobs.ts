import type { JobHandler } from '#server/jobs/job.ts';
import { notifyTwoFactorReset } from './two-factor-reset.ts';

export const peopleJobs: Record<string, JobHandler> = {
  'people.tell_second_proof_reset': notifyTwoFactorReset,
};
