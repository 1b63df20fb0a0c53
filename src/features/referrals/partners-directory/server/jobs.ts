import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { addDays } from '#shared/dates.ts';

/** Longer than the year that figures compare with. */
export const KEPT_DAYS = 400;
const AT_ONCE = 20_000;

export const directoryJobs: Record<string, JobHandler> = {
  /** Visits end with their time, in parts, so that no transaction holds many rows. */
  'partners-directory.keep-events': async ({ within }) => {
    let deleted: number;
    do {
      deleted = await within((call) =>
        call.run(
          `delete from directory_events where organization_id = $1 and id in (
             select id from directory_events where organization_id = $1 and day < $2 limit $3)`,
          [call.organization_id, addDays(call.today(), -KEPT_DAYS), AT_ONCE],
        ),
      );
    } while (deleted === AT_ONCE);
  },
};

export const directorySchedules: Schedule[] = [{ cron: '35 1 * * *', task: 'partners-directory.keep-events' }];
