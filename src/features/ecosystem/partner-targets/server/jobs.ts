import { sql } from '#server/db/sql.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import type { PartnerTarget } from '../schema.ts';
import { noticeOfPace } from './notices.ts';

export const targetJobs: Record<string, JobHandler> = {
  'partner-targets.pace': async (job) => {
    const behind = await job.within((call) =>
      call.rows<PartnerTarget>(sql`
        select * from partner_target_rows
        where organization_id = ${call.organization_id} and pace = 'behind' and archived_at is null
          and ${call.today()}::date between starts_on and ends_on order by id`),
    );
    for (const plan of behind) await job.within((call) => noticeOfPace(call, plan));
  },
};

export const targetSchedules: Schedule[] = [{ cron: '25 6 * * *', task: 'partner-targets.pace' }];
