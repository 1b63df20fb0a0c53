import { sql } from '#server/db/sql.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { addDays } from '#shared/time/dates.ts';

/** Longer than the year that figures compare with. */
export const KEPT_DAYS = 400;
const AT_ONCE = 20_000;

export const directoryJobs: Record<string, JobHandler> = {
  /** Visits end with their time, in parts, so that no transaction holds many rows. */
  'partners-directory.keep-events': async ({ within }) => {
    let deleted: number;
    do {
      deleted = await within((call) =>
        call.run(sql`
          delete from directory_events where organization_id = ${call.organization_id} and id in (
            select id from directory_events
            where organization_id = ${call.organization_id} and day < ${addDays(call.today(), -KEPT_DAYS)}
            limit ${AT_ONCE})`),
      );
    } while (deleted === AT_ONCE);
  },
};

export const directorySchedules: Schedule[] = [{ cron: '35 1 * * *', task: 'partners-directory.keep-events' }];
