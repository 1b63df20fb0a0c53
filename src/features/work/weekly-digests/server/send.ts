import { postToChannels } from '#features/engagement/chat-channels/server/service.ts';
import {
  type Addressee,
  notificationSubject,
  notify,
  partnerUserAddressees,
  timeZonesOf,
} from '#features/engagement/notifications/server/service.ts';
import { mailActionOf, type Offer } from '#features/platform/mail-actions/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { markModules } from '#server/flags/mark-modules.ts';
import { type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { inLanguage, readerLanguageOf } from '#server/language.ts';
import { newId } from '#shared/ids.ts';
import { said } from '#shared/text/labels.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { wallClock } from '#shared/time/wall-clock.ts';
import { composeDigest, type Digest } from './compose.ts';
import { nextDigest, readDigestSettings, TOPIC, TOPIC_LABEL, timeInWeek, weekOf } from './setting.ts';
import { stopAction } from './stop.ts';
import { texts } from './texts.ts';

export const digestJobs: Record<string, JobHandler> = {
  'weekly-digests.enroll': enroll,
  'weekly-digests.send': sendDue,
  'weekly-digests.bounced': async ({ within }, { ref_id, payload }) => {
    const { is_hard } = (payload ?? {}) as { is_hard?: boolean };
    if (is_hard) await within((call) => noteBounce(call, String(ref_id)));
  },
};

export const digestTopics: Record<string, string[]> = { 'mail_outbox.bounced': ['weekly-digests.bounced'] };

/** Time zones differ by quarters of an hour. */
export const digestSchedules: Schedule[] = [
  { cron: '5 * * * *', task: 'weekly-digests.enroll', companies: withRows('partners') },
  { cron: '*/15 * * * *', task: 'weekly-digests.send', companies: withRows('weekly_digests') },
];

/** Gives new partner users their usual time: Monday at eight, from the next one on. */
async function enroll({ within }: Job): Promise<void> {
  await within(async (call) => {
    const people = await call.rows<{ partner_id: string; user_id: string }>(
      sql`select partner_id, user_id from partner_users_without_digest()`,
    );
    if (people.length === 0) return;
    const zones = await timeZonesOf(
      call,
      'partner',
      people.map(({ user_id }) => user_id),
    );
    const rows = people.map((one) => {
      const timezone = zones.get(one.user_id)!;
      return {
        ...one,
        id: newId(),
        timezone,
        next_at: nextDigest(call.now(), { weekday: 1, hour: 8 }, timezone, null),
      };
    });
    await call.run(sql`
      insert into weekly_digests (id, organization_id, partner_id, user_id, timezone, next_at)
      select id, ${call.organization_id}, partner_id, user_id, timezone, next_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r(id uuid, partner_id uuid, user_id uuid, timezone text, next_at timestamptz)
      on conflict (organization_id, partner_id, user_id) do nothing`);
  });
}

/**
 * Sends what is due. Each person is one transaction, which notifies them and sets the next time, so a job that runs again
 * or on two servers sends nothing twice.
 */
async function sendDue(job: Job): Promise<void> {
  const due = await job.within((call) =>
    call.rows<{ id: string }>(sql`
      select id from weekly_digests where organization_id = ${call.organization_id} and next_at <= ${call.now()}
      order by next_at, id`),
  );
  for (const { id } of due) await job.within((call) => sendOne(job, call, id));
}

interface Due {
  id: string;
  user_id: string;
  partner_id: string;
  weekday: number;
  hour: number;
  in_chat: boolean;
  last_week: string | null;
  company_name: string;
  region: string;
  zone: string;
  timezone: string;
  bounced_address: string | null;
}

async function sendOne({ kernel }: Job, call: Call, id: string): Promise<void> {
  const [due] = await call.rows<Due>(sql`
    select d.id, d.user_id, d.partner_id, d.bounced_address, d.weekday, d.hour, d.in_chat, d.last_week, d.timezone,
      o.name as company_name, o.region, coalesce(h.timezone, o.timezone) as zone
    from weekly_digests d join organizations o on o.id = d.organization_id
    left join notification_hours h on h.organization_id = d.organization_id and h.user_id = d.user_id
      and h.mode = 'partner'
    where d.organization_id = ${call.organization_id} and d.id = ${id} and d.next_at <= ${call.now()}
    for update of d skip locked`);
  if (!due) return;
  const { user_id, partner_id, zone } = due;
  const week = weekOf(wallClock(call.now(), zone).slice(0, 10));
  // A person who has chosen another time zone since waits for the hour of the new clock, if it is still to come.
  if (zone !== due.timezone && timeInWeek(week, due, zone) > call.now()) {
    await setNext(call, due, due.last_week);
    return;
  }
  const actor = await kernel.identity.actorIn(user_id, call.organization_id, partner_id);
  const person = (await partnerUserAddressees(call, partner_id)).find((one) => one.user_id === user_id);
  if (!actor || !person) {
    await call.run(sql`delete from weekly_digests where organization_id = ${call.organization_id} and id = ${id}`);
    return;
  }
  await setNext(call, due, week);
  if (!(await readDigestSettings(call)).is_on) return;
  const marked = await markModules(actor, kernel);
  const own = await readerLanguageOf(call, { user_id, partner_id });
  const common = await readerLanguageOf(call, { user_id: null, partner_id });
  const digests = new Map<string, Digest>();
  for (const language of new Set([own, common])) {
    const digest = await inLanguage(language, () => composeAs(call, marked, due));
    if (!digest) return;
    digests.set(language, digest);
  }
  await deliver(call, due, { person, digests, common, week });
}

async function setNext(call: Call, due: Due, last_week: string | null): Promise<void> {
  await call.run(sql`
    update weekly_digests set last_week = ${last_week}, timezone = ${due.zone},
      next_at = ${nextDigest(call.now(), due, due.zone, last_week)}
    where organization_id = ${call.organization_id} and id = ${due.id}`);
}

const composeAs = (call: Call, actor: Actor, { region, zone }: Due): Promise<Digest | null> =>
  call.actingAs(actor, (acting) => composeDigest(acting, { region, zone }), { via: TOPIC_LABEL });

interface Delivery {
  person: Addressee;
  /** By language: that of the person, and that of their colleagues, which a chat reads. */
  digests: ReadonlyMap<string, Digest>;
  common: string;
  week: string;
}

const partsOf = ({ waits, number, news }: Digest) => [waits, number, news].filter((part) => part !== null);
const textOf = (digest: Digest): string =>
  partsOf(digest)
    .map(({ sentence }) => sentence)
    .join(' ');

async function deliver(call: Call, due: Due, { person, digests, common, week }: Delivery): Promise<void> {
  const { partner_id, company_name, id } = due;
  const { waits, number, news } = digests.get(common)!;
  const link = waits ? '/work' : (number ?? news)!.path;
  const offers = waits?.offers.slice(0, 3) ?? [];
  const partsForReader = () => partsOf(digests.get(readerLanguage())!);
  await notify(
    call,
    { mode: 'partner', partner_id, people: [person] },
    () => ({
      kind: 'weekly_digest',
      text: textOf(digests.get(readerLanguage())!),
      link,
      // Work can be private to the partner, and others at the partner may not see what its reader sees.
      is_private: true,
      // An address that bounced gets no more; the bell and the chat still do.
      channels: { in_app: true, email: due.bounced_address?.toLowerCase() !== person.email.toLowerCase() },
      dedupe_key: `weekly-digest:${partner_id}:${week}`,
      actions: [...offers, { action: stopAction, id }],
    }),
    () => ({
      subject: notificationSubject(texts.subject(company_name, partsForReader()[0]!.headline)),
      action: waits ? texts.openWork : texts.openPortal,
      lists: [{ caption: texts.links, items: partsForReader().map(({ label, path }) => ({ text: label, path })) }],
    }),
  );
  if (due.in_chat && (await isFirstInChat(call, due, week))) {
    const post = { topic: TOPIC, text: textOf(digests.get(common)!), link, actions: labeled(offers, common) };
    await postToChannels(call, partner_id, post);
  }
}

/** Buttons of a chat lead to pages on which the reader signs in and confirms. */
const labeled = (offers: readonly Offer[], language: string) =>
  inLanguage(language, () =>
    offers.flatMap((offer) => {
      const action = mailActionOf(offer.action);
      return action ? [{ ...offer, label: said(action.label) }] : [];
    }),
  );

/** Several people of a partner may want it in its channels, which get one a week. */
async function isFirstInChat(call: Call, { id, partner_id }: Due, week: string): Promise<boolean> {
  const people = await call.rows<{ id: string; last_week: string | null }>(sql`
    select id, last_week from weekly_digests
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and in_chat
    order by id for update`);
  return people.every((one) => one.id === id || one.last_week === null || one.last_week < week);
}

async function noteBounce(call: Call, mail_id: string): Promise<void> {
  await call.run(sql`
    update weekly_digests d set bounced_address = m.to_address from mail_outbox m
    where d.organization_id = ${call.organization_id} and m.organization_id = d.organization_id and m.id = ${mail_id}
      and ${TOPIC} = any(m.topics) and d.user_id = (m.access->>'user_id')::uuid
      and d.partner_id = (m.access->>'partner_id')::uuid`);
}
