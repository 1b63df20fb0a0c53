import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import { inLanguageOf } from '#server/language.ts';
import type { EmailCampaign } from '../schema.ts';
import { frameWords } from './frame-words.ts';
import type { EmailContent } from './render.ts';
import type { Template } from './template.ts';

const render = guardedTask<typeof import('./email.task.ts').run>(new URL('./email.task.ts', import.meta.url), {
  subject: 'The email',
  field: 'blocks',
  seconds: 20,
  lane: 'render',
});

/**
 * The email of a campaign, rendered in a thread, with the product's words in the company's language: its author wrote
 * it in one language for all. @throws 422 when it takes too long
 */
export async function renderedEmail(call: Call, content: EmailContent, baseUrl: string): Promise<Template> {
  const words = await inLanguageOf(call, { user_id: null, partner_id: null }, async () =>
    frameWords(content.topic, content.company.name),
  );
  return render({ content: { ...content, words }, baseUrl }, { share: call.organization_id });
}

/** The content of a campaign with the brand of its company. */
export async function campaignContent(
  call: Call,
  campaign: Pick<EmailCampaign, 'subject' | 'preview_text' | 'blocks' | 'topic_id' | 'tracks_opens'>,
): Promise<EmailContent> {
  const company = await campaignBrand(call);
  const { name } = await call.one<{ name: string }>(
    sql`select name from email_topics where organization_id = ${call.organization_id} and id = ${campaign.topic_id}`,
  );
  const { subject, preview_text, blocks, tracks_opens } = campaign;
  return { subject, preview_text, blocks, topic: name, tracks_opens, company };
}

export const campaignBrand = (call: Call) =>
  call.one<EmailContent['company']>(
    sql`
      select name, logo_url, primary_color, font, 'https://' || domain as website, privacy_url, imprint_url
      from organizations where id = ${call.organization_id}`,
  );
