import { inboundAddress } from '#features/platform/inbound-mails/server/service.ts';
import {
  defineMail,
  nextMailDay,
  outsideMails,
  takeOutsideMail,
  unsubscribeHeaders,
} from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Mail } from '#server/ports/mail.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import { type DkimKey, dkimKey } from './domains.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Personal, personalOf, slotValue } from './personal.ts';
import {
  type Claimed,
  claimRecipients,
  finishIfDone,
  giveBack,
  handOver,
  keepOutcome,
  pauseAtBounces,
} from './queue.ts';
import { endOfQuiet } from './quiet.ts';
import { startSending } from './steps.ts';
import { Filler, type Template } from './template.ts';
import { campaignMessageKey, preferenceToken, trackingToken } from './tokens.ts';

/** Campaigns leave from a queue of their own, and their emails belong to each recipient. */
const campaignMail = defineMail({ key: 'campaign', class: 'campaign', hides: 'everything' });

/** One job sends for this long at most, then the next one continues, so that other work gets its turn. */
const SLICE_SECONDS = 10;
const AT_ONCE = 4;
const WAIT_FOR_SERVER_MS = 60_000;
/** A slow mail server ends the slice, well before the deadline of the job. */
const MOST_SLICE_MS = 30_000;

interface Running {
  id: string;
  status: string;
  name: string;
  content: Template;
  from_name: string;
  from_local: string;
  domain_id: string | null;
  domain_name: string | null;
  reply_to: string | null;
  tracks_opens: boolean;
  per_minute: number;
  quiet_from: number;
  quiet_until: number;
  most_bounces_ppm: number;
  topic_id: string;
}

/** Sends the next part of a campaign at its rate, and queues the job for the rest. */
export async function sendSlice(job: Job, campaign_id: string): Promise<void> {
  const started = job.kernel.clock.now();
  const batch = await job.within(async (call) => {
    const campaign = await runningCampaign(call, campaign_id);
    if (campaign?.status !== 'sending') return undefined;
    const { quiet_from, quiet_until, per_minute } = campaign;
    const quietUntil = endOfQuiet(started, call.actor.timezone, quiet_from, quiet_until);
    if (quietUntil) {
      await startSending(call, campaign_id, quietUntil);
      return undefined;
    }
    const limit = await outsideMails(call);
    const left = limit ? limit.most - limit.sent : Number.POSITIVE_INFINITY;
    if (left <= 0) {
      await startSending(call, campaign_id, nextMailDay(started));
      return undefined;
    }
    const most = Math.min(Math.max(1, Math.floor((per_minute * SLICE_SECONDS) / 60)), left);
    const claimed = await claimRecipients(call, campaign, most, job.worker_id);
    if (claimed.length === 0) {
      await finishOrWait(call, campaign);
      return undefined;
    }
    const personal = await personalOf(
      call,
      claimed.map(({ id }) => id),
    );
    const links = await linksOfCampaign(call, campaign_id);
    const dkim = campaign.domain_id ? await dkimKey(call, campaign.domain_id) : undefined;
    return { campaign, claimed, personal, links, dkim };
  });
  if (!batch) return;
  const isServerAway = await sendBatch(job, batch);
  await job.within(async (call) => {
    await pauseAtBounces(call, batch.campaign);
    const seconds = (batch.claimed.length * 60) / batch.campaign.per_minute;
    const next = isServerAway ? WAIT_FOR_SERVER_MS : seconds * 1000;
    await startSending(call, campaign_id, new Date(started.getTime() + next));
  });
}

interface Batch {
  campaign: Running;
  claimed: readonly Claimed[];
  personal: ReadonlyMap<string, Personal>;
  links: ReadonlyMap<string, string>;
  dkim: DkimKey | undefined;
}

/** @returns whether the mail server cannot be reached, so that the rest of the batch waits */
async function sendBatch(job: Job, batch: Batch): Promise<boolean> {
  const filler = new Filler(batch.campaign.content);
  const waiting = [...batch.claimed];
  const began = performance.now();
  let isServerAway = false;
  const work = async () => {
    while (!isServerAway && performance.now() - began < MOST_SLICE_MS) {
      const one = waiting.shift();
      if (!one) return;
      const outcome = await sendOne(job, batch, filler, one);
      if (outcome?.kind === 'later' && outcome.isServerAway) isServerAway = true;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (waiting.length > 0) await job.within((call) => giveBack(call, waiting));
  return isServerAway;
}

/**
 * Hands one email over. The row says so before the mail server is asked: after a crash in between, the email is not
 * sent again, because it may have been accepted.
 */
async function sendOne(job: Job, batch: Batch, filler: Filler, recipient: Claimed): Promise<Outcome | undefined> {
  const { kernel } = job;
  const { token, hash } = preferenceToken(kernel.sealing, recipient.id);
  const isOurs = await job.within(async (call) => {
    const isOurs = await handOver(call, recipient, hash);
    if (isOurs) await takeOutsideMail(call);
    return isOurs;
  });
  if (!isOurs) return undefined;
  const mail = mailFor(job, batch, filler, recipient, token);
  const outcome = await kernel.mailer.send(mail).then((): Outcome => ({ kind: 'sent' }), outcomeOf);
  await job.within((call) => keepOutcome(call, batch.campaign, recipient, outcome));
  return outcome;
}

function mailFor(
  { kernel, organization_id }: Job,
  batch: Batch,
  filler: Filler,
  { id, email, full_name }: Claimed,
  token: string,
): Mail {
  const { campaign, links, dkim } = batch;
  const { sealing, config, hosts } = kernel;
  const address = hosts.addressOf(organization_id);
  const personal = batch.personal.get(id)!;
  const unsubscribe = `${address}/api/public/email_unsubscribe?token=${token}`;
  const filled = filler.fill((slot) =>
    slotValue(slot, personal, {
      preferences: `${address}/public/email-preferences/${organization_id}#token=${token}`,
      link: (url) => {
        const link = links.get(url);
        return link ? `${address}/public/email-links/${link}?r=${id}&token=${trackingToken(sealing, id, link)}` : url;
      },
      pixel: campaign.tracks_opens
        ? `${address}/public/email-opens/${id}?token=${trackingToken(sealing, id, 'open')}`
        : null,
    }),
  );
  const subject = new Filler({ ...campaign.content, html: '', text: campaign.content.subject })
    .fill((slot) => slotValue(slot, personal, { preferences: '', link: (url) => url, pixel: null }))
    .text.replace(/[\r\n\t\0]+/g, ' ')
    .trim();
  const bouncesTo = inboundAddress(kernel, 'bounce', id);
  const answersTo = campaign.reply_to ?? inboundAddress(kernel, 'answer', id);
  return {
    id,
    to: email,
    toName: nameForMail(full_name),
    ...campaignSender(config.mailFrom, campaign),
    ...(answersTo && { replyTo: answersTo }),
    ...(bouncesTo && { bouncesTo }),
    subject,
    ...filled,
    messageId: `<${campaignMessageKey(sealing, id)}@${campaign.domain_name ?? domainOf(config.mailFrom)}>`,
    headers: {
      ...unsubscribeHeaders(kernel, { ...campaignMail, organization_id }, unsubscribe),
      'List-Id': `<${campaign.topic_id}.${new URL(config.baseUrl).hostname}>`,
      Precedence: 'bulk',
    },
    ...(dkim && { dkim }),
  };
}

/** The sender: the address of the sending domain, or that of the installation with the name of the campaign. */
export function campaignSender(
  mailFrom: string,
  campaign: Pick<Running, 'from_name' | 'from_local' | 'domain_name' | 'reply_to'>,
): Pick<Mail, 'from' | 'replyTo'> {
  const address = campaign.domain_name ? `${campaign.from_local}@${campaign.domain_name}` : recipientAddress(mailFrom);
  return {
    from: { name: nameForMail(campaign.from_name), address },
    ...(campaign.reply_to && { replyTo: campaign.reply_to }),
  };
}

export const recipientAddress = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
const domainOf = (sender: string): string => recipientAddress(sender).split('@')[1] ?? 'localhost';

export async function runningCampaign(call: Call, id: string): Promise<Running | undefined> {
  return call.maybe<Running>(sql`
    select c.id, c.status, c.name, t.content, coalesce(nullif(trim(c.from_name), ''), o.name) as from_name,
      c.from_local, c.domain_id,
      d.domain::text as domain_name, c.reply_to::text as reply_to, c.tracks_opens, c.per_minute, c.quiet_from,
        c.quiet_until,
      c.most_bounces_ppm, c.topic_id
    from email_campaigns c join organizations o on o.id = c.organization_id
    left join email_campaign_contents t on t.organization_id = c.organization_id and t.campaign_id = c.id
    left join email_domains d on d.organization_id = c.organization_id and d.id = c.domain_id
    where c.organization_id = ${call.organization_id} and c.id = ${id}`);
}

async function linksOfCampaign(call: Call, campaign_id: string): Promise<Map<string, string>> {
  const rows = await call.rows<{ id: string; url: string }>(sql`
    select id, url from email_campaign_links
    where organization_id = ${call.organization_id} and campaign_id = ${campaign_id}`);
  return new Map(rows.map(({ id, url }) => [url, id]));
}

/** No email is due: the campaign is finished, or some emails wait for another attempt. */
async function finishOrWait(call: Call, campaign: Running): Promise<void> {
  const next = await finishIfDone(call, campaign);
  if (next) await startSending(call, campaign.id, next);
}
