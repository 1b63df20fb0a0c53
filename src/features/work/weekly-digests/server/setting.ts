import { timeZonesOf } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { allows } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import { addDays } from '#shared/time/dates.ts';
import { instantOfWall, wallClock } from '#shared/time/wall-clock.ts';
import type { WeeklyDigest, WeeklyDigestChange, WeeklyDigestSettings } from '../schema.ts';

export const TOPIC = 'weekly_digest';
export const TOPIC_LABEL = 'Weekly digest';

interface Choice {
  weekday: number;
  hour: number;
}
const usual = { weekday: 1, hour: 8, in_chat: false, last_week: null } as const;

/** Monday of the week of a day. */
export function weekOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** @param week its Monday */
export function timeInWeek(week: string, { weekday, hour }: Choice, zone: string): Date {
  return instantOfWall(`${addDays(week, weekday - 1)} ${String(hour).padStart(2, '0')}:00:00`, zone);
}

/**
 * The next time on the chosen weekday and hour by the person's clock, in a week that had no digest yet. A week begins on
 * Monday, so a digest that moved within the week is not sent twice.
 */
export function nextDigest(now: Date, { weekday, hour }: Choice, zone: string, last_week: string | null): Date {
  let week = weekOf(wallClock(now, zone).slice(0, 10));
  for (;;) {
    const at = timeInWeek(week, { weekday, hour }, zone);
    if (at > now && (last_week === null || week > last_week)) return at;
    week = addDays(week, 7);
  }
}

type Stored = Choice & { in_chat: boolean; last_week: string | null };

async function storedOf(call: Call): Promise<Stored> {
  const stored = await call.maybe<Stored>(sql`
    select weekday, hour, in_chat, last_week from weekly_digests
    where organization_id = ${call.organization_id} and partner_id = ${call.actor.partner_id}
      and user_id = ${call.actor.user_id}`);
  return stored ?? usual;
}

export async function readWeeklyDigest(call: Call): Promise<WeeklyDigest> {
  const { weekday, hour, in_chat } = await storedOf(call);
  return {
    weekday,
    hour,
    in_chat,
    timezone: await zoneOf(call),
    is_offered: (await call.asCompany(readDigestSettings)).is_on,
    may_use_chat: managesChat(call) && (await hasChannel(call)),
  };
}

const managesChat = ({ actor }: Call) => allows(actor.permissions, 'chat_channels', 'manage');

async function hasChannel(call: Call): Promise<boolean> {
  const channel = await call.maybe(sql`
    select from chat_channels
    where organization_id = ${call.organization_id} and partner_id = ${call.actor.partner_id} and is_on
      and ${TOPIC} = any(topics)
    limit 1`);
  return channel !== undefined;
}

async function zoneOf(call: Call): Promise<string> {
  const user_id = call.actor.user_id!;
  return (await call.asCompany((company) => timeZonesOf(company, 'partner', [user_id]))).get(user_id)!;
}

/** @throws 422 for chat without a channel, or of somebody who does not manage channels */
export async function changeWeeklyDigest(call: Call, change: WeeklyDigestChange): Promise<WeeklyDigest> {
  if (change.in_chat && !managesChat(call))
    throw invalid({ in_chat: ['is for people who manage the chat channels of your organization'] });
  if (change.in_chat && !(await hasChannel(call)))
    throw invalid({ in_chat: [`needs a chat channel of your organization with the topic “${TOPIC_LABEL}”`] });
  const { weekday, hour, in_chat, last_week } = { ...(await storedOf(call)), ...change };
  const timezone = await zoneOf(call);
  const next_at = nextDigest(call.now(), { weekday, hour }, timezone, last_week);
  await call.run(sql`
    insert into weekly_digests (id, organization_id, partner_id, user_id, weekday, hour, in_chat, next_at, timezone)
    values (${newId()}, ${call.organization_id}, ${call.actor.partner_id}, ${call.actor.user_id}, ${weekday}, ${hour},
      ${in_chat}, ${next_at}, ${timezone})
    on conflict (organization_id, partner_id, user_id) do update set weekday = excluded.weekday, hour = excluded.hour,
      in_chat = excluded.in_chat, next_at = excluded.next_at, timezone = excluded.timezone`);
  return readWeeklyDigest(call);
}

export async function readDigestSettings(call: Call): Promise<WeeklyDigestSettings> {
  const settings = await call.maybe<WeeklyDigestSettings>(
    sql`select is_on from weekly_digest_settings where organization_id = ${call.organization_id}`,
  );
  return settings ?? { is_on: true };
}

export async function saveDigestSettings(call: Call, { is_on }: WeeklyDigestSettings): Promise<WeeklyDigestSettings> {
  await call.run(sql`
    insert into weekly_digest_settings (id, organization_id, is_on)
    values (${newId()}, ${call.organization_id}, ${is_on})
    on conflict (organization_id) do update set is_on = excluded.is_on`);
  return readDigestSettings(call);
}
