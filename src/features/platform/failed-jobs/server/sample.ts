import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';

/** Background work that failed for good. */
export async function sampleFailedJob(call: Call): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into failed_jobs (id, organization_id, task, title, reason, payloads, created_at)
    values (${id}, ${call.organization_id}, 'failed-jobs.probe', ${`The list ${id} was not read.`}, 'The list is gone',
      '[{"n": 1}, {"n": 2}]', ${call.now()})`);
  return id;
}
