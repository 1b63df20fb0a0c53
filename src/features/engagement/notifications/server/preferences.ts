import { programModules } from '#features/setup/program-settings/server/service.ts';
import type { Call } from '#server/call.ts';
import { requireTimeZone } from '#server/company/time-zones.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { allTopics, type Topic } from '#server/extension-points/notification-topics.ts';
import { isInProgram, optionalModuleOf } from '#server/flags/offered.ts';
import { isModuleOff } from '#shared/access/permissions.ts';
import { said } from '#shared/text/labels.ts';
import type { EmailChoice, NotificationPreference, NotificationPreferenceChange } from '../schema.ts';
import type { Hours } from './mail-time.ts';

type Mode = Topic['mode'];
export interface Wish {
  in_app: boolean;
  email: EmailChoice;
  push: boolean;
}

/** Until a person chooses, their devices show what is emailed at once. */
const pushByDefault = ({ email }: Pick<Topic, 'email'>): boolean => email === 'instant';

/** Whether the topic belongs to the company's program: a module that the company removed sends no notices. */
export async function isTopicInProgram(call: Call, { resource }: Topic): Promise<boolean> {
  return optionalModuleOf(resource) === undefined || isInProgram(resource, await programModules(call));
}

/** The channels and hours each person chose for a topic. */
export async function wishesOf(
  call: Call,
  topic: Topic,
  user_ids: readonly string[],
): Promise<Map<string, Wish & { hours: Hours }>> {
  const rows = await call.rows<Partial<Wish> & Hours & { user_id: string }>(sql`
    select person as user_id, p.in_app, p.email, p.push, coalesce(h.timezone, o.timezone) as timezone,
      to_char(h.quiet_from, 'HH24:MI') as quiet_from, to_char(h.quiet_to, 'HH24:MI') as quiet_to,
      coalesce(to_char(h.digest_at, 'HH24:MI'), '08:00') as digest_at
    from unnest(${user_ids}::uuid[]) person join organizations o on o.id = ${call.organization_id}
    left join notification_preferences p on p.organization_id = ${call.organization_id} and p.user_id = person
      and p.mode = ${topic.mode} and p.topic = ${topic.key}
    left join notification_hours h on h.organization_id = ${call.organization_id} and h.user_id = person
      and h.mode = ${topic.mode}`);
  return new Map(
    rows.map(({ user_id, in_app, email, push, ...hours }) => [
      user_id,
      topic.is_critical
        ? {
            in_app: true,
            email: 'instant' as const,
            push: true,
            hours: { ...hours, quiet_from: null, quiet_to: null },
          }
        : { in_app: in_app ?? true, email: email ?? topic.email, push: push ?? pushByDefault(topic), hours },
    ]),
  );
}

/** The time zone of each person: the one chosen for notifications, otherwise the company's. */
export async function timeZonesOf(call: Call, mode: Mode, user_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await call.rows<{ user_id: string; timezone: string }>(sql`
    select person as user_id, coalesce(h.timezone, o.timezone) as timezone from unnest(${user_ids}::uuid[]) person
    join organizations o on o.id = ${call.organization_id}
    left join notification_hours h on h.organization_id = ${call.organization_id} and h.user_id = person
      and h.mode = ${mode}`);
  return new Map(rows.map(({ user_id, timezone }) => [user_id, timezone]));
}

/** The caller's own preferences, with defaults where none were chosen. */
export async function readPreference(call: Call): Promise<NotificationPreference> {
  const mode: Mode = call.actor.mode;
  const chosen = new Map(
    (
      await call.rows<{ topic: string } & Omit<Wish, 'push'> & { push: boolean | null }>(sql`
        select topic, in_app, email, push from notification_preferences
        where organization_id = ${call.organization_id} and user_id = ${call.actor.user_id} and mode = ${mode}`)
    ).map(({ topic, ...wish }) => [topic, wish]),
  );
  const hours = await call.maybe<Hours>(sql`
    select timezone, to_char(quiet_from, 'HH24:MI') as quiet_from, to_char(quiet_to, 'HH24:MI') as quiet_to,
      to_char(digest_at, 'HH24:MI') as digest_at
    from notification_hours
    where organization_id = ${call.organization_id} and user_id = ${call.actor.user_id} and mode = ${mode}`);
  return {
    topics: allTopics()
      .filter((topic) => topic.mode === mode && !isModuleOff(call.actor.permissions, topic.resource))
      .map(({ key, label, about, email, is_critical = false }) => ({
        topic: key,
        label: said(label),
        about: said(about),
        is_critical,
        in_app: true,
        email,
        ...(!is_critical && chosen.get(key)),
        push: is_critical || (chosen.get(key)?.push ?? pushByDefault({ email })),
      })),
    ...(hours ?? { timezone: call.actor.timezone, quiet_from: null, quiet_to: null, digest_at: '08:00' }),
  };
}

/** @throws 422 for an unknown or critical topic, incomplete quiet hours, or an unknown time zone */
export async function changePreference(call: Call, change: NotificationPreferenceChange): Promise<void> {
  const { topics: wishes = [], ...hours } = change;
  const now = await readPreference(call);
  for (const { topic, in_app, email, push } of wishes) {
    const known = now.topics.find((one) => one.topic === topic);
    if (!known) throw invalid({ topics: [`"${topic}" is not a topic`] });
    if (known.is_critical && !(in_app && email === 'instant' && push !== false)) {
      throw invalid({ topics: [`${known.label} cannot be turned off because they protect payments.`] });
    }
    await call.run(sql`
      insert into notification_preferences as p (organization_id, user_id, mode, topic, in_app, email, push)
      values (${call.organization_id}, ${call.actor.user_id}, ${call.actor.mode}, ${topic}, ${in_app}, ${email},
        ${push ?? null})
      on conflict (organization_id, user_id, mode, topic) do update set in_app = excluded.in_app, email = excluded.email,
        push = coalesce(excluded.push, p.push)`);
  }
  if (Object.keys(hours).length === 0) return;
  const { timezone, quiet_from, quiet_to, digest_at } = { ...now, ...hours };
  if ((quiet_from === null) !== (quiet_to === null)) {
    throw invalid({
      [quiet_from === null ? 'quiet_from' : 'quiet_to']: ['is required: quiet hours need a start and an end'],
    });
  }
  requireTimeZone(timezone);
  await call.run(sql`
    insert into notification_hours (organization_id, user_id, mode, timezone, quiet_from, quiet_to, digest_at)
    values (${call.organization_id}, ${call.actor.user_id}, ${call.actor.mode}, ${timezone}, ${quiet_from}, ${quiet_to},
      ${digest_at})
    on conflict (organization_id, user_id, mode) do update set timezone = excluded.timezone,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, digest_at = excluded.digest_at`);
}
