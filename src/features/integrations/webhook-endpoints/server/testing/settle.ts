import { dispatch } from '#server/jobs/dispatch.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import type { Company, World } from '#server/testing/world.ts';
import { follows } from '../delivery/messages.ts';
import { webhookJobs } from '../jobs.ts';

const handlers = { ...webhookJobs };
delete handlers['webhook-endpoints.send'];

/** Turns all events into messages, and sends what is due. */
export async function settle(world: World, company: Company): Promise<void> {
  for (;;) {
    const events = await dispatch(world.kernel, new Map([['api_keys.updated', ['webhook-endpoints.keys']]]), [follows]);
    const jobs = await runWaiting(world, handlers);
    if (events === 0 && jobs === 0) break;
  }
  await webhookJobs['webhook-endpoints.send']!(await jobFor(world.kernel, company.id), {});
}

/** Moves the clock by seconds, and sends what is due. */
export async function wait(world: World, company: Company, seconds: number): Promise<void> {
  world.clock.advance(seconds * 1000);
  await webhookJobs['webhook-endpoints.send']!(await jobFor(world.kernel, company.id), {});
}
