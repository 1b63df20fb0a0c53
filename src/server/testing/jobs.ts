import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import type { Job, JobHandler } from '../jobs/job.ts';
import { jobFor } from '../jobs/worker.ts';
import type { Company, World } from './world.ts';

/**
 * Runs the queued jobs of these handlers, in the order in which they were queued. Only those of the file's own companies
 * run: earlier files of the worker leave jobs in the shared database, and emails of accounts belong to no company. The
 * others are dropped.
 * @returns the number of jobs that ran
 */
export async function runWaiting(
  { database, kernel, isOwn }: Pick<World, 'database' | 'kernel' | 'isOwn'>,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<number> {
  const waiting = await withConnection(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ id: string; task: string; payload: Record<string, unknown> }>(sql`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = any(${Object.keys(handlers)})
      returning j.id, t.identifier as task, j.payload`);
    return rows.filter(({ payload }) => isOwn(payload.organization_id)).sort((a, b) => Number(a.id) - Number(b.id));
  });
  for (const { task, payload } of waiting) {
    const { organization_id, ...rest } = payload;
    await handlers[task]!(await jobFor(kernel, String(organization_id)), rest);
  }
  return waiting.length;
}

/** The context of a job that a test runs itself. */
export const jobOf = ({ kernel }: World, company: Company): Job => ({
  kernel,
  organization_id: company.id,
  signal: new AbortController().signal,
  worker_id: null,
  within: (work) => company.within(work),
});
