import type { JobHandler } from '#server/jobs/worker.ts';
import { tellSecondProofReset } from './second-proof.ts';

export const peopleJobs: Record<string, JobHandler> = {
  'people.tell_second_proof_reset': tellSecondProofReset,
};
