import type { brandShades } from '#shared/brand.ts';
import { oneLine, withoutOverrides } from '#shared/text/plain-text.ts';
import {
  type Brand,
  companyPages,
  escapeMailHtml,
  frameMail,
  mailColors,
  mailShades,
  OWN_SCHEME,
} from '../frame.schema.ts';
import type { MailSubject } from '../schema.ts';
import type { MailKind } from './kinds.ts';
import { mailTexts } from './texts.ts';

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
  /**
   * Buttons with which the reader can act without signing in; see `platform/mail-actions`. One can be the main button
   * instead of `action`: the page that it opens asks for confirmation.
   */
  actions?: readonly { label: string; path: string; isMain?: true }[];
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
  /** The topics of notifications that the reader turns off with one click. */
  topics?: readonly string[];
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

/** Our own addresses survive a change of the address of the installation, and the code that writes them need not know it. */
export const withAddresses = (body: string, baseUrl: string): string =>
  body.replaceAll(`${OWN_SCHEME}/`, `${baseUrl}/`);

type Shades = ReturnType<typeof brandShades>;

const own = (path: string): string => `${OWN_SCHEME}${path}`;
const SETTINGS = '/notification-settings';
const LONGEST_PREVIEW = 140;

/** The parts of an email in the order of its text; the HTML frames them. */
export function composeMail(letter: Letter, brand: Brand | null = null): { text: string; html: string } {
  const { paragraphs, lists = [], tables = [], action, actions = [] } = letter;
  const reasons = reasonsOf(letter);
  const pages = companyPages(brand).map(({ label, address }) => (label ? `${label}: ${address}` : address));
  const text = [
    ...paragraphs,
    ...lists.map(listText),
    ...tables.map(tableText),
    ...actions.map(({ label, path }) => `${label}:\n${own(path)}`),
    ...(action ? [`${action.label}:\n${own(action.path)}`] : []),
    '--',
    ...reasons.map(({ words, link }) => (link ? `${words} ${link.label}: ${own(link.path)}` : words)),
    [brand?.name ?? 'Tandem', ...pages].join(' · '),
  ];
  const { light } = mailShades(brand?.primary_color ?? null);
  const body = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeMailHtml(paragraph)}</p>`),
    ...lists.map(listHtml),
    ...tables.map((table) => tableHtml(table, light.accent)),
    buttonsHtml(letter, light),
  ].join('');
  const html = frameMail({
    brand,
    preview: previewOf(letter),
    body,
    reasons: reasons.map(
      ({ words, link }) =>
        escapeMailHtml(words) +
        (link
          ? ` <a href="${escapeMailHtml(own(link.path))}" style="color:${mailColors.quiet}">${escapeMailHtml(link.label)}</a>`
          : ''),
    ),
    isWide: tables.some(({ columns }) => columns.length > 2),
  });
  return { text: withoutOverrides(`${text.join('\n\n')}\n`), html: withoutOverrides(html) };
}

/** The line beside the subject: the first sentence after the greeting, and the first facts. */
function previewOf({ paragraphs, tables = [] }: Letter): string {
  const [first = '', second = ''] = paragraphs;
  const facts = tables.flatMap(({ rows }) => rows.slice(0, 2).map((cells) => cells.filter(Boolean).join(': ')));
  return oneLine([/[,、]$/.test(first.trim()) ? second : first, ...facts].join(' · '), LONGEST_PREVIEW);
}

interface Reason {
  words: string;
  link?: { label: string; path: string };
}

/** Why the reader gets the email, and where they decide about it, by its class. */
function reasonsOf({ kind, footer, access }: Letter): Reason[] {
  const given = footer ? [{ words: footer }] : [];
  // Readers without an account have no settings here.
  if (kind.class !== 'notice' || !access) return given;
  const link = { label: mailTexts.changeYourSettings, path: SETTINGS };
  return [...given, { words: mailTexts.becauseOfYourSettings, link }];
}

/** The thing to do comes first and is filled. */
function buttonsHtml({ action, actions = [] }: Letter, { accent, 'accent-on': on }: Shades): string {
  const shape = 'padding:11px 20px;border-radius:6px;text-decoration:none;font-weight:600;display:inline-block';
  const toDo = actions.find(({ isMain }) => isMain) ?? action;
  const others = [...actions, ...(action ? [action] : [])]
    .filter((one) => one !== toDo)
    .map(
      ({ label, path }) =>
        `<a class="outline" href="${escapeMailHtml(own(path))}" style="border:1px solid ${accent};color:${accent};margin:0 8px 8px 0;${shape}">${escapeMailHtml(label)}</a>`,
    );
  const main =
    toDo &&
    `<p style="margin:24px 0 8px"><a class="button" href="${escapeMailHtml(own(toDo.path))}" style="background:${accent};color:${on};${shape}">${escapeMailHtml(toDo.label)}</a></p>`;
  return `${main ?? ''}${others.length > 0 ? `<p style="margin:8px 0 0">${others.join('')}</p>` : ''}`;
}

function listText({ caption, items }: LetterList): string {
  return [caption, ...items.map(({ text, path }) => `• ${text}${path ? `\n  ${own(path)}` : ''}`)].join('\n');
}

function listHtml({ caption, items }: LetterList): string {
  const lines = items.map(({ text, path }) => {
    const said = path
      ? `<a href="${escapeMailHtml(own(path))}" class="link">${escapeMailHtml(text)}</a>`
      : escapeMailHtml(text);
    return `<li style="margin:0 0 8px">${said}</li>`;
  });
  return `<p style="margin:20px 0 6px;font-weight:600">${escapeMailHtml(caption)}</p><ul style="margin:0 0 16px;padding-left:20px">${lines.join('')}</ul>`;
}

function tableText({ caption, columns, rows, note }: LetterTable): string {
  const heading = columns.some(({ label }) => label) ? [columns.map(({ label }) => label)] : [];
  const lines = [...heading, ...rows].map((cells) => cells.join(' | '));
  return [...(caption ? [caption] : []), ...lines, ...(note ? [note] : [])].join('\n');
}

/** Styles are inlined because mail clients drop style sheets. */
function tableHtml({ caption, columns, rows, shares, note }: LetterTable, accent: string): string {
  const cell = `padding:6px 10px 6px 0;border-bottom:1px solid ${mailColors.line};vertical-align:top`;
  const side = (isFigure: boolean | undefined) => (isFigure ? 'right' : 'left');
  const head = columns.map(
    ({ label, isFigure }) =>
      `<th scope="col" class="line quiet" style="${cell};text-align:${side(isFigure)};color:${mailColors.quiet};font-weight:600">${escapeMailHtml(label)}</th>`,
  );
  const isNamed = columns.some(({ label }) => label);
  const heading = isNamed ? `<thead><tr>${head.join('')}${shares ? '<th></th>' : ''}</tr></thead>` : '';
  const bar = (share: number) =>
    `<td class="line" style="${cell};width:160px"><div class="bar" style="background:${accent};height:10px;border-radius:2px;width:${Math.max(1, Math.round(share * 100))}%"></div></td>`;
  const lines = rows.map((values, at) => {
    const cells = values.map((value, index) => {
      // In a table without headings, the first column names the second.
      const isLabel = !isNamed && index === 0;
      const look = isLabel ? `color:${mailColors.quiet};width:36%;overflow-wrap:normal;` : '';
      return `<td class="line${isLabel ? ' quiet' : ''}" style="${cell};${look}text-align:${side(columns[index]?.isFigure)}">${escapeMailHtml(value)}</td>`;
    });
    return `<tr>${cells.join('')}${shares ? bar(shares[at] ?? 0) : ''}</tr>`;
  });
  return `${caption ? `<p style="margin:20px 0 6px;font-weight:600">${escapeMailHtml(caption)}</p>` : ''}<div style="overflow-x:auto"><table style="border-collapse:collapse;font-size:14px;line-height:20px;width:100%;margin:0 0 16px">${heading}<tbody>${lines.join('')}</tbody></table></div>${note ? `<p class="quiet" style="margin:0 0 16px;color:${mailColors.quiet};font-size:13px">${escapeMailHtml(note)}</p>` : ''}`;
}
