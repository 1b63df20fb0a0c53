import type { Job } from '#server/jobs/job.ts';
import { liveById } from './live.ts';
import { type Cause, startAutomationRun } from './start.ts';

/** A start by a button or a webhook. */
export type StartRequest = Pick<Cause, 'cause' | 'dedupe_key' | 'subject' | 'context'> & { automation_id: string };

export async function startByRequest(job: Job, { automation_id, ...cause }: StartRequest): Promise<void> {
  const live = await job.within((call) => liveById(call, automation_id));
  if (!live) return;
  const owner = await job.kernel.identity.actorIn(live.published_by, job.organization_id, null);
  if (owner) await job.within((call) => startAutomationRun(call, live, owner, cause));
}
