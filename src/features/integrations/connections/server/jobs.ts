import { sql } from '#server/db/sql.ts';
import { type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { checkConnection } from './changes.ts';

/** A working connection is checked four times a day; one that did not answer, sooner. */
const HEALTHY_HOURS = 6;
const RETRY_MINUTES = 15;
const MOST_AT_ONCE = 100;

/** Queues a check of each connection that is due, one after the other for each company. */
async function checkDue({ within }: Job): Promise<void> {
  await within(async (call) => {
    const now = call.now().getTime();
    const due = await call.rows<{ id: string }>(sql`
      select id from connections where organization_id = ${call.organization_id} and status in ('connected', 'error')
        and (last_checked_at is null or last_checked_at < ${new Date(now - HEALTHY_HOURS * 3_600_000)}
          or (failed_checks > 0 and broken_at is null and last_checked_at < ${new Date(now - RETRY_MINUTES * 60_000)}))
      order by last_checked_at nulls first limit ${MOST_AT_ONCE}`);
    for (const { id } of due)
      await call.enqueue(
        'connections.check',
        { id },
        { job_key: `connection-check:${id}`, queue: `connections ${call.organization_id}` },
      );
    await call.run(sql`
      delete from connection_attempts where organization_id = ${call.organization_id} and expires_at < ${call.now()}`);
  });
}

export const connectionJobs: Record<string, JobHandler> = {
  'connections.check-due': checkDue,
  'connections.check': ({ kernel, organization_id }, { id }) => checkConnection(kernel, organization_id, String(id)),
};

export const connectionSchedules: Schedule[] = [
  { cron: '*/15 * * * *', task: 'connections.check-due', companies: withRows('connections', 'connection_attempts') },
];
