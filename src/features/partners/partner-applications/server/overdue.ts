import { notify, teamMemberAddressees } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { texts } from './texts.ts';

/** Those who run the company learn once of each decision that is late. */
export async function remindOfOverdue(call: Call): Promise<void> {
  const late = await call.rows<{ id: string; company_name: string }>(sql`
    select id, company_name from partner_applications
    where organization_id = ${call.organization_id} and status = 'pending_review' and review_due_at < ${call.now()}
    order by review_due_at limit 200`);
  if (late.length === 0) return;
  const people = await teamMemberAddressees(call, ['owner', 'admin']);
  for (const { id, company_name } of late)
    await notify(call, { mode: 'company', people }, () => ({
      kind: 'partner_application_overdue',
      text: texts.overdue(company_name),
      link: `/partners/pending/opportunities/show/${id}?queue=sign-ups`,
      dedupe_key: `application-overdue:${id}`,
    }));
}

export const applicationJobs: Record<string, JobHandler> = {
  'partner-applications.overdue': (job) => job.within(remindOfOverdue),
};
export const applicationSchedules: Schedule[] = [
  { cron: '17 * * * *', task: 'partner-applications.overdue', companies: withRows('partner_applications') },
];
