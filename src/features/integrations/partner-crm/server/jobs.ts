import { sql } from '#server/db/sql.ts';
import { type FollowedEvent, type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { handlePartnerCrmEvents } from './events.ts';
import { queueWrite } from './settings.ts';
import { writeBack } from './write-back.ts';

/** Starts the writes that wait for their next attempt. */
async function startDue({ within }: Job): Promise<void> {
  await within(async (call) => {
    const due = await call.rows<{ connection_id: string }>(sql`
      select distinct d.connection_id from partner_crm_deals d
      join partner_crm_settings s on s.organization_id = d.organization_id and s.connection_id = d.connection_id
        and s.writes_back
      where d.organization_id = ${call.organization_id} and d.written_changes < d.changes and d.failed_at is null
        and d.retry_at <= ${call.now()}`);
    for (const { connection_id } of due) await queueWrite(call, connection_id);
  });
}

export const partnerCrmJobs: Record<string, JobHandler> = {
  'partner-crm.events': (job, { events }) => handlePartnerCrmEvents(job, events as FollowedEvent[]),
  'partner-crm.write': (job, { connection_id }) => writeBack(job, String(connection_id)),
  'partner-crm.start-due': startDue,
};

export const partnerCrmSchedules: Schedule[] = [
  { cron: '*/5 * * * *', task: 'partner-crm.start-due', companies: withRows('partner_crm_deals') },
];
