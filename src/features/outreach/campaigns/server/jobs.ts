import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { prepareCampaign } from './prepare.ts';
import { sendSlice } from './send.ts';
import { startSending } from './steps.ts';
import { suppressBounced } from './suppressions.ts';

export const campaignJobs: Record<string, JobHandler> = {
  'campaigns.prepare': (job, { campaign_id }) => prepareCampaign(job, campaign_id as string),
  'campaigns.send': (job, { campaign_id }) => sendSlice(job, campaign_id as string),
  'campaigns.suppress-bounced': async (job, { ref_id, payload }) => {
    const { is_hard } = (payload ?? {}) as { is_hard?: boolean };
    if (is_hard) await job.within((call) => suppressBounced(call, ref_id as string));
  },
  /** Continues what a crash interrupted: campaigns whose job is gone. */
  'campaigns.clock': async (job) => {
    const open = await job.within((call) =>
      call.rows<{ id: string; status: string }>(sql`
        select id, status from email_campaigns where organization_id = ${call.organization_id}
          and (status = 'sending' or status = 'preparing' or status = 'scheduled' and scheduled_at <= ${call.now()})
          order by id`),
    );
    for (const { id, status } of open) {
      if (status === 'sending') await job.within((call) => startSending(call, id));
      else await prepareCampaign(job, id);
    }
  },
};

export const campaignTopics: Record<string, string[]> = { 'mail_outbox.bounced': ['campaigns.suppress-bounced'] };

export const campaignSchedules: Schedule[] = [
  { cron: '*/5 * * * *', task: 'campaigns.clock', companies: withRows('email_campaigns') },
];
