import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { closed } from '#shared/schema.ts';

interface Ended {
  task: string;
  payloads: Row[];
  queue: string | null;
}

/** Ends an open failure. @throws 404 if it does not exist or was ended already */
async function end(call: Call, id: string, status: 'retried' | 'dismissed'): Promise<Ended> {
  const ended = await call.maybe<Ended>(sql`
    update failed_jobs set status = ${status}
    where organization_id = ${call.organization_id} and id = ${id} and status = 'open'
    returning task, payloads, queue`);
  if (!ended) throw notFound('This failed task');
  return ended;
}

const step = (name: string, summary: string, run: (call: Call, id: string) => Promise<unknown>) =>
  action({
    method: 'POST',
    url: `/failed_jobs/:id/${name}`,
    summary,
    can: 'failed_jobs:manage',
    modes: ['company'],
    params: IdParams,
    body: closed({}),
    run: async (call, { params }) => void (await run(call, params.id)),
  });

export const failedJobRoutes = [
  step('retry', 'Try failed background work again', async (call, id) => {
    const { task, payloads, queue } = await end(call, id, 'retried');
    for (const payload of payloads) await call.enqueue(task, payload, queue ? { queue } : {});
  }),
  step('dismiss', 'Remove failed background work from the open work', (call, id) => end(call, id, 'dismissed')),
];
