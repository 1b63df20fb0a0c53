import type { Call } from '#server/call.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import { inLanguage } from '#server/language.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { receiveSubmitted, type Submission } from './receive.ts';

const TASK = 'partner-applications.receive';

/**
 * Queues an application, so that it is processed after the answer to the visitor and the response time reveals nothing.
 */
export async function enqueueApplication(call: Call, submission: Submission): Promise<void> {
  await call.enqueue(TASK, { submission, language: readerLanguage() });
}

export const receivingJobs: Record<string, JobHandler> = {
  // In the language in which the applicant read the page.
  [TASK]: (job, { submission, language = 'en' }) =>
    inLanguage(String(language), () => job.within((call) => receiveSubmitted(call, submission as Submission))),
};
