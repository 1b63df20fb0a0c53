import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Topic } from '#server/extension-points/notification-topics.ts';
import { inLanguage } from '#server/language.ts';
import { said } from '#shared/text/labels.ts';
import { texts } from './texts.ts';

interface Notice {
  kind: string;
  link?: string;
  dedupe_key?: string;
  is_private?: true;
}

interface Told {
  mode: 'company' | 'partner';
  partner_id: string | null;
  people: readonly { user_id: string; language: string; text: string; is_muted: boolean }[];
}

/** The id of a record at the end of a link, or before its query. */
const RECORD = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

const COUNT = '{count}';
const LATEST = '{latest}';

/** The key that unread notices share that become one row; null for notices that stand alone. */
function similarKey(topic: Topic, { kind, link }: Notice): string | null {
  if (topic.similar?.[kind]) return kind;
  return link && RECORD.test(link) ? `${kind} ${link}` : null;
}

/** Forgets people who were notified under this key already. */
async function notToldYet(
  call: Call,
  { dedupe_key }: Notice,
  user_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!dedupe_key) return new Set(user_ids);
  const fresh = await call.rows<{ user_id: string }>(sql`
    insert into notification_keys (organization_id, user_id, dedupe_key, created_at)
    select ${call.organization_id}, person, ${dedupe_key}, ${call.now()} from unnest(${user_ids}::uuid[]) person
    order by person
    on conflict do nothing returning user_id`);
  return new Set(fresh.map(({ user_id }) => user_id));
}

/**
 * Stores a notice for each person. A similar unread one takes it in: it gets the text, the link and the time of both,
 * and counts them. The people are in one order in every transaction, so that two of them never wait for each other.
 * @returns the people who were not notified under the same key before
 */
export async function storeNotices(call: Call, topic: Topic, notice: Notice, to: Told): Promise<Told['people']> {
  const fresh = await notToldYet(
    call,
    notice,
    to.people.map(({ user_id }) => user_id),
  );
  const people = to.people.filter(({ user_id }) => fresh.has(user_id));
  if (people.length === 0) return [];
  const similar = topic.similar?.[notice.kind];
  // The database counts the notices, so it fills in the sentence.
  const combined = people.map(({ language }) =>
    similar ? inLanguage(language, () => texts.several(COUNT, said(similar.many), LATEST)) : null,
  );
  await call.run(sql`
    insert into in_app_notifications as n
      (organization_id, user_id, mode, partner_id, kind, text, link, created_at, is_muted, similar_key, is_private)
    select ${call.organization_id}, person, ${to.mode}, ${to.partner_id}, ${notice.kind}, text,
      ${notice.link ?? null}, ${call.now()}, is_muted, case when not is_muted then ${similarKey(topic, notice)} end,
      ${notice.is_private ?? false}
    from unnest(${people.map(({ user_id }) => user_id)}::uuid[],
      ${people.map(({ is_muted }) => is_muted)}::boolean[],
      ${people.map(({ text }) => text)}::text[]) as told(person, is_muted, text) order by person
    on conflict (organization_id, user_id, mode, coalesce(partner_id, organization_id), similar_key)
      where not is_read and similar_key is not null
    do update set count = n.count + 1, created_at = greatest(n.created_at, excluded.created_at),
      link = coalesce(${similar?.link ?? null}, excluded.link), is_private = n.is_private or excluded.is_private,
      text = coalesce((select replace(replace(sentence, ${COUNT}, (n.count + 1)::text), ${LATEST}, excluded.text)
        from unnest(${people.map(({ user_id }) => user_id)}::uuid[], ${combined}::text[]) as own(person, sentence)
        where person = excluded.user_id), excluded.text)`);
  return people;
}
