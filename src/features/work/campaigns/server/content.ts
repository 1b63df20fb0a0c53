import type { Call } from '#server/call.ts';
import type { EmailCampaign } from '../schema.ts';
import type { EmailContent } from './render.ts';

/** The content of a campaign with the brand of its company. */
export async function contentOf(
  call: Call,
  campaign: Pick<EmailCampaign, 'subject' | 'preview_text' | 'blocks' | 'topic_id' | 'tracks_opens'>,
): Promise<EmailContent> {
  const company = await brandOf(call);
  const { name } = await call.one<{ name: string }>(
    'select name from email_topics where organization_id = $1 and id = $2',
    [call.organization_id, campaign.topic_id],
  );
  const { subject, preview_text, blocks, tracks_opens } = campaign;
  return { subject, preview_text, blocks, topic: name, tracks_opens, company };
}

export const brandOf = (call: Call) =>
  call.one<EmailContent['company']>('select name, logo_url, primary_color, font from organizations where id = $1', [
    call.organization_id,
  ]);
