import { postToChannels } from '#features/engagement/chat-channels/server/service.ts';
import { pushLater, withdrawPushes } from '#features/engagement/push-devices/server/service.ts';
import {
  mailActionOf,
  type Offer,
  type OfferedLink,
  offerActions,
} from '#features/platform/mail-actions/server/service.ts';
import { type Conversation, offerReply } from '#features/platform/mail-replies/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import { type Letter, type MailKind, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { topicOf } from '#server/extension-points/notification-topics.ts';
import { inLanguage, readerLanguageOf, readerLanguagesOf } from '#server/language.ts';
import { newId } from '#shared/ids.ts';
import { said } from '#shared/text/labels.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { storeNotices } from './combine.ts';
import { noticeKind } from './mail-kinds.ts';
import { mailTime } from './mail-time.ts';
import { isTopicInProgram, wishesOf } from './preferences.ts';

export { changePreference, timeZonesOf } from './preferences.ts';

/** Removes the notices, and the emails that wait, which lead to records that are gone. */
export async function withdrawNotices(call: Call, record_ids: readonly string[]): Promise<void> {
  if (record_ids.length === 0) return;
  for (const table of ['in_app_notifications', 'waiting_notices'])
    await call.run(sql`
      delete from ${sql.identifier(table)} where organization_id = ${call.organization_id} and exists (
        select from regexp_matches(link, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
        where m[1] = any(${record_ids}::text[]))`);
  await withdrawPushes(call, record_ids);
  await call.announce('in_app_notifications.updated', null, {});
}

export interface Addressee {
  user_id: string;
  full_name: string;
  email: string;
}

/** The colleagues with a permission, or all users of a partner who have a login. */
export type Audience =
  | { mode: 'company'; people: readonly Addressee[] }
  | { mode: 'partner'; partner_id: string; people: readonly Addressee[] };

/** A label and its value: `['Answer by', 'Friday, November 27']`. */
export type Fact = readonly [label: string, value: string | null | undefined];

export interface Notice {
  kind: string;
  text: string;
  /** A path in the product ("/partners/pending/..."), or an https address. */
  link?: string;
  /** The channels its sender chose; without them all. What each person turned off stays off. */
  channels?: { in_app: boolean; email: boolean };
  /** Sent once per person under this key, however often a job runs. */
  dedupe_key?: string;
  /** The facts by which the reader decides, listed below the text of the email; empty values are left out. */
  facts?: readonly Fact[];
  /** The records of the notice; an email about them appears in the timeline of each. */
  about?: readonly MailSubject[];
  /** Between people of one partner: the company sees neither the subject nor the text of its email. */
  is_private?: true;
  /** Actions that the email offers to readers who may do them, without signing in. */
  actions?: readonly Offer[];
  /** The conversation that replies to the email belong to. */
  reply?: Conversation;
  /** The chat channels have got this notice already. */
  isInChat?: true;
}

/** The content of a notice sent as a separate email; without it the email repeats the text of the bell. */
export interface NoticeLetter {
  /** The kind of email, for one with links of its own. */
  kind?: MailKind;
  subject: string;
  /** The label of the button. */
  action: string;
  /** Additional information for the reader. */
  more?: string;
  lists?: Letter['lists'];
}

/** A text for a reader, in their language: within the function, `texts` are read in it. */
export type Written<T> = T | (() => T | Promise<T>);

const write = async <T extends object>(written: Written<T>): Promise<T> =>
  typeof written === 'function' ? written() : written;

/** The recipients of emails that open transactions send. */
const mailedIn = new WeakMap<Call['tx'], Set<string>>();

/** The colleagues who get an email about this transaction already, so that one event sends each person one email. */
export const alreadyEmailed = ({ tx }: Call): ReadonlySet<string> => mailedIn.get(tx) ?? new Set();

function noteMailed({ tx }: Call, user_id: string): void {
  mailedIn.set(tx, (mailedIn.get(tx) ?? new Set()).add(user_id));
}

/**
 * Notifies people through the channels they chose for its topic: in the bell, by immediate email, or by a later email.
 * A person is notified once under one `dedupe_key`. It runs with the company's rights, because neither a partner nor a
 * colleague who sees only their own partners may read the preferences of others.
 */
export async function notify(
  call: Call,
  audience: Audience,
  notice: Written<Notice>,
  letter?: Written<NoticeLetter>,
): Promise<void> {
  if (audience.people.length === 0) return;
  const partner_id = audience.mode === 'partner' ? audience.partner_id : null;
  const languages = await call.asCompany(async (company) => ({
    // Chats, and those without a language, read that of the partner or the company.
    common: await readerLanguageOf(company, { user_id: null, partner_id }),
    byReader: await readerLanguagesOf(
      company,
      partner_id,
      audience.people.map(({ user_id }) => user_id),
    ),
  }));
  // Written with the rights of the caller, whose call the functions use.
  const written = new Map<string, Told>();
  for (const language of new Set([languages.common, ...languages.byReader.values()]))
    written.set(
      language,
      await inLanguage(language, async () => ({
        notice: await write(notice),
        letter: letter && (await write(letter)),
      })),
    );
  await call.asCompany((company) => tell(company, audience, { ...languages, written }));
}

/** A notice and its letter as one reader gets them. */
interface Told {
  notice: Notice;
  letter: NoticeLetter | undefined;
}

interface ToldInLanguages {
  common: string;
  byReader: ReadonlyMap<string, string>;
  /** By language. */
  written: ReadonlyMap<string, Told>;
}

async function tell(
  call: Call,
  audience: Audience,
  { common: commonLanguage, byReader: languages, written }: ToldInLanguages,
): Promise<void> {
  const { mode } = audience;
  const partner_id = audience.mode === 'partner' ? audience.partner_id : null;
  const common = written.get(commonLanguage)!;
  const topic = topicOf(common.notice.kind);
  if (!(await isTopicInProgram(call, topic))) return;
  const people = await withAccess(call, partner_id, audience.people);
  const wishes = await wishesOf(
    call,
    topic,
    people.map(({ user_id }) => user_id),
  );
  const toldTo = (user_id: string): Told => written.get(languages.get(user_id)!)!;
  const told = await storeNotices(call, topic, common.notice, {
    mode,
    partner_id,
    people: people.map(({ user_id }) => ({
      user_id,
      language: languages.get(user_id)!,
      text: toldTo(user_id).notice.text,
      is_muted: common.notice.channels?.in_app === false || !wishes.get(user_id)!.in_app,
    })),
  });
  // Live screens learn that there is a notice, but not its content.
  if (told.some(({ is_muted }) => !is_muted)) {
    await call.announce('in_app_notifications.created', null, partner_id ? { partner_id } : {});
  }
  // A private notice is for its readers only.
  if (told.length > 0 && !common.notice.is_private && !common.notice.isInChat)
    await inLanguage(commonLanguage, () => tellChannels(call, mode, partner_id, topic.key, common.notice));
  const fresh = new Set(told.map(({ user_id }) => user_id));
  // Devices get what the bell gets, in quiet hours later.
  const pushed = [...fresh].flatMap((user_id) => {
    const { push, hours } = wishes.get(user_id)!;
    return push && common.notice.channels?.in_app !== false
      ? [{ user_id, text: toldTo(user_id).notice.text, at: mailTime('instant', call.now(), hours)! }]
      : [];
  });
  const { link = null, actions = [] } = common.notice;
  await pushLater(call, pushed, { mode, partner_id, topic: topic.key, link, actions });
  if (common.notice.channels?.email === false) return;
  for (const person of people.filter(({ user_id }) => fresh.has(user_id))) {
    const { email, hours } = wishes.get(person.user_id)!;
    const at = mailTime(email, call.now(), hours);
    if (!at) continue;
    if (mode === 'company') noteMailed(call, person.user_id);
    const own = toldTo(person.user_id);
    if (at.getTime() !== call.now().getTime())
      await mailLater(call, person, { ...own.notice, topic: topic.key, mode, partner_id, mail_at: at });
    else
      await inLanguage(languages.get(person.user_id)!, () => mailNow(call, person, partner_id, own.notice, own.letter));
  }
}

/** A chat gets each notice once, with buttons to pages on which the reader signs in and confirms. */
async function tellChannels(
  call: Call,
  mode: Audience['mode'],
  partner_id: string | null,
  topic: string,
  { text, link, actions = [] }: Notice,
): Promise<void> {
  const buttons = actions.flatMap((offer) => {
    const action = mailActionOf(offer.action);
    return action?.modes.includes(mode) ? [{ ...offer, label: said(action.label) }] : [];
  });
  await postToChannels(call, partner_id, { topic, text, link, actions: buttons });
}

/** Filters people who can still open the linked page, so that emails do not reveal what has become inaccessible. */
export async function withAccess<P extends Addressee>(
  call: Call,
  partner_id: string | null,
  people: readonly P[],
): Promise<P[]> {
  const ids = people.map(({ user_id }) => user_id);
  const found = await call.rows<{ id: string }>(
    sql`select id from unnest(${ids}::uuid[]) id where has_access(id, ${partner_id})`,
  );
  const open = new Set(found.map(({ id }) => id));
  return people.filter(({ user_id }) => open.has(user_id));
}

/** Shortens a text for a subject line, with an ellipsis. */
export function excerpt(text: string, most = 80): string {
  return text.length <= most ? text : `${text.slice(0, most - 3).trimEnd()}…`;
}

/** A subject with the facts that decide; names can be long, so it may be longer than an excerpt. */
export const notificationSubject = (text: string): string => oneLine(text, 120);

async function mailNow(
  call: Call,
  { user_id, email, full_name }: Addressee,
  partner_id: string | null,
  notice: Notice,
  letter?: NoticeLetter,
) {
  const parts = await emailParts(call, { user_id, partner_id }, notice);
  const topic = topicOf(notice.kind);
  await sendMail(call, {
    ...parts,
    kind:
      letter?.kind ?? noticeKind(topic, { isPrivate: notice.is_private ?? false, hasActions: Boolean(parts.actions) }),
    // Critical notices are always sent.
    ...(!topic.is_critical && { topics: [topic.key] }),
    to: email,
    to_name: full_name,
    ...(notice.about && { about: notice.about }),
    access: { user_id, partner_id },
    subject: letter?.subject ?? excerpt(notice.text),
    paragraphs: [mailTexts.hello(full_name), notice.text, ...(letter?.more ? [letter.more] : [])],
    ...(letter?.lists && { lists: letter.lists }),
    ...notificationFacts(notice.facts),
    ...(notice.link?.startsWith('/') && { action: { label: letter?.action ?? mailTexts.open, path: notice.link } }),
  });
}

/** A longer text is in the product, one click away. */
const LONGEST_FACT = 300;

/** The facts as a table of two columns. */
export function notificationFacts(facts: readonly Fact[] = []): Pick<Letter, 'tables'> {
  const rows = facts.flatMap(([label, value]) => (value ? [[label, oneLine(value, LONGEST_FACT)]] : []));
  return rows.length > 0 ? { tables: [{ columns: [{ label: '' }, { label: '' }], rows }] } : {};
}

/** The buttons and the reply address for one reader of an email. */
export async function emailParts(
  call: Call,
  reader: { user_id: string; partner_id: string | null },
  { actions, reply }: Pick<Notice, 'actions' | 'reply'>,
): Promise<{ actions?: OfferedLink[]; reply?: { key: string; id: string }; footer?: string }> {
  const links = actions ? await offerActions(call, reader, actions) : [];
  const offered = reply && (await offerReply(call, reader, reply));
  return {
    ...(links.length > 0 && { actions: links }),
    ...(offered && { reply: { key: 'reply', id: offered.reply_id }, footer: offered.hint }),
  };
}

async function mailLater(
  call: Call,
  { user_id, email, full_name }: Addressee,
  notice: Notice & { topic: string; mode: string; partner_id: string | null; mail_at: Date },
): Promise<void> {
  await call.run(sql`
    insert into waiting_notices (id, organization_id, user_id, mode, partner_id, to_address, full_name, topic, text,
      link, mail_at, about, actions, reply, facts, is_private)
    values (${newId()}, ${call.organization_id}, ${user_id}, ${notice.mode}, ${notice.partner_id}, ${email},
      ${full_name}, ${notice.topic}, ${notice.text}, ${notice.link ?? null}, ${notice.mail_at},
      ${JSON.stringify(notice.about ?? [])}, ${JSON.stringify(notice.actions ?? [])},
      ${notice.reply ? JSON.stringify(notice.reply) : null}, ${JSON.stringify(notice.facts ?? [])},
      ${notice.is_private ?? false})`);
}

/** The colleagues in any of these roles. */
export function teamMemberAddressees(call: Call, roles: readonly string[]): Promise<Addressee[]> {
  return call.rows<Addressee>(sql`
    select id as user_id, full_name, email from people
    where organization_id = ${call.organization_id} and status = 'active' and role = any(${roles})
    order by full_name, id`);
}

/** The given users who are still colleagues. */
export function teamMembersAmong(call: Call, ids: readonly string[]): Promise<Addressee[]> {
  return call.rows<Addressee>(sql`
    select id as user_id, full_name, email from people
    where organization_id = ${call.organization_id} and status = 'active' and id = any(${ids})
    order by full_name, id`);
}

/** All users of a partner who can sign in. */
export function partnerUserAddressees(call: Call, partner_id: string): Promise<Addressee[]> {
  return call.rows<Addressee>(sql`select user_id, full_name, email from partner_people(${partner_id})`);
}

export async function unreadCount(call: Call): Promise<number> {
  const { count } = await call.one<{ count: number }>(
    sql`select count(*) as count from my_notifications where organization_id = ${call.organization_id} and not is_read`,
  );
  return count;
}

/** Marks the caller's own notifications as read; ids of others are ignored. @returns the number of unread ones */
export async function markAsRead(call: Call, ids: readonly string[] | 'all'): Promise<number> {
  const marked = await call.run(sql`
    update in_app_notifications n set is_read = true from my_notifications m
    where m.organization_id = ${call.organization_id} and n.organization_id = m.organization_id and n.id = m.id
      and not n.is_read
      and (${ids === 'all' ? null : ids}::uuid[] is null or n.id = any(${ids === 'all' ? null : ids}))`);
  // Updates the bell in the same person's other windows.
  const { partner_id } = call.actor;
  if (marked > 0) await call.announce('in_app_notifications.updated', null, partner_id ? { partner_id } : {});
  return unreadCount(call);
}
