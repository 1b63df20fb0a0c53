import { brandShades } from '#shared/brand.ts';
import { fontFamily } from '#shared/fonts.ts';
import { withoutOverrides } from '#shared/text/plain-text.ts';
import type { MailSubject } from '../schema.ts';
import type { MailKind } from './kinds.ts';

/** The content of an email before it is rendered as text and HTML. */
export interface Letter {
  /** Its kind declares, among others, which part only the recipient may read. */
  kind: MailKind;
  to: string;
  /** The name of the recipient, where it is known. */
  to_name?: string | null;
  subject: string;
  /** The records whose timeline lists it; a private email is listed in none. */
  about?: readonly MailSubject[];
  paragraphs: readonly string[];
  /** Lists of records, each entry with a link into the product. */
  lists?: readonly LetterList[];
  /** Figures between the words and what the reader is asked to do. */
  tables?: readonly LetterTable[];
  /** Files of the store that go with it. */
  attachments?: readonly LetterAttachment[];
  /** A calendar entry that mail programs offer to accept, or remove. */
  calendar?: LetterCalendar;
  /** The action requested of the reader; `path` is a screen of ours, `/accept-invitation#token=...`. */
  action?: { label: string; path: string };
  /** Buttons with which the reader can act without signing in; see `platform/mail-actions`. */
  actions?: readonly { label: string; path: string }[];
  /** The kind of address and the record to which replies go (`platform/inbound-mails`); without it, nobody reads them. */
  reply?: { key: string; id: string };
  /** The access the email depends on: if it ends while the email is queued, the email is not sent. */
  access?: LetterAccess;
  /** The recipient has no account here; by default those without `access`. */
  is_outside?: boolean;
  /** The partner of a recipient who has no access yet; otherwise `access` holds it. */
  partner_id?: string | null;
  /** Why the reader gets this. */
  footer?: string;
}

export interface LetterAccess {
  user_id: string;
  /** The partner of the portal; null for the company itself. */
  partner_id: string | null;
  /**
   * The permissions the content was written for (`permissionSnapshot`); if they change, the email is not sent either.
   */
  standing?: string;
}

export interface LetterList {
  caption: string;
  /** `path` is a screen of ours. */
  items: readonly { text: string; path?: string }[];
}

export interface LetterTable {
  caption?: string;
  columns: readonly { label: string; isFigure?: boolean }[];
  rows: readonly (readonly string[])[];
  /** Draws a bar in each row, of this part of the longest. */
  shares?: readonly number[];
  /** Below it: what it leaves out. */
  note?: string;
}

export interface LetterAttachment {
  /** As the reader sees it. */
  name: string;
  type: string;
  size: number;
  /** Where its bytes lie. */
  key: string;
}

/** An iCalendar file (RFC 5546); it is small, so it is stored with the email. */
export interface LetterCalendar {
  method: 'request' | 'cancel';
  text: string;
}

/** The name and look of the sender. */
export interface Brand {
  name: string;
  logo_url: string | null;
  primary_color: string | null;
  /** A key of `brandFonts`. */
  font: string;
  /** The company's own site. */
  website: string | null;
}

/** Mail clients use their own background, mostly white. */
const USUAL_COLOR = '#c2410c';

/**
 * Our own addresses are written `tandem:/path` and become absolute when the email is sent or read: queued emails
 * survive a change of the address, and the code that writes them need not know it.
 */
const SCHEME = 'tandem:';

export function composeMail(
  { paragraphs, lists = [], tables = [], action, actions = [], footer }: Letter,
  brand?: Brand,
): { text: string; html: string } {
  const address = action && `${SCHEME}${action.path}`;
  const text = [
    ...paragraphs,
    ...lists.map(listText),
    ...tables.map(tableText),
    ...actions.map(({ label, path }) => `${label}:\n${SCHEME}${path}`),
    ...(action ? [`${action.label}:\n${address}`] : []),
    ...(footer ? ['--', footer] : []),
    ...(brand ? [senderText(brand)] : []),
  ];
  const { accent, 'accent-on': on } = brandShades(brand?.primary_color ?? USUAL_COLOR, 'light');
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escaped(address!)}" style="background:${accent};color:${on};padding:10px 18px;border-radius:6px;text-decoration:none;font-weight:600;display:inline-block">${escaped(action.label)}</a></p><p style="color:#57534e;font-size:13px;word-break:break-all">${escaped(address!)}</p>`;
  const buttons =
    actions.length > 0
      ? `<p style="margin:24px 0">${actions.map(({ label, path }) => `<a href="${escaped(`${SCHEME}${path}`)}" style="border:1px solid ${accent};color:${accent};padding:9px 17px;margin:0 8px 8px 0;border-radius:6px;text-decoration:none;font-weight:600;display:inline-block">${escaped(label)}</a>`).join('')}</p>`
      : '';
  return {
    text: withoutOverrides(`${text.join('\n\n')}\n`),
    html: withoutOverrides(
      `<div style="font-family:${fontFamily(brand?.font ?? 'system')};font-size:15px;line-height:1.5;color:#1c1917;max-width:${tables.some(({ columns }) => columns.length > 2) ? 960 : 560}px">${headHtml(accent, brand)}${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')}${lists.map((list) => listHtml(list, accent)).join('')}${tables.map((table) => tableHtml(table, accent)).join('')}${buttons}${button ?? ''}${footer ? `<p style="color:#78716c;font-size:13px;border-top:1px solid #e7e5e4;padding-top:12px;margin-top:24px">${escaped(footer)}</p>` : ''}${senderHtml(brand)}</div>`,
    ),
  };
}

/** The logo, or the name, above a line in the company's color. */
function headHtml(accent: string, brand: Brand | undefined): string {
  if (!brand) return '';
  const mark = brand.logo_url
    ? `<img src="${escaped(absolute(brand.logo_url))}" alt="${escaped(brand.name)}" height="36" style="height:36px;max-width:200px">`
    : `<strong style="font-size:17px">${escaped(brand.name)}</strong>`;
  return `<p style="margin:0 0 20px;padding-bottom:14px;border-bottom:3px solid ${accent}">${mark}</p>`;
}

function senderHtml(brand: Brand | undefined): string {
  if (!brand) return '';
  const { name, website } = brand;
  const site = website ? ` · <a href="${escaped(website)}" style="color:#57534e">${escaped(siteOf(website))}</a>` : '';
  return `<p style="color:#57534e;font-size:13px;margin-top:24px">${escaped(name)}${site}</p>`;
}

const senderText = ({ name, website }: Brand): string => (website ? `${name} · ${website}` : name);
const siteOf = (website: string): string => website.replace('https://', '');

function listText({ caption, items }: LetterList): string {
  return [caption, ...items.map(({ text, path }) => `• ${text}${path ? `\n  ${SCHEME}${path}` : ''}`)].join('\n');
}

function listHtml({ caption, items }: LetterList, accent: string): string {
  const lines = items.map(({ text, path }) => {
    const said = path
      ? `<a href="${escaped(`${SCHEME}${path}`)}" style="color:${accent};text-decoration:none">${escaped(text)}</a>`
      : escaped(text);
    return `<li style="margin:0 0 8px">${said}</li>`;
  });
  return `<p style="margin:20px 0 6px;font-weight:600">${escaped(caption)}</p><ul style="margin:0 0 20px;padding-left:20px">${lines.join('')}</ul>`;
}

function tableText({ caption, columns, rows, note }: LetterTable): string {
  const heading = columns.some(({ label }) => label) ? [columns.map(({ label }) => label)] : [];
  const lines = [...heading, ...rows].map((cells) => cells.join(' | '));
  return [...(caption ? [caption] : []), ...lines, ...(note ? [note] : [])].join('\n');
}

/** Styles are inlined because mail clients drop style sheets. */
function tableHtml({ caption, columns, rows, shares, note }: LetterTable, accent: string): string {
  const cell = 'padding:6px 10px;border-bottom:1px solid #e7e5e4;vertical-align:top';
  const side = (isFigure: boolean | undefined) => (isFigure ? 'right' : 'left');
  const head = columns.map(
    ({ label, isFigure }) =>
      `<th scope="col" style="${cell};text-align:${side(isFigure)};color:#57534e;font-weight:600">${escaped(label)}</th>`,
  );
  const isNamed = columns.some(({ label }) => label);
  const heading = isNamed ? `<thead><tr>${head.join('')}${shares ? '<th></th>' : ''}</tr></thead>` : '';
  const bar = (share: number) =>
    `<td style="${cell};width:160px"><div style="background:${accent};height:10px;border-radius:2px;width:${Math.max(1, Math.round(share * 100))}%"></div></td>`;
  const lines = rows.map(
    (values, at) =>
      `<tr>${values.map((value, index) => `<td style="${cell};text-align:${side(columns[index]?.isFigure)}">${escaped(value)}</td>`).join('')}${shares ? bar(shares[at] ?? 0) : ''}</tr>`,
  );
  return `${caption ? `<p style="margin:20px 0 6px;font-weight:600">${escaped(caption)}</p>` : ''}<table style="border-collapse:collapse;font-size:13px;width:100%;margin:0 0 24px">${heading}<tbody>${lines.join('')}</tbody></table>${note ? `<p style="color:#57534e;font-size:13px">${escaped(note)}</p>` : ''}`;
}

/** Pictures uploaded here are named by a path of ours. */
function absolute(address: string): string {
  return address.startsWith('/') ? `${SCHEME}${address}` : address;
}

export function withAddresses(body: string, baseUrl: string): string {
  return body.replaceAll(`${SCHEME}/`, `${baseUrl}/`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
