import type { MailSubject } from '#features/platform/mails/schema.ts';
import { mailTexts, mergeSubjects, sendMail } from '#features/platform/mails/server/service.ts';
import { programModules } from '#features/setup/program-settings/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { allTopics, type Topic } from '#server/extension-points/notification-topics.ts';
import { isInProgram } from '#server/flags/offered.ts';
import { inLanguageOf } from '#server/language.ts';
import { said } from '#shared/text/labels.ts';
import { digestKind, noticeKind } from './mail-kinds.ts';
import {
  type Addressee,
  emailParts,
  excerpt,
  type Notice,
  notificationFacts,
  partnerUserAddressees,
  teamMembersAmong,
  withAccess,
} from './service.ts';
import { texts } from './texts.ts';

interface Waiting {
  id: string;
  user_id: string;
  mode: 'company' | 'partner';
  partner_id: string | null;
  topic: string;
  text: string;
  link: string | null;
  about: MailSubject[];
  actions: NonNullable<Notice['actions']>;
  reply: Notice['reply'] | null;
  facts: NonNullable<Notice['facts']>;
  is_private: boolean;
}

/** Sends the waiting notices that are due by email: one email to each person for each view, with all topics. */
export async function sendDigests(call: Call): Promise<void> {
  const waiting = await call.rows<Waiting>(sql`
    delete from waiting_notices
    where organization_id = ${call.organization_id} and (user_id, mode, coalesce(partner_id, organization_id)) in
      (select user_id, mode, coalesce(partner_id, organization_id) from waiting_notices
        where organization_id = ${call.organization_id} and mail_at <= ${call.now()})
    returning id, user_id, mode, partner_id, topic, text, link, about, actions, reply, facts, is_private`);
  if (waiting.length === 0) return;
  // A module that the company removed in the meantime sends nothing.
  const program = await programModules(call);
  const due = waiting.filter(({ topic }) => isInProgram(topicNamed(topic)?.resource ?? topic, program));
  for (const [partner_id, notices] of Map.groupBy(due, (notice) => notice.partner_id)) {
    const letters = Map.groupBy(notices, ({ user_id }) => user_id);
    const people = partner_id
      ? await partnerUserAddressees(call, partner_id)
      : await teamMembersAmong(call, [...letters.keys()]);
    // People who left get no more emails; people with a new address get them there.
    for (const person of await withAccess(call, partner_id, people)) {
      const own = letters.get(person.user_id);
      if (own)
        await inLanguageOf(call, { user_id: person.user_id, partner_id }, () =>
          mailTogether(call, person, partner_id, inOrder(own)),
        );
    }
  }
}

async function mailTogether(
  call: Call,
  { user_id, email, full_name }: Addressee,
  partner_id: string | null,
  notices: readonly Waiting[],
): Promise<void> {
  const only = notices.length === 1 ? notices[0]! : undefined;
  // Buttons below several notices would not say what they are for.
  const parts = only
    ? await emailParts(
        call,
        { user_id, partner_id },
        { actions: only.actions, ...(only.reply && { reply: only.reply }) },
      )
    : {};
  const sent = { isPrivate: notices.some(({ is_private }) => is_private), hasActions: Boolean(parts.actions) };
  const topic = only && topicNamed(only.topic);
  await sendMail(call, {
    ...parts,
    // One notice alone is an email about its topic.
    kind: only && topic ? noticeKind(topic, sent) : digestKind(sent),
    topics: topicsOf(notices),
    to: email,
    to_name: full_name,
    about: mergeSubjects(notices.map(({ about }) => about)),
    access: { user_id, partner_id },
    subject: only ? excerpt(only.text) : texts.newNotifications(notices.length),
    paragraphs: [mailTexts.hello(full_name), ...(only ? [only.text] : [])],
    ...(only ? notificationFacts(only.facts) : { lists: listsOf(notices) }),
    action:
      only && isOurs(only.link)
        ? { label: mailTexts.open, path: only.link }
        : { label: partner_id ? texts.openPortal : texts.openNotifications, path: '/' },
  });
}

/** Groups notices by topic, each with the link it has in the bell. */
function listsOf(notices: readonly Waiting[]) {
  return [...Map.groupBy(notices, ({ topic }) => topic)].map(([topic, several]) => ({
    caption: `${labelOf(topic)} (${several.length})`,
    items: several.map(({ text, link }) => ({ text, ...(isOurs(link) && { path: link }) })),
  }));
}

const isOurs = (link: string | null): link is string => link?.startsWith('/') ?? false;

/** Ids sort by time. */
function inOrder(notices: readonly Waiting[]): Waiting[] {
  return notices.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const topicNamed = (topic: string): Topic | undefined => allTopics().find(({ key }) => key === topic);
const labelOf = (topic: string): string => said(topicNamed(topic)?.label ?? topic);

/** The topics that one click turns off: never payments, signatures or those that are always sent. */
function topicsOf(notices: readonly Waiting[]): string[] {
  const topics = new Set(notices.map(({ topic }) => topic));
  return [...topics].filter((key) => {
    const topic = topicNamed(key);
    return topic && !topic.mail && !topic.is_critical;
  });
}
