import { recordOperation } from '#features/platform/superadmin/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { QueuedJob } from '../schema.ts';

/** Failed ones first, then what runs or waits longest; at most 200. */
export async function jobsOf(call: Call, state?: string): Promise<QueuedJob[]> {
  return call.rows<QueuedJob>(sql`
    select j.id::text, j.task, o.name as company, j.state, j.run_at, j.attempts, j.max_attempts, j.last_error,
      j.created_at
    from job_queue() j left join organizations o on o.id = j.company_id
    where ${state ?? null}::text is null or j.state = ${state ?? null}
    order by array_position(array['failed', 'retrying', 'running', 'waiting', 'scheduled'], j.state), j.run_at, j.id
    limit 200`);
}

/** Runs it again soon, with all its attempts before it. */
export async function retryJob(call: Call, id: string): Promise<void> {
  const task = await standing(call, id);
  const { done } = await call.one<{ done: boolean }>(sql`select retry_job(${id}) as done`);
  if (!done) throw conflict('This job is running.');
  await recordOperation(call, { action: 'retried', ref_table: 'jobs', ref_id: id, changes: { task } });
}

export async function cancelJob(call: Call, id: string): Promise<void> {
  const task = await standing(call, id);
  const { done } = await call.one<{ done: boolean }>(sql`select cancel_job(${id}) as done`);
  if (!done) throw conflict('This job is running.');
  await recordOperation(call, { action: 'canceled', ref_table: 'jobs', ref_id: id, changes: { task } });
}

async function standing(call: Call, id: string): Promise<string> {
  const job = await call.maybe<{ task: string }>(sql`select task from job_queue() where id = ${id}`);
  if (!job) throw notFound('This job');
  return job.task;
}
