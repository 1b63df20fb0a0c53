import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { deleteIntersectionSecrets } from './session.ts';

/** Ends comparisons whose time is over and deletes their points and secrets. */
export async function expireComparisons(call: Call): Promise<void> {
  const now = call.now();
  const ended = await call.rows<{ id: string }>(sql`
    update private_intersections set status = 'expired', ended_at = ${now}
    where organization_id = ${call.organization_id} and status in ('open', 'counted') and expires_at <= ${now}
    returning id`);
  await deleteIntersectionSecrets(
    call,
    ended.map(({ id }) => id),
  );
}

/** Deletes counts of lists that one side no longer shares. */
export async function deleteRevokedCounts(call: Call): Promise<void> {
  await call.run(sql`
    delete from private_intersection_counts c where c.organization_id = ${call.organization_id} and 2 > (
      select count(*) from mapping_consents s
      where s.organization_id = c.organization_id and s.counterpart_partner_id = c.partner_id
        and s.population_id in (c.population_id, c.company_population_id) and s.level <> 'none')`);
}

export const intersectionJobs: Record<string, JobHandler> = {
  'private-intersection.expire': (job) => job.within(expireComparisons),
  'private-intersection.consents': (job) => job.within(deleteRevokedCounts),
};

export const intersectionSchedules: Schedule[] = [
  { cron: '*/10 * * * *', task: 'private-intersection.expire', companies: withRows('private_intersections') },
];
