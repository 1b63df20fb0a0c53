/**
 * Reads the text of a contact card: vCard 2.1 (versit), 3.0 (RFC 2426) and 4.0 (RFC 6350), MECARD (NTT DoCoMo), or an email
 * address alone. It is a stranger's text: everything else is left out, every value is one short line without control and
 * direction marks, and nothing in it is followed or opened.
 */
export interface ContactCard {
  name?: string;
  email?: string;
  phone?: string;
  company?: string;
  /** A host name in lower case. */
  website?: string;
}

/** A QR code holds at most 4,296 characters (ISO/IEC 18004). */
const MOST_CHARACTERS = 8_192;
const MOST_LINES = 200;

/**
 * @param most characters; a file may have a picture after its values
 * @returns null for a text without any of these values
 */
export function readContactCard(text: string, most = MOST_CHARACTERS): ContactCard | null {
  if (text.length > most) return null;
  const trimmed = text.trim();
  if (/^BEGIN:VCARD\b/i.test(trimmed)) return orNull(readVcard(trimmed));
  if (/^MECARD:/i.test(trimmed)) return orNull(readMecard(trimmed.slice(7)));
  return orNull({ email: contactEmail(trimmed) });
}

interface Values {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
  website?: string | undefined;
}

function orNull(values: Values): ContactCard | null {
  const card = Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as ContactCard;
  return Object.keys(card).length > 0 ? card : null;
}

interface Property {
  name: string;
  parameters: string[];
  value: string;
}

function readVcard(text: string): Values {
  const properties = propertiesOf(text);
  const all = (name: string) => properties.filter((one) => one.name === name).sort((one, two) => rank(two) - rank(one));
  const first = <T>(name: string, read: (value: string) => T | undefined): T | undefined =>
    firstOf(all(name), ({ value }) => read(value));
  return {
    name: first('FN', (value) => visibleLine(unescaped(value))) ?? first('N', nameOfParts),
    email: first('EMAIL', (value) => contactEmail(unescaped(value))),
    phone: first('TEL', (value) => phoneOf(unescaped(value))),
    // The units of an organization follow its name.
    company: first('ORG', (value) => visibleLine(parts(value, ';')[0] ?? '')),
    website: first('URL', (value) => companyHost(unescaped(value))),
  };
}

/** The lines of the first card; another one inside ends it. */
function propertiesOf(text: string): Property[] {
  const properties: Property[] = [];
  const lines = unfolded(text).slice(1);
  for (const one of lines) {
    const property = propertyOf(one);
    if (!property) continue;
    if (property.name === 'END' || property.name === 'BEGIN') break;
    properties.push(property);
  }
  return properties;
}

/** Joins what was folded: lines that begin with a space, and soft breaks of quoted-printable text (vCard 2.1). */
function unfolded(text: string): string[] {
  const lines: string[][] = [];
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const last = lines.at(-1);
    const end = last?.at(-1);
    if (last && /^[ \t]/.test(raw)) last.push(raw.slice(1));
    else if (last && end?.endsWith('=') && /QUOTED-PRINTABLE/i.test(last[0]!.slice(0, 100)))
      last.splice(-1, 1, end.slice(0, -1), raw);
    else if (lines.length >= MOST_LINES) break;
    else lines.push([raw]);
  }
  return lines.map((pieces) => pieces.join(''));
}

/** `item1.TEL;TYPE="work,voice";PREF=1:+1 555 0100` */
function propertyOf(text: string): Property | null {
  const end = outsideQuotes(text, ':');
  if (end < 1) return null;
  const [head = '', ...parameters] = split(text.slice(0, end), ';');
  const name = head.slice(head.lastIndexOf('.') + 1).toUpperCase();
  const upper = parameters.map((one) => one.toUpperCase().replaceAll('"', ''));
  const value = text.slice(end + 1);
  if (upper.some((one) => one === 'BASE64' || one === 'ENCODING=BASE64' || one === 'ENCODING=B')) return null;
  const isQuoted = upper.some((one) => one === 'QUOTED-PRINTABLE' || one === 'ENCODING=QUOTED-PRINTABLE');
  const decoded = isQuoted ? fromQuotedPrintable(value, upper) : value;
  return decoded === null ? null : { name, parameters: upper, value: decoded };
}

function outsideQuotes(text: string, mark: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === mark && !isQuoted) return at;
  }
  return -1;
}

function split(text: string, mark: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (let at = outsideQuotes(rest, mark); at >= 0; at = outsideQuotes(rest, mark)) {
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...pieces, rest];
}

/** Preferred entries come first, then those of work. */
function rank({ parameters }: Property): number {
  const types = parameters.flatMap((one) => one.replace(/^TYPE=/, '').split(','));
  if (types.includes('PREF') || parameters.includes('PREF=1')) return 2;
  return types.includes('WORK') ? 1 : 0;
}

/** RFC 2045, section 6.7. @returns null for another set of characters than UTF-8, Latin-1 and ASCII */
function fromQuotedPrintable(text: string, parameters: readonly string[]): string | null {
  const charset = parameters.find((one) => one.startsWith('CHARSET='))?.slice(8) ?? 'UTF-8';
  const names: Record<string, string> = { 'UTF-8': 'utf-8', 'US-ASCII': 'utf-8', 'ISO-8859-1': 'windows-1252' };
  const encoding = names[charset];
  if (!encoding) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hex = text[at] === '=' ? text.slice(at + 1, at + 3) : '';
    if (/^[0-9A-F]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(text.charCodeAt(at) & 0xff);
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return null;
  }
}

/** `Byron;Ada;;Dr.;` */
function nameOfParts(value: string): string | undefined {
  const [family = '', given = ''] = parts(value, ';');
  return visibleLine(`${given} ${family}`);
}

/** The parts of a value between marks that no backslash precedes. */
function parts(value: string, mark: string): string[] {
  const pieces = [''];
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\' && at + 1 < value.length) {
      pieces[pieces.length - 1] += /n/i.test(value[at + 1]!) ? ' ' : value[at + 1]!;
      at += 1;
    } else if (value[at] === mark) pieces.push('');
    else pieces[pieces.length - 1] += value[at]!;
  }
  return pieces;
}

const unescaped = (value: string): string => parts(value, '\0').join('');

/** `N:Byron,Ada;TEL:+15550100;;` */
function readMecard(text: string): Values {
  const fields = new Map<string, string>();
  for (const field of rawParts(text).slice(0, MOST_LINES)) {
    const end = field.indexOf(':');
    if (end < 1) continue;
    const name = field.slice(0, end).trim().toUpperCase();
    if (!fields.has(name)) fields.set(name, field.slice(end + 1));
  }
  const value = (name: string) => unescaped(fields.get(name) ?? '');
  const [family = '', given = ''] = parts(fields.get('N') ?? '', ',');
  return {
    name: visibleLine(`${given} ${family}`),
    email: contactEmail(value('EMAIL')),
    phone: phoneOf(value('TEL')),
    company: visibleLine(value('ORG')),
    website: companyHost(value('URL')),
  };
}

/** Fields between semicolons, with their escapes. */
function rawParts(text: string): string[] {
  const pieces = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') {
      pieces[pieces.length - 1] += text.slice(at, at + 2);
      at += 1;
    } else if (text[at] === ';') pieces.push('');
    else pieces[pieces.length - 1] += text[at]!;
  }
  return pieces;
}

function firstOf<From, To>(all: readonly From[], read: (one: From) => To | undefined): To | undefined {
  for (const one of all) {
    const value = read(one);
    if (value) return value;
  }
  return undefined;
}

/** One line of visible text; undefined if it is empty or too long for a name. */
export function visibleLine(text: string, most = 200): string | undefined {
  const shown = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shown !== '' && shown.length <= most ? shown : undefined;
}

export function contactEmail(text: string): string | undefined {
  const address = visibleLine(text.trim().replace(/^mailto:/i, ''), 254);
  return address && /^[^\s@<>"(),;:?&\\]{1,64}@[a-z0-9.-]+\.[a-z]{2,63}$/i.test(address) ? address : undefined;
}

function phoneOf(text: string): string | undefined {
  const number = visibleLine(text.trim().replace(/^tel:/i, ''), 40);
  return number && /^\+?[\d\s()./-]+$/.test(number) && /\d{4}/.test(number.replace(/\D/g, '')) ? number : undefined;
}

/** The host of a web address. Sites where people have pages of their own are not a company's website. */
export function companyHost(text: string): string | undefined {
  const address = visibleLine(text.trim(), 2_000);
  if (!address) return undefined;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(full)) return undefined;
  const { protocol, hostname, username, port } = new URL(full);
  if (!/^https?:$/.test(protocol) || username || port) return undefined;
  const host = hostname.replace(/^www\./, '');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,63}$/.test(host) && !isSharedSite(host) ? host : undefined;
}

const sharedSites = ['linkedin.com', 'xing.com', 'facebook.com', 'instagram.com', 'twitter.com', 'x.com', 'linktr.ee'];
const isSharedSite = (host: string) => sharedSites.some((site) => host === site || host.endsWith(`.${site}`));
