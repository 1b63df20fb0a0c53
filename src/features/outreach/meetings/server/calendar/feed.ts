import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { inLanguage, readerLanguageOf } from '#server/language.ts';
import { allows } from '#shared/access/permissions.ts';
import type { FeedState, NewFeed } from '../../schema.ts';
import { texts } from '../texts.ts';
import { type CalendarMeeting, feedFile } from './file.ts';

const HOUR_MS = 3_600_000;
/** Older meetings leave the calendar. */
const PAST_DAYS = 90;
const MOST_MEETINGS = 500;

const mine = 'organization_id = $1 and user_id = $2 and partner_id is not distinct from $3';
const holder = ({ actor, organization_id }: Call) => [organization_id, actor.user_id, actor.partner_id];

export async function feedState(call: Call): Promise<FeedState> {
  const found = await call.maybe<Omit<FeedState, 'exists'>>(
    `select created_at, last_used_at from calendar_feeds where ${mine}`,
    holder(call),
  );
  return found ? { exists: true, ...found } : { exists: false, created_at: null, last_used_at: null };
}

/** Makes a new address; the earlier one stops working at once. */
export async function replaceFeed(call: Call): Promise<NewFeed> {
  const { token, hash } = newSecret();
  await removeFeed(call);
  await call.run(
    'insert into calendar_feeds (organization_id, user_id, partner_id, token_hash, created_at) values ($1, $2, $3, $4, $5)',
    [...holder(call), hash, call.now()],
  );
  return { path: `/api/public/calendars/${token}/meetings.ics` };
}

export async function removeFeed(call: Call): Promise<void> {
  await call.run(`delete from calendar_feeds where ${mine}`, holder(call));
}

interface Feed {
  id: string;
  organization_id: string;
  user_id: string;
  partner_id: string | null;
}

/**
 * The calendar behind a secret address, with what its person may see today. A person who has left, or may no longer
 * view meetings, has no calendar.
 * @throws 404 alike for an unknown address and one that no longer works
 */
export async function readFeed(kernel: Kernel, token: string): Promise<string> {
  const { system, identity, flags, clock, sealing, db } = kernel;
  const [feed] = await system.unscoped((tx) =>
    tx.rows<Feed>(
      sql`select id, organization_id, user_id, partner_id from calendar_feeds where token_hash = ${hashSecret(token)}`,
    ),
  );
  if (!feed) throw unknownToken(notFound('This calendar'));
  const actor = await identity.actorIn(feed.user_id, feed.organization_id, feed.partner_id);
  const isOpen = actor && (await flags.reaches('meetings', feed.organization_id));
  if (!isOpen || !allows(actor.permissions, 'meetings', 'view')) throw unknownToken(notFound('This calendar'));
  const now = clock.now();
  const { name, language, rows } = await db.transaction(scopeOf(actor), async (tx) => {
    const call = new Call({ actor, tx, clock, sealing });
    const { name } = await call.one<{ name: string }>(
      sql`select name from organizations where id = ${call.organization_id}`,
    );
    return { name, language: await readerLanguageOf(call, feed), rows: await meetingsOf(call, now) };
  });
  await system.unscoped((tx) =>
    tx.run(sql`
      update calendar_feeds set last_used_at = ${now}
      where id = ${feed.id} and coalesce(last_used_at < ${new Date(now.getTime() - HOUR_MS)}, true)`),
  );
  return inLanguage(language, () => feedFile(texts.meetingsOf(name), rows, now));
}

/** The meetings that the person organizes or attends. */
function meetingsOf(call: Call, now: Date): Promise<CalendarMeeting[]> {
  const { user_id, mode } = call.actor;
  return call.rows<CalendarMeeting>(sql`
    select m.id, m.title, m.starts_at, m.duration_minutes, m.place, m.agenda, greatest(m.sequence - 1, 0) as sequence,
      m.updated_at, m.status = 'canceled' as is_canceled, coalesce(m.partner_name, '') as partner_name
    from meeting_rows m
    where m.organization_id = ${call.organization_id} and m.starts_at is not null
      and m.starts_at > ${new Date(now.getTime() - PAST_DAYS * 24 * HOUR_MS)}
      and (m.owner_user_id = ${user_id}
        or exists (select from meeting_attendees a where a.organization_id = m.organization_id
        and a.meeting_id = m.id
          and (a.user_id = ${user_id} or (${mode === 'partner'} and a.contact_id in (select c.id from contacts c
          where c.organization_id = m.organization_id and c.user_id = ${user_id})))))
    order by m.starts_at desc, m.id limit ${sql.raw(MOST_MEETINGS)}`);
}
