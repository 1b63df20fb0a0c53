import { createHash } from 'node:crypto';
import { authenticationOf } from './authentication.ts';
import type { InboundMessage, MessageHeaders, Sender } from './model.ts';

const MAX_HEADER_BYTES = 128 * 1_024;
const MAX_HEADERS = 500;
const MAX_TEXT = 100_000;
const MAX_HTML = 1_000_000;
const MAX_PARTS = 100;
const MAX_ATTACHMENTS = 20;
const MAX_ATTACHMENT_BYTES = 10 * 1_048_576;

/** Reads the headers without the content. @returns null for a message with too many or too long ones */
export function readHeaders(source: Buffer): MessageHeaders | null {
  const head = source.subarray(0, MAX_HEADER_BYTES + 4).toString('latin1');
  const end = /\r?\n\r?\n/.exec(head);
  if (!end && source.length > MAX_HEADER_BYTES) return null;
  const lines = head
    .slice(0, end?.index ?? head.length)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  if (lines.length > MAX_HEADERS) return null;
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return headers;
}

const first = (headers: MessageHeaders, name: string): string => headers.get(name)?.[0] ?? '';

/** The headers in which the address that a message was delivered to is found. */
const RECIPIENTS = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'x-delivered-to',
  'apparently-to',
  'resent-to',
];

export const inboundMailRecipients = (headers: MessageHeaders): string =>
  RECIPIENTS.flatMap((name) => headers.get(name) ?? [])
    .join('\n')
    .slice(0, 20_000);

/** A message without an id is identified by its content. */
export function inboundMailMessageKey(headers: MessageHeaders, source: Buffer): string {
  const id = first(headers, 'message-id');
  return createHash('sha256')
    .update(id || source)
    .digest('hex');
}

const AUTOMATIC_NAMES = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|notifications?)([+.-]|@|$)/;

/** Programs are recognized as RFC 3834 asks, and by the headers that common products use instead. */
export function inboundMailSender(headers: MessageHeaders, address: string): Sender {
  const value = (name: string) => first(headers, name).toLowerCase();
  const isAutomatic =
    (headers.has('auto-submitted') && !value('auto-submitted').startsWith('no')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-tandem-mail'].some((name) => headers.has(name)) ||
    (headers.has('return-path') && /^<\s*>$/.test(value('return-path'))) ||
    /^(bulk|junk|auto_reply)$/.test(value('precedence')) ||
    value('content-type').startsWith('multipart/report') ||
    AUTOMATIC_NAMES.test(address);
  if (isAutomatic) return 'programs';
  const isList = headers.has('list-id') || headers.has('list-unsubscribe') || value('precedence') === 'list';
  return isList ? 'lists' : 'people';
}

/** The part of a header that can name one sender. */
const MAX_FROM = 1_000;

/** The address of the sender in lower case; empty if there is not exactly one. */
export function fromAddress(headers: MessageHeaders): string {
  const lines = headers.get('from') ?? [];
  if (lines.length !== 1) return '';
  const found = [
    ...lines[0]!
      .slice(0, MAX_FROM)
      .replace(/"(?:[^"\\]|\\.)*"/g, '')
      .matchAll(/(?<![^\s<>(),;:"])[^\s<>(),;:"]+@[^\s<>(),;:"]+/g),
  ];
  return found.length === 1 ? found[0]![0].toLowerCase() : '';
}

/**
 * Reads the whole message. Its size was limited before, and the parser limits nesting and parts. Attachments beyond the
 * limits are left out.
 * @throws for one with too many parts
 */
export async function parseMessage(source: Buffer, { authserv }: { authserv: string | null }): Promise<InboundMessage> {
  const headers = readHeaders(source);
  if (!headers) throw new Error('The message has too many headers.');
  // Loaded where emails are read, which is in threads.
  const { simpleParser } = await import('mailparser');
  const parsed = await simpleParser(source, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    keepDeliveryStatus: true,
    maxHtmlLengthToParse: MAX_HTML,
    maxChildNodes: MAX_PARTS,
  } as Parameters<typeof simpleParser>[1]);
  const address = fromAddress(headers);
  return {
    message_key: inboundMailMessageKey(headers, source),
    headers,
    from: { address, name: storable(parsed.from?.value[0]?.name ?? '').slice(0, 200) },
    subject: storable(parsed.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 300),
    text: storable(parsed.text ?? '').slice(0, MAX_TEXT),
    attachments: parsed.attachments
      .filter(({ size }) => size <= MAX_ATTACHMENT_BYTES)
      .slice(0, MAX_ATTACHMENTS)
      .map(({ filename, contentType, content }) => ({
        name: storable(filename ?? '').slice(0, 200),
        type: contentType,
        content,
      })),
    named_ids: idsIn(source),
    authentication: authenticationOf(headers, authserv, fromAddress(headers)),
  };
}

/** The parser drops the headers of enclosed messages, by which reports name the message they are about. */
function idsIn(source: Buffer): string[] {
  const text = source.subarray(0, MAX_HTML).toString('latin1');
  return [...text.matchAll(/<([^<>\s@]{1,200}@[^<>\s@]{1,200})>/g)].slice(0, MAX_HEADERS).map(([, id]) => id!);
}

/** Removes what PostgreSQL does not store, and control characters that would hide text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;
export const storable = (text: string): string => text.toWellFormed().replace(CONTROL, '').replace(/\r\n?/g, '\n');
