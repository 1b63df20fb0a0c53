import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { CampaignStatus, EmailCampaignCreate, EmailCampaignUpdate } from '../schema.ts';
import { requireAudiences } from './people.ts';

export function requireDraft(status: CampaignStatus, allowed: readonly CampaignStatus[] = ['draft']): void {
  if (allowed.includes(status)) return;
  throw conflict(
    status === 'scheduled'
      ? 'Move the campaign back to draft first.'
      : 'A campaign cannot be changed after it was prepared. Copy it instead.',
  );
}

/** Control characters in a name or subject could add headers to the email. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export async function checkCampaign(call: Call, input: EmailCampaignCreate | EmailCampaignUpdate): Promise<Row> {
  await requireAudiences(call, input);
  if (input.topic_id) await requireTopic(call, input.topic_id);
  const keys = new Set<string>();
  for (const { key } of input.blocks ?? []) {
    if (keys.has(key)) throw invalid({ blocks: [`use the key "${key}" twice`] });
    keys.add(key);
  }
  return {
    ...input,
    ...(input.subject !== undefined && { subject: oneLine(input.subject) }),
    ...(input.preview_text && { preview_text: oneLine(input.preview_text) }),
    ...(input.from_name && { from_name: oneLine(input.from_name) }),
  };
}

export async function requireTopic(call: Call, id: string): Promise<void> {
  const found = await call.maybe(sql`
    select from email_topics where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
  if (!found) throw invalid({ topic_id: ['is not an email topic'] });
}
