import type { Call } from '#server/call.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import { receiveSubmitted, type Submission } from './receive.ts';

const TASK = 'partner-applications.receive';

/** Takes an application after the answer to the visitor, whoever applies. */
export async function enqueueApplication(call: Call, submission: Submission): Promise<void> {
  await call.enqueue(TASK, { submission });
}

export const receivingJobs: Record<string, JobHandler> = {
  [TASK]: (job, { submission }) => job.within((call) => receiveSubmitted(call, submission as Submission)),
};
