import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { suppress } from './suppressions.ts';

export type EventKind = 'open' | 'click' | 'soft_bounce' | 'hard_bounce' | 'complaint' | 'reply' | 'unsubscribe';

export interface EmailEvent {
  recipient_id: string;
  kind: EventKind;
  link_id?: string;
  is_machine?: boolean;
  detail?: string;
  /** The same report counts once. */
  source_key: string;
}

interface Concerned {
  id: string;
  campaign_id: string;
  topic_id: string;
  email: string;
  status: string;
}

const SOFT_BOUNCES = 3;
const DAY = 86_400_000;

/** The first time of each event is kept on the recipient, for lists and figures. */
const columns: Partial<Record<EventKind, string>> = {
  open: 'opened_at',
  click: 'clicked_at',
  hard_bounce: 'bounced_at',
  soft_bounce: 'bounced_at',
  complaint: 'complained_at',
  reply: 'replied_at',
  unsubscribe: 'unsubscribed_at',
};

/** Stores an event and its consequences: hard bounces and complaints suppress the address. @returns false if it was known */
export async function recordCampaignEvent(call: Call, event: EmailEvent): Promise<boolean> {
  const { kind, recipient_id, link_id = null, is_machine = false, detail = null, source_key } = event;
  const recipient = await call.maybe<Concerned>(sql`
    select r.id, r.campaign_id, c.topic_id, r.email::text as email, r.status from email_campaign_recipients r
    join email_campaigns c on c.organization_id = r.organization_id and c.id = r.campaign_id
    where r.organization_id = ${call.organization_id} and r.id = ${recipient_id} and r.status <> 'skipped'
    for update of r`);
  if (!recipient) return false;
  const added = await call.run(sql`
    insert into email_events (organization_id, campaign_id, recipient_id, kind, link_id, is_machine, detail, source_key,
      created_at)
    values (${call.organization_id}, ${recipient.campaign_id}, ${recipient_id}, ${kind}, ${link_id}, ${is_machine},
      ${detail?.slice(0, 500) ?? null}, ${source_key.slice(0, 300)}, ${call.now()}) on conflict do nothing`);
  if (added === 0) return false;
  if (!is_machine) await note(call, recipient, kind);
  // An email that causes an event has arrived somewhere, so a crash did not lose it.
  if (recipient.status === 'uncertain' && kind !== 'soft_bounce' && kind !== 'hard_bounce')
    await call.run(sql`
      update email_campaign_recipients set status = 'sent', sent_at = coalesce(sent_at, ${call.now()}), error = null
      where organization_id = ${call.organization_id} and id = ${recipient_id} and status = 'uncertain'`);
  await follow(call, recipient, kind);
  return true;
}

async function note(call: Call, { id }: Concerned, kind: EventKind): Promise<void> {
  const hard =
    kind === 'hard_bounce'
      ? ', is_hard_bounce = true'
      : kind === 'soft_bounce'
        ? ', is_hard_bounce = coalesce(is_hard_bounce, false)'
        : '';
  await call.run(sql`
    update email_campaign_recipients
    set ${sql.raw(columns[kind]!)} = coalesce(${sql.raw(columns[kind]!)}, ${call.now()})${sql.raw(hard)}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

async function follow(call: Call, { email, campaign_id, topic_id }: Concerned, kind: EventKind): Promise<void> {
  if (kind === 'hard_bounce') await suppress(call, { email, topic_id: null, reason: 'bounced', campaign_id });
  if (kind === 'complaint') await suppress(call, { email, topic_id: null, reason: 'complained', campaign_id });
  if (kind === 'unsubscribe') await suppress(call, { email, topic_id, reason: 'unsubscribed', campaign_id });
  if (kind !== 'soft_bounce') return;
  const { bounces } = await call.one<{ bounces: number }>(sql`
    select count(*)::int as bounces from email_events e
    join email_campaign_recipients r on r.organization_id = e.organization_id and r.id = e.recipient_id
    where e.organization_id = ${call.organization_id} and r.email = ${email} and e.kind = 'soft_bounce'
      and e.created_at > ${new Date(call.now().getTime() - 7 * DAY)}`);
  if (bounces >= SOFT_BOUNCES)
    await suppress(call, {
      email,
      topic_id: null,
      reason: 'bounced',
      campaign_id,
      until: new Date(call.now().getTime() + 30 * DAY),
    });
}
