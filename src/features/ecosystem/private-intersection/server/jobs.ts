import type { Call } from '#server/call.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { deleteSecrets } from './session.ts';

/** Ends comparisons whose time is over and deletes their points and secrets. */
export async function expireComparisons(call: Call): Promise<void> {
  const ended = await call.rows<{ id: string }>(
    `update private_intersections set status = 'expired', ended_at = $2
     where organization_id = $1 and status in ('open', 'counted') and expires_at <= $2 returning id`,
    [call.organization_id, call.now()],
  );
  await deleteSecrets(
    call,
    ended.map(({ id }) => id),
  );
}

/** Deletes counts of lists that one side no longer shares. */
export async function deleteRevokedCounts(call: Call): Promise<void> {
  await call.run(
    `delete from private_intersection_counts c where c.organization_id = $1 and 2 > (
       select count(*) from mapping_consents s where s.organization_id = c.organization_id and s.counterpart_partner_id = c.partner_id
         and s.population_id in (c.population_id, c.company_population_id) and s.level <> 'none')`,
    [call.organization_id],
  );
}

export const intersectionJobs: Record<string, JobHandler> = {
  'private-intersection.expire': (job) => job.within(expireComparisons),
  'private-intersection.consents': (job) => job.within(deleteRevokedCounts),
};

export const intersectionSchedules: Schedule[] = [{ cron: '*/10 * * * *', task: 'private-intersection.expire' }];
