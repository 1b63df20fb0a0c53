import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { Job } from '#server/jobs/job.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { linksOf } from '../problems.ts';
import type { EmailCampaign } from '../schema.ts';
import { campaignContent, renderedEmail } from './content.ts';
import { notifyCampaign } from './notices.ts';
import { selectPeople } from './people.ts';
import { emailCampaigns } from './resource.ts';
import { setCampaignStatus, startSending } from './steps.ts';
import { texts } from './texts.ts';

/**
 * Starts a scheduled campaign: renders the email once, and fixes the recipients in one transaction, so that a campaign is
 * either prepared completely or not at all. A repeated job continues where a crash ended the first one.
 */
export async function prepareCampaign(job: Job, campaign_id: string): Promise<void> {
  const isDue = await job.within((call) =>
    call.run(sql`
      update email_campaigns set status = 'preparing'
      where organization_id = ${call.organization_id} and id = ${campaign_id}
        and (status = 'preparing' or status = 'scheduled' and scheduled_at <= ${new Date(call.now().getTime() + 1_000)})`),
  );
  if (isDue === 0) return;
  await job.within(async (call) => {
    const campaign = await lockedRow<EmailCampaign>(call, emailCampaigns, campaign_id);
    if (campaign.status !== 'preparing') return;
    try {
      await freezeCampaign(call, campaign, job.kernel.hosts.addressOf(job.organization_id));
      await call.run(sql`
        update email_campaigns set is_written_to_disk = ${!job.kernel.mailer.delivers}
        where organization_id = ${call.organization_id} and id = ${campaign_id}`);
    } catch (error) {
      // An audience that was archived meanwhile, for example: the campaign waits for a person.
      if (!(error instanceof Refusal)) throw error;
      await setCampaignStatus(call, campaign_id, 'draft', {
        scheduled_at: null,
        pause_reason: error.message.slice(0, 200),
      });
      await notifyCampaign(call, campaign, 'stopped', () => texts.couldNotStart(campaign.name, error.message));
    }
  });
}

/** Fixes the content and the recipients of a campaign, and starts sending. */
export async function freezeCampaign(call: Call, campaign: EmailCampaign, baseUrl: string): Promise<void> {
  const template = await renderedEmail(call, await campaignContent(call, campaign), baseUrl);
  const urls = linksOf(campaign.blocks).filter((url) => /^https?:/i.test(url));
  await call.run(sql`
    insert into email_campaign_links (organization_id, campaign_id, url)
    select ${call.organization_id}, ${campaign.id}, unnest(${urls}::text[]) on conflict do nothing`);
  await call.run(sql`
    insert into email_campaign_contents (organization_id, campaign_id, content)
    values (${call.organization_id}, ${campaign.id}, ${JSON.stringify(template)})
    on conflict (organization_id, campaign_id) do update set content = excluded.content`);
  const total = await freezeRecipients(call, campaign);
  if (total === 0) {
    await setCampaignStatus(call, campaign.id, 'sent', { started_at: call.now(), finished_at: call.now() });
    return;
  }
  await setCampaignStatus(call, campaign.id, 'sending', { started_at: call.now() });
  await startSending(call, campaign.id);
}

/** Copies the audience into rows in one statement. @returns the number of people who get the email */
export async function freezeRecipients(call: Call, campaign: EmailCampaign): Promise<number> {
  const { text, parameters } = await selectPeople(call, campaign);
  const id = `${parameters.add(campaign.id)}::uuid`;
  const now = `${parameters.add(call.now().toISOString())}::timestamptz`;
  const [counted] = await call.tx.batch([
    {
      text: `with found as (${text}), written as (
          insert into email_campaign_recipients (organization_id, campaign_id, contact_id, partner_id, email, full_name, status, skip_reason, due_at, created_at)
          select $1::uuid, ${id}, contact_id, partner_id, email, full_name, case when skip_reason is null then 'queued' else 'skipped' end,
            skip_reason, ${now}, ${now} from found returning status)
        select count(*)::text from written where status = 'queued'`,
      values: parameters.values,
    },
  ]);
  return Number(counted![0]);
}
