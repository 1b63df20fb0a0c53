import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notifyCampaign } from './notices.ts';
import type { Outcome } from './outcome.ts';
import { setCampaignStatus } from './steps.ts';
import { suppress } from './suppressions.ts';
import { texts } from './texts.ts';

/** A claim ends with its worker, or after this time. */
const LEASE_MS = 10 * 60_000;
const MOST_ATTEMPTS = 5;
/** Bounces are compared with the limit once so many emails were sent. */
const ENOUGH_SENT = 50;

export interface Claimed {
  id: string;
  email: string;
  full_name: string;
  attempts: number;
}

/**
 * Claims the next recipients. Rows that another process holds are passed over. People who unsubscribed since the
 * campaign was prepared are skipped here.
 */
export async function claimRecipients(
  call: Call,
  { id, topic_id }: { id: string; topic_id: string },
  most: number,
  worker_id: string | null,
): Promise<Claimed[]> {
  await releaseExpired(call, id);
  await call.run(sql`
    update email_campaign_recipients r set status = 'skipped',
      skip_reason = case s.reason when 'manual' then 'suppressed' else s.reason end
    from email_suppressions s
    where r.organization_id = ${call.organization_id} and r.campaign_id = ${id} and r.status = 'queued'
      and s.organization_id = ${call.organization_id} and s.email = r.email
      and (s.topic_id is null or s.topic_id = ${topic_id}) and (s.until is null or s.until > ${call.now()})`);
  return call.rows<Claimed>(
    // Materialized, because PostgreSQL could otherwise run the part with the limit several times.
    `with next as materialized (select id from email_campaign_recipients
       where organization_id = $1 and campaign_id = $2 and status = 'queued' and due_at <= $3
       order by due_at, id limit $5 for update skip locked)
     update email_campaign_recipients r set status = 'claimed', due_at = $4, worker = $6, attempts = r.attempts + 1 from next
     where r.organization_id = $1 and r.id = next.id returning r.id, r.email::text as email, r.full_name, r.attempts`,
    [call.organization_id, id, call.now(), new Date(call.now().getTime() + LEASE_MS), most, worker_id],
  );
}

/** Queues claimed emails again that were not handed over. */
export async function giveBack(call: Call, claimed: readonly Claimed[]): Promise<void> {
  await call.run(sql`
    update email_campaign_recipients set status = 'queued', due_at = ${call.now()}, attempts = attempts - 1
    where organization_id = ${call.organization_id} and id = any(${claimed.map(({ id }) => id)}::uuid[])
      and status = 'claimed'`);
}

/**
 * Ends the claims of processes that crashed. Emails that were not handed over yet are queued again; of the others it is
 * unknown whether the mail server accepted them, so they are not sent again.
 */
async function releaseExpired(call: Call, campaign_id: string): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update email_campaign_recipients set status = case status when 'claimed' then 'queued' else 'uncertain' end,
      due_at = least(due_at, ${now}),
        error = case status when 'claimed' then error else 'The server stopped while the email was handed over.' end
    where organization_id = ${call.organization_id} and campaign_id = ${campaign_id}
      and status in ('claimed', 'handed_over')
      and (due_at <= ${now} or worker = any(array(select worker from (
        select distinct worker from email_campaign_recipients
        where organization_id = ${call.organization_id} and campaign_id = ${campaign_id}
          and status in ('claimed', 'handed_over') and worker is not null) holders where not is_worker_alive(worker))))`);
}

/** Notes that the email is handed over now. @returns false if the claim ended or the campaign was stopped */
export async function handOver(call: Call, { id, attempts }: Claimed, token_hash: string): Promise<boolean> {
  const changed = await call.run(sql`
    update email_campaign_recipients r
    set status = 'handed_over', token_hash = ${token_hash}, due_at = ${new Date(call.now().getTime() + LEASE_MS)}
    from email_campaigns c
    where r.organization_id = ${call.organization_id} and r.id = ${id} and r.status = 'claimed'
      and r.attempts = ${attempts}
      and c.organization_id = ${call.organization_id} and c.id = r.campaign_id and c.status = 'sending'`);
  if (changed > 0) return true;
  await call.run(sql`
    update email_campaign_recipients set status = 'queued', due_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id} and status = 'claimed' and attempts = ${attempts}`);
  return false;
}

/** Stores the result of an attempt. */
export async function keepOutcome(
  call: Call,
  campaign: { id: string },
  { id, email, attempts }: Claimed,
  outcome: Outcome,
): Promise<void> {
  const change = (text: string, values: readonly unknown[]) =>
    call.run(
      `update email_campaign_recipients set ${text} where organization_id = $1 and id = $2 and status in ('handed_over', 'uncertain')`,
      [call.organization_id, id, ...values],
    );
  if (outcome.kind === 'sent') {
    await change("status = 'sent', sent_at = $3, error = null", [call.now()]);
  } else if (
    outcome.kind === 'refused' ||
    (outcome.kind === 'later' && !outcome.isServerAway && attempts >= MOST_ATTEMPTS)
  ) {
    await change("status = 'failed', error = $3", [outcome.error]);
    if (outcome.kind === 'refused' && outcome.isUnknownAddress)
      await suppress(call, { email, topic_id: null, reason: 'bounced', campaign_id: campaign.id });
  } else if (outcome.kind === 'later') {
    // A server that is away does not use up the attempts of a recipient.
    const wait = outcome.isServerAway ? 60_000 : 60_000 * 5 ** Math.min(attempts, 4);
    await change(
      `status = 'queued', due_at = $3, error = $4${outcome.isServerAway ? ', attempts = greatest(attempts - 1, 0)' : ''}`,
      [new Date(call.now().getTime() + wait), outcome.error],
    );
  } else {
    await change("status = 'uncertain', error = $3", [outcome.error]);
  }
}

/** Stops a campaign that too many mailboxes return, before mailbox providers block the sender. */
export async function pauseAtBounces(
  call: Call,
  { id, name, most_bounces_ppm }: { id: string; name: string; most_bounces_ppm: number },
): Promise<void> {
  const { sent, returned } = await call.one<{ sent: number; returned: number }>(sql`
    select count(*) filter (where status in ('sent', 'failed'))::int as sent,
      count(*) filter (where bounced_at is not null and is_hard_bounce or status = 'failed')::int as returned
    from email_campaign_recipients where organization_id = ${call.organization_id} and campaign_id = ${id}`);
  if (sent < ENOUGH_SENT || returned * 1_000_000 <= sent * most_bounces_ppm) return;
  const paused = await call.run(sql`
    update email_campaigns set status = 'paused', pause_reason = ${`${returned} of ${sent} emails were returned`}
    where organization_id = ${call.organization_id} and id = ${id} and status = 'sending'`);
  if (paused > 0) await notifyCampaign(call, { id, name }, 'stopped', () => texts.paused(name, returned, sent));
}

/** Ends a campaign without open emails. @returns when the next email is due, if there is one */
export async function finishIfDone(call: Call, { id, name }: { id: string; name: string }): Promise<Date | undefined> {
  const { next } = await call.one<{ next: string | null }>(sql`
    select min(due_at) as next from email_campaign_recipients
    where organization_id = ${call.organization_id} and campaign_id = ${id}
      and status in ('queued', 'claimed', 'handed_over')`);
  if (next) return new Date(Math.max(new Date(next).getTime(), call.now().getTime() + 1_000));
  await setCampaignStatus(call, id, 'sent', { finished_at: call.now() });
  const { sent } = await call.one<{ sent: number }>(sql`
    select count(*)::int as sent from email_campaign_recipients
    where organization_id = ${call.organization_id} and campaign_id = ${id} and status = 'sent'`);
  await notifyCampaign(call, { id, name }, 'sent', () => texts.sent(name, sent));
  return undefined;
}
