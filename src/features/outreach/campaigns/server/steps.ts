import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { createRow, lockedRow } from '#server/resource/verbs.ts';
import { contentProblems, type Problem } from '../problems.ts';
import type { CampaignStatus, EmailCampaign, EmailCampaignCreate, Schedule } from '../schema.ts';
import { campaignSteps } from '../steps.schema.ts';
import { previewPeople } from './people.ts';
import { emailCampaigns } from './resource.ts';

const LONGEST_AHEAD = 366 * 86_400_000;

/** Schedules a campaign, for now without a time. Its audience is fixed when it starts. */
async function scheduleCampaign(call: Call, campaign: EmailCampaign, { at }: Schedule): Promise<void> {
  const { id } = campaign;
  const time = at ? new Date(at) : call.now();
  if (at && time <= call.now()) throw invalid({ at: ['must be in the future'] });
  if (time.getTime() > call.now().getTime() + LONGEST_AHEAD) throw invalid({ at: ['must be within a year'] });
  const errors = (await campaignProblems(call, campaign)).filter(({ is_error }) => is_error);
  if (errors.length > 0) throw conflict(`Correct the email first. ${errors[0]!.text}`, { problems: errors });
  await setCampaignStatus(call, id, 'scheduled', { scheduled_at: time, pause_reason: null });
  await call.enqueue('campaigns.prepare', { campaign_id: id }, { run_at: time, job_key: `campaign:${id}` });
}

/** Everything that is wrong with a campaign: its content, sender and audience. */
export async function campaignProblems(call: Call, campaign: EmailCampaign): Promise<Problem[]> {
  const problems = contentProblems(campaign);
  const note = (field: string, text: string, is_error = true) => problems.push({ block: null, field, text, is_error });
  const topic = await call.maybe<{ archived_at: string | null }>(sql`
    select archived_at from email_topics where organization_id = ${call.organization_id} and id = ${campaign.topic_id}`);
  if (!topic || topic.archived_at) note('topic_id', 'Choose a topic that is not archived.');
  if (campaign.domain_id) {
    const domain = await call.one<{
      domain: string;
      dkim_status: string;
      spf_status: string;
      dmarc_status: string;
    }>(sql`
      select domain::text as domain, dkim_status, spf_status, dmarc_status from email_domains
      where organization_id = ${call.organization_id} and id = ${campaign.domain_id}`);
    if (domain.dkim_status !== 'ok')
      note('domain_id', `The domain ${domain.domain} has no valid DKIM record, so mailboxes would reject the email.`);
    else if (domain.spf_status !== 'ok' || domain.dmarc_status !== 'ok')
      note('domain_id', `The SPF or DMARC record of ${domain.domain} is missing or wrong.`, false);
  }
  if (!campaign.audience_id) note('audience_id', 'Choose an audience.');
  else {
    const { total } = await previewPeople(call, campaign);
    if (total === 0) note('audience_id', 'The audience reaches no one.');
  }
  return problems;
}

async function unscheduleCampaign(call: Call, { id }: EmailCampaign): Promise<void> {
  await setCampaignStatus(call, id, 'draft', { scheduled_at: null });
}

async function pauseCampaign(call: Call, { id }: EmailCampaign): Promise<void> {
  await setCampaignStatus(call, id, 'paused', { pause_reason: `Paused by ${call.actor.full_name}` });
}

async function resumeCampaign(call: Call, { id }: EmailCampaign): Promise<void> {
  await setCampaignStatus(call, id, 'sending', { pause_reason: null });
  await startSending(call, id);
}

/** Ends a campaign for good. Emails that were handed over already arrive; the others are not sent. */
async function cancelCampaign(call: Call, { id }: EmailCampaign): Promise<void> {
  await setCampaignStatus(call, id, 'canceled', { finished_at: call.now() });
  await call.run(sql`
    update email_campaign_recipients set status = 'skipped', skip_reason = 'canceled'
    where organization_id = ${call.organization_id} and campaign_id = ${id} and status in ('queued', 'claimed')`);
}

export const { routes: campaignStepRoutes, take: takeCampaignStep } = takeSteps(emailCampaigns, campaignSteps, {
  rules: {
    schedule: scheduleCampaign,
    unschedule: unscheduleCampaign,
    pause: pauseCampaign,
    resume: resumeCampaign,
    cancel: cancelCampaign,
  },
});

/** Creates a draft with the content and audience of another campaign. @returns the id */
export async function copyCampaign(call: Call, id: string, name: string): Promise<string> {
  const { topic_id, subject, preview_text, from_name, from_local, domain_id, reply_to, blocks, audience_id, ...rest } =
    await lockedRow<EmailCampaign>(call, emailCampaigns, id);
  const { excluded_audience_ids, reaches, per_minute, quiet_from, quiet_until, most_bounces_ppm, tracks_opens } = rest;
  const copied: EmailCampaignCreate = {
    name,
    topic_id,
    subject,
    preview_text,
    from_name,
    from_local,
    domain_id,
    reply_to,
    blocks,
    audience_id,
    excluded_audience_ids,
    reaches,
    per_minute,
    quiet_from,
    quiet_until,
    most_bounces_ppm,
    tracks_opens,
  };
  return createRow(call, emailCampaigns, copied);
}

/** Queues the sender. Only one sender job of a company waits or runs at a time. */
export async function startSending(call: Call, campaign_id: string, run_at?: Date): Promise<void> {
  await call.enqueue(
    'campaigns.send',
    { campaign_id },
    { job_key: `campaigns.send:${campaign_id}`, queue: `campaigns:${call.organization_id}`, ...(run_at && { run_at }) },
  );
}

type Changes = Partial<Record<'scheduled_at' | 'pause_reason' | 'started_at' | 'finished_at', unknown>>;

export async function setCampaignStatus(
  call: Call,
  id: string,
  status: CampaignStatus,
  changed: Changes = {},
): Promise<void> {
  const columns = Object.keys(changed);
  await call.run(
    `update email_campaigns set status = $3${columns.map((column, at) => `, ${column} = $${at + 4}`).join('')}
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, status, ...Object.values(changed)],
  );
}
