import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { addDays } from '#shared/time/dates.ts';
import type { MdfRequest } from '../schema.ts';
import { expireRequest } from './decisions.ts';
import { noticeOfDeadline } from './notices.ts';

/** Days before the last day to claim on which partners are reminded. */
const REMINDERS = [14, 3];

export const requestJobs: Record<string, JobHandler> = {
  'mdf-requests.deadlines': async (job) => {
    const overdue = await job.within((call) =>
      call.rows<{ id: string }>(sql`
        select id from mdf_requests
        where organization_id = ${call.organization_id} and status = 'approved' and claim_by < ${call.today()}
        order by id`),
    );
    for (const { id } of overdue) await job.within((call) => expireRequest(call, id));
    await job.within(remind);
  },
};

export const requestSchedules: Schedule[] = [{ cron: '35 5 * * *', task: 'mdf-requests.deadlines' }];

async function remind(call: Call): Promise<void> {
  for (const days of REMINDERS) {
    const due = await call.rows<MdfRequest>(sql`
      select * from mdf_request_rows
      where organization_id = ${call.organization_id} and status = 'approved'
        and claim_by = ${addDays(call.today(), days)} and reserved_minor > 0 order by id`);
    for (const request of due) await noticeOfDeadline(call, request, days);
  }
}
