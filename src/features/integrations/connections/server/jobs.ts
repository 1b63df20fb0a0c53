import type { Job, JobHandler, Schedule } from '#server/jobs/job.ts';
import { checkConnection } from './changes.ts';

/** A working connection is checked four times a day; one that did not answer, sooner. */
const HEALTHY_HOURS = 6;
const RETRY_MINUTES = 15;
const MOST_AT_ONCE = 100;

/** Queues a check of each connection that is due, one after the other for each company. */
async function checkDue({ within }: Job): Promise<void> {
  await within(async (call) => {
    const now = call.now().getTime();
    const due = await call.rows<{ id: string }>(
      `select id from connections where organization_id = $1 and status in ('connected', 'error')
         and (last_checked_at is null or last_checked_at < $2 or (failed_checks > 0 and broken_at is null and last_checked_at < $3))
       order by last_checked_at nulls first limit $4`,
      [
        call.organization_id,
        new Date(now - HEALTHY_HOURS * 3_600_000),
        new Date(now - RETRY_MINUTES * 60_000),
        MOST_AT_ONCE,
      ],
    );
    for (const { id } of due)
      await call.enqueue(
        'connections.check',
        { id },
        { job_key: `connection-check:${id}`, queue: `connections ${call.organization_id}` },
      );
    await call.run('delete from connection_attempts where organization_id = $1 and expires_at < $2', [
      call.organization_id,
      call.now(),
    ]);
  });
}

export const connectionJobs: Record<string, JobHandler> = {
  'connections.check-due': checkDue,
  'connections.check': ({ kernel, organization_id }, { id }) => checkConnection(kernel, organization_id, String(id)),
};

export const connectionSchedules: Schedule[] = [{ cron: '*/15 * * * *', task: 'connections.check-due' }];
