import { type ContactCard, companyHost, contactEmail, readContactCard, visibleLine } from './contact-card.ts';
import { readEmailFile } from './email-file.ts';

/** A file or a text that another app shared with the installed one. */
export interface SharedItem {
  title: string;
  text: string;
  url: string;
  file: { name: string; size: number; head: ArrayBuffer } | null;
}

/** The values of a registration that a shared item states. */
export interface SharedValues {
  card: ContactCard;
  title?: string | undefined;
  description?: string | undefined;
}

/** `binary`: no text; `encoding`: a text in another encoding than UTF-8 and UTF-16; `nothing`: no value. */
export type SharedProblem = 'binary' | 'encoding' | 'nothing';

/** In characters. The worker keeps no more of a file (`share-worker.js`). */
const MOST_HEAD = 512 * 1024;
const MOST_DESCRIPTION = 5_000;

/**
 * Reads what a stranger may have written. Every value is plain text without control and direction marks, and nothing in
 * it is followed or opened.
 * @param own the address of the reader, who is no contact of the deal
 */
export function readSharedItem({ title, text, url, file }: SharedItem, own = ''): SharedValues | SharedProblem {
  const shared = fromTexts(title, text, url);
  const values = file ? fromFile(file) : shared;
  if (typeof values === 'string') return values;
  if (values.card.email?.toLowerCase() === own.toLowerCase()) values.card = {};
  const isEmpty = Object.keys(values.card).length === 0 && !values.title && !values.description;
  return isEmpty ? 'nothing' : values;
}

function fromTexts(title: string, text: string, url: string): SharedValues {
  const card = readContactCard(text);
  if (card) return { card };
  const website = companyHost(url) ?? (/\s/.test(text.trim()) ? undefined : companyHost(text));
  return {
    card: { ...onlySender(text), ...(website && { website }) },
    title: visibleLine(title),
    description: paragraphs([text, url].filter(Boolean).join('\n')),
  };
}

function fromFile({ name, size, head }: NonNullable<SharedItem['file']>): SharedValues | SharedProblem {
  const bytes = new Uint8Array(head).subarray(0, MOST_HEAD);
  const isCut = size > bytes.length;
  if (/\.eml$/i.test(name) || isEmail(bytes)) return fromEmail(bytes);
  const text = textOf(bytes, isCut);
  if (text === 'binary' || text === 'encoding') return text;
  // The last line of a beginning may be half of a value.
  const whole = isCut ? text.slice(0, Math.max(text.lastIndexOf('\n'), 0)) : text;
  if (/^\s*BEGIN:VCARD\b/i.test(whole)) {
    const card = readContactCard(whole, MOST_HEAD);
    return card ? { card } : 'nothing';
  }
  return fromTexts('', whole.slice(0, 20_000), '');
}

const latin1 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text;
};

/** Mail programs begin a file with one of these, whatever its name. */
const isEmail = (bytes: Uint8Array): boolean =>
  /^(?:Return-Path|Delivered-To|Received|From|Subject|Date|Message-ID|MIME-Version|X-[\w-]{1,60}): /i.test(
    latin1(bytes.subarray(0, 80)),
  );

function fromEmail(bytes: Uint8Array): SharedValues | SharedProblem {
  const email = readEmailFile(latin1(bytes));
  if (!email) return bytes.includes(0) ? 'binary' : 'nothing';
  return {
    card: onlySender(email.from ?? ''),
    title: email.subject,
    description: paragraphs(email.text ?? ''),
  };
}

/** https://encoding.spec.whatwg.org/#bom-sniff */
function textOf(bytes: Uint8Array, isCut: boolean): string | 'binary' | 'encoding' {
  const mark = (bytes[0]! << 8) | bytes[1]!;
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  if (encoding === 'utf-8' && bytes.includes(0)) return 'binary';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    // Texts have hardly any control characters other than tabs and line ends.
    const controls = bytes.reduce(
      (count, byte) => count + (byte < 32 && ![9, 10, 12, 13, 27].includes(byte) ? 1 : 0),
      0,
    );
    return controls > 0 ? 'binary' : 'encoding';
  }
}

/** The only address in a text, with the name before it: `Ada Byron <ada@acme.example>`. Of two, neither is taken. */
function onlySender(text: string): ContactCard {
  const addresses = text.slice(0, 20_000).match(/[^\s<>()[\],;:"@]{1,64}@[a-z0-9.-]{3,253}/gi) ?? [];
  const emails = new Set(addresses.map((one) => contactEmail(one.replace(/(?<!\.)\.+$/, ''))?.toLowerCase()));
  const [email] = emails;
  if (emails.size !== 1 || !email) return {};
  const position = text.toLowerCase().indexOf(email);
  const before = /([^<>\n:]{1,200})<$/.exec(text.slice(Math.max(0, position - 201), position))?.[1] ?? '';
  const name = visibleLine(before.replaceAll('"', ''), 120);
  return { email: text.slice(position, position + email.length), ...(name && !name.includes('@') && { name }) };
}

/** Lines of visible text, shortened to what a description holds. */
function paragraphs(text: string): string | undefined {
  const shown = text
    .slice(0, 60_000)
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]|(?!\n)\p{C}/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (shown === '') return undefined;
  return shown.length > MOST_DESCRIPTION ? `${shown.slice(0, MOST_DESCRIPTION - 1)}…` : shown;
}
