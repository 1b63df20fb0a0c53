import {
  complaintOf,
  type Delivered,
  defineInboundMail,
  deliveryReportOf,
  type InboundMessage,
  isHardBounce,
  type Outcome,
} from '#features/platform/inbound-mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { recordCampaignEvent } from './events.ts';
import { notifyReply } from './notices.ts';
import { recipientsQuoted } from './tokens.ts';

/** Reports to the address that one email was sent from. The address is signed, so it names the recipient. */
export const bounceMail = defineInboundMail({
  key: 'bounce',
  label: 'Bounce of a campaign',
  table: 'email_campaign_recipients',
  from: ['programs'],
  tellSender: null,
  take: takeBounce,
});

export async function takeBounce(call: Call, { ref_id, message }: Delivered): Promise<Outcome> {
  if (complaintOf(message)) return takeComplaint(call, [ref_id], message);
  const report = deliveryReportOf(message);
  if (!report) return { status: 'ignored', note: 'It contains no delivery report.' };
  if (report.action !== 'failed' && report.action !== 'delayed')
    return { status: 'ignored', note: `The email was ${report.action}.` };
  if (report.action === 'delayed')
    return { status: 'ignored', note: 'The email is delayed and is still being delivered.' };
  const isNew = await recordCampaignEvent(call, {
    recipient_id: ref_id,
    kind: isHardBounce(report) ? 'hard_bounce' : 'soft_bounce',
    detail: `${report.status} ${report.diagnostic}`.trim(),
    source_key: `bounce:${message.message_key}`,
  });
  return isNew
    ? { status: 'handled', note: report.status }
    : { status: 'ignored', note: 'This bounce was already counted.' };
}

/**
 * The address that a company registers for complaints at mailbox providers. A complaint counts for the recipients whose
 * signed message ids it quotes, so nobody can complain in the name of others.
 */
export const complaintMail = defineInboundMail({
  key: 'abuse',
  label: 'Spam complaint',
  table: 'organizations',
  from: ['programs', 'people', 'lists'],
  tellSender: null,
  take: async (call, { kernel, message }) => {
    if (!complaintOf(message)) return { status: 'ignored', note: 'It contains no complaint.' };
    return takeComplaint(call, recipientsQuoted(kernel.sealing, message.named_ids.join('\n')), message);
  },
});

async function takeComplaint(call: Call, ids: readonly string[], message: InboundMessage): Promise<Outcome> {
  const type = complaintOf(message)!;
  if (type === 'not-spam') return { status: 'ignored', note: 'It says that the email is not spam.' };
  let counted = 0;
  for (const id of ids.slice(0, 20)) {
    const isNew = await recordCampaignEvent(call, {
      recipient_id: id,
      kind: 'complaint',
      detail: type,
      source_key: `complaint:${message.message_key}`,
    });
    if (isNew) counted += 1;
  }
  return counted > 0 ? { status: 'handled', note: type } : { status: 'ignored', note: 'It names no email of ours.' };
}

/** Replies to campaigns that name no other address for them. */
export const answerMail = defineInboundMail({
  key: 'answer',
  label: 'Reply to a campaign',
  table: 'email_campaign_recipients',
  from: ['people'],
  tellSender: null,
  take: async (call, { ref_id, message }) => {
    const isNew = await recordCampaignEvent(call, {
      recipient_id: ref_id,
      kind: 'reply',
      detail: message.subject,
      source_key: `reply:${message.message_key}`,
    });
    if (!isNew) return { status: 'ignored', note: 'This reply was already counted.' };
    await notifyReply(call, ref_id, message.text);
    return { status: 'handled' };
  },
});

export const inboundMails = [bounceMail, complaintMail, answerMail];
