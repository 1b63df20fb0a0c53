import { visibleLine } from './contact-card.ts';

/**
 * Reads who sent an email, its subject and its first plain text from the beginning of its file (RFC 5322, RFC 2045 to
 * 2047, RFC 6532). It is a stranger's text: HTML, attachments and everything else are left out, and what cannot be
 * decoded is left out, too.
 */
export interface EmailFile {
  subject?: string | undefined;
  /** The first sender as `Name <address>`, decoded. */
  from?: string | undefined;
  text?: string | undefined;
}

const MOST_HEADERS = 64 * 1024;
const MOST_PARTS = 50;
const MOST_DEPTH = 5;
/** Characters of a text before it is decoded. */
const MOST_TEXT = 64 * 1024;

interface Part {
  header: (name: string) => string;
  body: string;
}

/**
 * @param file one character for each byte, as `latin1` is decoded
 * @returns null for a file without the headers of an email
 */
export function readEmailFile(file: string): EmailFile | null {
  const part = partOf(file);
  const [from, subject] = [part.header('from'), part.header('subject')];
  if (!from && !subject) return null;
  return {
    subject: visibleLine(decodedWords(subject)),
    from: visibleLine(decodedWords(from), 500),
    text: firstText(part, { left: MOST_PARTS }, 0),
  };
}

function partOf(text: string): Part {
  const whole = text.startsWith('\r\n') || text.startsWith('\n') ? `\n${text}` : text;
  const end = whole.slice(0, MOST_HEADERS).search(/\r?\n\r?\n/);
  const head = end < 0 ? whole.slice(0, MOST_HEADERS) : whole.slice(0, end);
  const headers = new Map<string, string>();
  for (const one of head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const colon = one.indexOf(':');
    const name = one.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name && !headers.has(name)) headers.set(name, one.slice(colon + 1).trim());
  }
  return {
    header: (name) => headers.get(name) ?? '',
    body: end < 0 ? '' : whole.slice(end).replace(/^\r?\n\r?\n/, ''),
  };
}

function firstText(part: Part, parts: { left: number }, depth: number): string | undefined {
  const type = part.header('content-type').toLowerCase();
  if (/^attachment\b/i.test(part.header('content-disposition'))) return undefined;
  if (type === '' || type.startsWith('text/plain')) return decodedBody(part);
  if (!type.startsWith('multipart/') || depth >= MOST_DEPTH) return undefined;
  const boundary = parameterOf(part.header('content-type'), 'boundary');
  if (!boundary) return undefined;
  for (const piece of piecesOf(part.body, `--${boundary}`)) {
    parts.left -= 1;
    if (parts.left < 0) return undefined;
    const text = firstText(partOf(piece), parts, depth + 1);
    if (text) return text;
  }
  return undefined;
}

/** The pieces between the lines that begin with a mark. */
function* piecesOf(body: string, mark: string): Generator<string> {
  const next = (from: number) => {
    const at = `\n${body}`.indexOf(`\n${mark}`, from);
    return at < 0 ? body.length : at;
  };
  let begin = next(0);
  while (begin < body.length && !body.startsWith(`${mark}--`, begin)) {
    const end = next(begin + mark.length);
    const firstLine = body.indexOf('\n', begin);
    if (firstLine < 0 || firstLine >= end) return;
    yield body.slice(firstLine + 1, end);
    begin = end;
  }
}

/** `multipart/mixed; boundary="a b"` */
function parameterOf(header: string, name: string): string | undefined {
  const start = header.toLowerCase().indexOf(`${name}=`);
  if (start < 0) return undefined;
  const value = header.slice(start + name.length + 1, start + name.length + 200);
  return value.startsWith('"') ? value.slice(1).split('"')[0] : value.split(/[;\s]/)[0];
}

function decodedBody({ header, body }: Part): string | undefined {
  const encoding = header('content-transfer-encoding').toLowerCase();
  const begin = body.slice(0, MOST_TEXT);
  const bytes = encoding === 'base64' ? fromBase64(begin) : encoding === 'quoted-printable' ? fromQuoted(begin) : begin;
  return decoded(bytes, parameterOf(header('content-type'), 'charset') || 'utf-8');
}

function fromBase64(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9+/]/g, '');
  return atob(plain.slice(0, plain.length - (plain.length % 4)));
}

const fromQuoted = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** @returns undefined for an unknown set of characters, and for bytes that are none of it */
function decoded(bytes: string, charset: string): string | undefined {
  try {
    const decoder = new TextDecoder(charset, { fatal: true });
    // The last character may have been cut.
    return decoder.decode(
      Uint8Array.from(bytes, (one) => one.charCodeAt(0)),
      { stream: true },
    );
  } catch {
    return undefined;
  }
}

/** `=?UTF-8?B?w4lsaXNl?=`; between two encoded words, space separates lines only. */
function decodedWords(header: string): string {
  const plain = decoded(header, 'utf-8') ?? '';
  return plain
    .replace(/\?=\s+(?==\?)/g, '?=')
    .replace(
      /=\?([\w-]{1,40})(?:\*[\w-]{0,20})?\?([BQ])\?([^?\s]{0,500})\?=/gi,
      (_, charset: string, encoding: string, text: string) =>
        decoded(/b/i.test(encoding) ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')), charset) ?? '',
    );
}
