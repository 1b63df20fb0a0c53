import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { EmailCampaignCreate } from '../schema.ts';
import { createCampaign, createSendingDomain, createSuppression, createTopic } from './service.ts';

const unique = () => newId().slice(-8);

export const sampleEmailTopic = (call: Call): Promise<string> =>
  createTopic(call, { name: `Topic ${unique()}`, description: 'News about the program.' });

export async function sampleEmailCampaign(call: Call, overrides: Partial<EmailCampaignCreate> = {}): Promise<string> {
  return createCampaign(call, {
    name: `Campaign ${unique()}`,
    subject: 'News for {{first_name|you}}',
    blocks: [{ key: 'b1', kind: 'text', text: 'Hello {{first_name|there}}' }],
    ...overrides,
    topic_id: overrides.topic_id ?? (await sampleEmailTopic(call)),
  });
}

export const sampleSendingDomain = (call: Call): Promise<string> =>
  createSendingDomain(call, `mail-${unique()}.example.com`);

export const sampleSuppressedAddress = (call: Call): Promise<string> =>
  createSuppression(call, { email: `stop-${unique()}@customer.example` });

/** @returns the id of a recipient who gets a campaign */
export async function sampleRecipient(call: Call): Promise<string> {
  const campaign_id = await sampleEmailCampaign(call);
  const partner_id = await samplePartner(call);
  const id = newId();
  const now = call.now();
  await call.run(sql`
    insert into email_campaign_recipients (organization_id, id, campaign_id, partner_id, email, full_name, due_at,
      created_at)
    values (${call.organization_id}, ${id}, ${campaign_id}, ${partner_id}, ${`sam-${unique()}@partner.example`},
      'Sam Sample', ${now}, ${now})`);
  return id;
}
