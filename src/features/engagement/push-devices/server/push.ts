import { actionsFor, type Offer } from '#features/platform/mail-actions/server/service.ts';
import { programModules } from '#features/setup/program-settings/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { allTopics } from '#server/extension-points/notification-topics.ts';
import { isInProgram } from '#server/flags/offered.ts';
import type { Job } from '#server/jobs/job.ts';
import { newId } from '#shared/ids.ts';
import { openDevicesOf } from './devices.ts';
import { type DueNotice, messageOf } from './message.ts';
import { openViewOf } from './view.ts';

/** A notification for people who want it on their devices, each at a time and in a language of their own. */
export interface PushNotice {
  mode: 'company' | 'partner';
  partner_id: string | null;
  topic: string;
  link: string | null;
  actions: readonly Offer[];
}

/** Queues a notification for the people who have a device. Its rights, text and devices are determined when it is due. */
export async function pushLater(
  call: Call,
  people: readonly { user_id: string; text: string; at: Date }[],
  { mode, partner_id, topic, link, actions }: PushNotice,
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ user_id }) => user_id);
  const withDevices = await call.rows<{ user_id: string }>(
    sql`select user_id from people_with_devices(${ids}::uuid[]) order by user_id`,
  );
  for (const { user_id } of withDevices) {
    const { at, text } = people.find((one) => one.user_id === user_id)!;
    await call.run(sql`
      insert into waiting_pushes (id, organization_id, user_id, mode, partner_id, topic, text, link, actions, push_at)
      values (${newId()}, ${call.organization_id}, ${user_id}, ${mode}, ${partner_id}, ${topic}, ${text}, ${link},
        ${JSON.stringify(actions)}, ${at})`);
    await call.enqueue('push-devices.prepare', { user_id, mode, partner_id }, { run_at: at });
  }
}

/** Removes what waits and leads to records that are gone. */
export async function withdrawPushes(call: Call, record_ids: readonly string[]): Promise<void> {
  await call.run(sql`
    delete from waiting_pushes where organization_id = ${call.organization_id} and exists (
      select from regexp_matches(link, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
      where m[1] = any(${record_ids}::text[]))`);
}

interface Reader {
  user_id: string;
  mode: 'company' | 'partner';
  partner_id: string | null;
}

/**
 * Queues one message to each device of a person about all that is due. The rows are removed and the messages queued in
 * one transaction, so that nothing is lost or repeated.
 */
export async function preparePushes({ kernel, within }: Job, reader: Reader): Promise<void> {
  const devices = await openDevicesOf(kernel, reader.user_id);
  await within(async (call) => {
    const notices = await dueNotices(call, reader);
    if (notices.length === 0) return;
    const place = { organization_id: call.organization_id, partner_id: reader.partner_id };
    for (const { id, session_id, shows } of devices) {
      const view = await openViewOf(kernel, session_id, place);
      if (!view) continue;
      const message = messageOf(notices, view.company_name, view.isRestricted ? 'kind' : shows);
      await call.enqueue(
        'push-devices.send',
        { device_id: id, partner_id: reader.partner_id, message },
        { queue: `push ${id}` },
      );
    }
  });
}

/** Takes what is due for a person who still has access, without modules that the company removed in the meantime. */
async function dueNotices(call: Call, { user_id, mode, partner_id }: Reader): Promise<DueNotice[]> {
  const due = await call.rows<{ id: string; topic: string; text: string; link: string | null; actions: Offer[] }>(sql`
    delete from waiting_pushes
    where organization_id = ${call.organization_id} and user_id = ${user_id} and mode = ${mode}
      and partner_id is not distinct from ${partner_id} and push_at <= ${call.now()}
    returning id, topic, text, link, actions`);
  if (due.length === 0) return [];
  const [access] = await call.rows<{ is_open: boolean }>(sql`select has_access(${user_id}, ${partner_id}) as is_open`);
  if (!access!.is_open) return [];
  const program = await programModules(call);
  const notices: DueNotice[] = [];
  for (const { actions, ...notice } of due.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const topic = allTopics().find(({ key }) => key === notice.topic);
    if (!isInProgram(topic?.resource ?? notice.topic, program)) continue;
    const offered = await actionsFor(call, { user_id, partner_id }, actions);
    notices.push({
      ...notice,
      topic,
      actions: offered.map(({ action, id }) => ({ path: `/confirm/${action.key}/${id}`, label: action.label })),
    });
  }
  return notices;
}
