import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';

/** Background work that failed for good. */
export async function sampleFailedJob(call: Call): Promise<string> {
  const id = newId();
  await call.run(
    `insert into failed_jobs (id, organization_id, task, title, reason, payloads, created_at)
     values ($1, $2, 'failed-jobs.probe', $3, 'The list is gone', '[{"n": 1}, {"n": 2}]', $4)`,
    [id, call.organization_id, `The list ${id} was not read.`, call.now()],
  );
  return id;
}
