import type { Call } from '#server/call.ts';

export interface Addressee {
  user_id: string;
  full_name: string;
  email: string;
}

/** A person who may act for the company on a resource, or everybody of a partner who has a login. */
export type Audience =
  | { mode: 'company'; people: readonly Addressee[] }
  | { mode: 'partner'; partner_id: string; people: readonly Addressee[] };

export interface Notice {
  kind: string;
  text: string;
  /** A path in the app ("/partners/pending/..."), or an https address. */
  link?: string;
  /** Told once per person under this key, however often a job runs. */
  dedupe_key?: string;
}

/**
 * Tells people in the app. Call it with the company's eyes (`asCompany`): a partner may not write to others.
 * @returns those who had not been told yet, for a mail to follow
 */
export async function notify(call: Call, audience: Audience, notice: Notice): Promise<Addressee[]> {
  if (audience.people.length === 0) return [];
  const partner_id = audience.mode === 'partner' ? audience.partner_id : null;
  const told = await call.rows<{ user_id: string }>(
    `insert into in_app_notifications (organization_id, user_id, mode, partner_id, kind, text, link, dedupe_key, created_at)
     select $1, person, $2, $3, $4, $5, $6, $7, $8 from unnest($9::uuid[]) person
     on conflict (user_id, dedupe_key) do nothing returning user_id`,
    [
      call.organization_id,
      audience.mode,
      partner_id,
      notice.kind,
      notice.text,
      notice.link ?? null,
      notice.dedupe_key ?? null,
      call.now(),
      audience.people.map(({ user_id }) => user_id),
    ],
  );
  // Live screens hear that there is something, not what.
  if (told.length > 0) await call.announce('in_app_notifications.created', null, partner_id ? { partner_id } : {});
  const fresh = new Set(told.map(({ user_id }) => user_id));
  return audience.people.filter(({ user_id }) => fresh.has(user_id));
}

/** Colleagues of the company in any of these roles. */
export function colleagues(call: Call, roles: readonly string[]): Promise<Addressee[]> {
  return call.rows<Addressee>(
    `select id as user_id, full_name, email from people where organization_id = $1 and status = 'active' and role = any($2)
     order by full_name, id`,
    [call.organization_id, roles],
  );
}

/** Everybody of a partner who can sign in. */
export function peopleOfPartner(call: Call, partner_id: string): Promise<Addressee[]> {
  return call.rows<Addressee>('select user_id, full_name, email from partner_people($1)', [partner_id]);
}

export async function unreadCount(call: Call): Promise<number> {
  const { count } = await call.one<{ count: number }>(
    'select count(*) as count from my_notifications where organization_id = $1 and not is_read',
    [call.organization_id],
  );
  return count;
}

/** The caller's own only; ids of others are passed over. @returns how many are unread now */
export async function markAsRead(call: Call, ids: readonly string[] | 'all'): Promise<number> {
  await call.run(
    `update in_app_notifications n set is_read = true from my_notifications m
     where m.organization_id = $1 and n.organization_id = m.organization_id and n.id = m.id and not n.is_read
       and ($2::uuid[] is null or n.id = any($2))`,
    [call.organization_id, ids === 'all' ? null : ids],
  );
  return unreadCount(call);
}
