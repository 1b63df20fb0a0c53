import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { EmailSuppressionCreate } from '../schema.ts';
import { requireTopic } from './rules.ts';

export async function beginSuppression(call: Call, input: EmailSuppressionCreate): Promise<Row> {
  if (input.topic_id) await requireTopic(call, input.topic_id);
  return { ...input, reason: 'manual' };
}

/** People who unsubscribed or complained can only subscribe again themselves, on the preference page. */
export async function requireRemovable(_call: Call, { reason }: { reason: string }): Promise<void> {
  if (reason === 'unsubscribed' || reason === 'complained')
    throw conflict('Only the person can subscribe again, by the link in any of your emails.');
}

interface Suppression {
  email: string;
  topic_id: string | null;
  reason: 'unsubscribed' | 'bounced' | 'complained';
  campaign_id: string | null;
  until?: Date | null;
}

/** Adds an address to the list. A stronger reason replaces a weaker one, and what has no end stays without one. */
export async function suppress(
  call: Call,
  { email, topic_id, reason, campaign_id, until = null }: Suppression,
): Promise<void> {
  await call.run(sql`
    insert into email_suppressions (organization_id, email, topic_id, reason, campaign_id, until, created_at)
    values (${call.organization_id}, ${email}, ${topic_id}, ${reason}, ${campaign_id}, ${until}, ${call.now()})
    on conflict (organization_id, email, topic_id) do update set
      reason = case when email_suppressions.reason in ('complained',
        'manual') then email_suppressions.reason else excluded.reason end,
      campaign_id = coalesce(excluded.campaign_id, email_suppressions.campaign_id),
      until = case when email_suppressions.until is null then null else excluded.until end`);
}

/** Removes what the person may undo: their own choice for this topic, or for all topics. */
export async function resubscribe(call: Call, email: string, topic_id: string | null): Promise<void> {
  await call.run(sql`
    delete from email_suppressions
    where organization_id = ${call.organization_id} and email = ${email} and topic_id is not distinct from ${topic_id}
      and reason in ('unsubscribed', 'complained')`);
}

/** An address that no server knows gets no campaigns either, whichever email told so. */
export async function suppressBounced(call: Call, mail_id: string): Promise<void> {
  const mail = await call.maybe<{ email: string }>(sql`
    select to_address as email from mail_outbox
    where organization_id = ${call.organization_id} and id = ${mail_id} and status = 'bounced'`);
  if (mail) await suppress(call, { email: mail.email, topic_id: null, reason: 'bounced', campaign_id: null });
}

/** Those of the addresses that want no such emails at all, whatever their topic. */
export async function suppressedAmong(call: Call, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await call.rows<{ email: string }>(sql`
    select lower(a.email) as email from unnest(${emails}::text[]) as a (email)
    where exists (select from email_suppressions s
        where s.organization_id = ${call.organization_id} and s.email = a.email::citext and s.topic_id is null
          and (s.until is null or s.until > ${call.now()}))
      or exists (select from erased_suppressions e
        where e.organization_id = ${call.organization_id} and e.topic_id is null
          and e.email_hash = email_hash(${call.organization_id}, a.email))`);
  return new Set(rows.map(({ email }) => email));
}
