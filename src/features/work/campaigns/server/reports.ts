import {
  type Delivered,
  defineInboundMail,
  type InboundMessage,
  type Outcome,
} from '#features/platform/inbound-mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { recordEvent } from './events.ts';
import { notifyReply } from './notices.ts';
import { recipientsQuoted } from './tokens.ts';

const MOST_REPORT_BYTES = 200_000;

/** The result of delivery to one address (RFC 3464). */
export interface DeliveryReport {
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** The enhanced status code (RFC 3463), such as `5.1.1`. */
  status: string;
  diagnostic: string;
}

/** The fields of a report, one block for each empty line, with folded lines joined. */
function blocksOf(text: string): Map<string, string>[] {
  return text
    .slice(0, MOST_REPORT_BYTES)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(
      (block) =>
        new Map(
          block.split('\n').flatMap((line) => {
            const at = line.indexOf(':');
            return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
          }),
        ),
    )
    .filter((fields) => fields.size > 0);
}

const partOf = ({ attachments }: InboundMessage, type: string): string | undefined =>
  attachments
    .find((part) => part.type.toLowerCase() === type)
    ?.content.subarray(0, MOST_REPORT_BYTES)
    .toString('utf8');

/** Reads a delivery status notification. @returns undefined for a message that is none */
export function deliveryReportOf(message: InboundMessage): DeliveryReport | undefined {
  const text = partOf(message, 'message/delivery-status');
  if (text === undefined) return reportInWords(message.text);
  // The first block is about the message, the others are about addresses.
  for (const fields of blocksOf(text)) {
    const action = fields.get('action')?.toLowerCase().split(/\s/)[0];
    if (!action || !['failed', 'delayed', 'delivered', 'relayed', 'expanded'].includes(action)) continue;
    const [, status = ''] = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(fields.get('status') ?? '') ?? [];
    const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, '').slice(0, 300);
    return { action: action as DeliveryReport['action'], status, diagnostic };
  }
  return undefined;
}

/**
 * Some servers answer in words only, with the code that they got: "said: 550 5.1.1 No such user". A text without a code of a
 * failure is none.
 */
function reportInWords(text: string): DeliveryReport | undefined {
  const line = text
    .slice(0, MOST_REPORT_BYTES)
    .split('\n')
    .find((one) => /\b[45]\d\d[ #-]/.test(one) && (/\b[45]\.\d{1,3}\.\d{1,3}\b/.test(one) || saysUnknown(one)));
  if (!line) return undefined;
  const [code] = /\b[45]\d\d(?=[ #-])/.exec(line)!;
  const [status] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(line) ?? [`${code.charAt(0)}.0.0`];
  return { action: code.startsWith('5') ? 'failed' : 'delayed', status, diagnostic: line.trim().slice(0, 300) };
}

/** The status codes that concern the address itself. Full mailboxes and the like can pass. */
const HARD = /^5\.(1\.|7\.1[37]$|2\.1$|4\.4$)/;
/** Codes that say nothing in particular: the words of the server decide. 5.4.1 is what Exchange Online says of unknown people. */
const VAGUE = /^5\.(0\.0|4\.1|5\.\d+)$/;
const UNKNOWN = [
  /user unknown|unknown (?:user|recipient|address|mailbox)/i,
  /no such (?:user|recipient|address|mailbox|person)|no mailbox here|not a valid (?:user|recipient|mailbox)/i,
  /(?:user|recipient|mailbox|account|address) (?:does not exist|doesn.t exist|not found|is disabled|is inactive|is unknown)/i,
  /invalid (?:recipient|mailbox)|recipient (?:address )?rejected/i,
];
const saysUnknown = (text: string) => UNKNOWN.some((words) => words.test(text));

/** A server that refuses everything of the sender says nothing about the recipient. */
const POLICY = /spam|blocked|blacklist|block list|policy|reputation|rate limit|gr[ae]ylist/i;

export function isHardBounce({ action, status, diagnostic }: DeliveryReport): boolean {
  if (action !== 'failed') return false;
  return HARD.test(status) || (VAGUE.test(status) && saysUnknown(diagnostic) && !POLICY.test(diagnostic));
}

/** Reads a complaint (RFC 5965). @returns the type of feedback, such as `abuse` */
export function complaintOf(message: InboundMessage): string | undefined {
  const text = partOf(message, 'message/feedback-report');
  if (text === undefined) return undefined;
  return blocksOf(text)
    .flatMap((fields) => fields.get('feedback-type') ?? [])[0]
    ?.toLowerCase();
}

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
  const isNew = await recordEvent(call, {
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
    const isNew = await recordEvent(call, {
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
    const isNew = await recordEvent(call, {
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
