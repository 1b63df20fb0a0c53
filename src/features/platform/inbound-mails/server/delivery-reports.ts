import type { InboundMessage } from './model.ts';

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
