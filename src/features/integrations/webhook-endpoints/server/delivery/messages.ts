import { catalogChangesIn, meetsChange } from '#features/work/automations/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import {
  type DeclaredWebhookEvent,
  declaredWebhookEvents,
  webhookEvent,
} from '#server/extension-points/webhook-events.ts';
import type { EventFollower, FollowedEvent, Job } from '#server/jobs/job.ts';
import type { OutboxEvent } from '#server/jobs/outbox.ts';
import { eventsOfTopic, isForPartners, recognitionOf, webhookResource } from '../catalog/catalog.ts';
import { bodyOf, type Occurrence } from './payload.ts';
import { sendSoon } from './send.ts';

/** Selects the events that an endpoint of the company or of a partner wants, so that all others cost nothing. */
export const follows: EventFollower = {
  task: 'webhook-endpoints.events',
  select: async (tx: Tx, events: readonly OutboxEvent[]) => {
    const known = events.filter(({ topic }) => eventsOfTopic(topic).length > 0);
    if (known.length === 0) return [];
    const companies = [...new Set(known.map(({ organization_id }) => organization_id))];
    const wanted = await tx.rows<{ organization_id: string; event_type: string }>(sql`
      select distinct organization_id, unnest(event_types) as event_type from webhook_endpoints
      where organization_id = any(${companies})`);
    const asked = new Set(wanted.map(({ organization_id, event_type }) => `${organization_id} ${event_type}`));
    return known.filter(({ organization_id, topic }) =>
      eventsOfTopic(topic).some(({ type }) => asked.has(`${organization_id} ${type}`)),
    );
  },
};

/** The sides that want a type of events: null for the company, otherwise a partner. */
type Readers = Map<string, Set<string | null>>;

async function readersOf(call: Call): Promise<Readers> {
  const rows = await call.rows<{ partner_id: string | null; event_type: string }>(sql`
    select distinct e.partner_id, unnest(e.event_types) as event_type from webhook_endpoints e
    left join partners p on p.organization_id = e.organization_id and p.id = e.partner_id
    left join partner_statuses s on s.organization_id = e.organization_id and s.id = p.status_id
    left join api_keys k on k.organization_id = e.organization_id and k.id = e.api_key_id
    where e.organization_id = ${call.organization_id}
      and (e.partner_id is null or s.category in ('applied', 'invited', 'active', 'suspended'))
      and (e.api_key_id is null or k.revoked_at is null and (k.expires_at is null or k.expires_at > ${call.now()}))`);
  const readers: Readers = new Map();
  for (const { partner_id, event_type } of rows) {
    const known = readers.get(event_type) ?? new Set();
    readers.set(event_type, known.add(partner_id));
  }
  return readers;
}

/** Stores the messages of events and queues their deliveries. Repeating it changes nothing. */
export async function handleWebhookEvents(job: Job, events: readonly FollowedEvent[]): Promise<void> {
  const readers = await job.within(readersOf);
  for (const event of events) {
    const wanted = eventsOfTopic(event.topic).filter(({ type }) => readers.has(type));
    if (wanted.length > 0) await job.within((call) => storeMessages(call, event, wanted, readers));
  }
  await job.within(sendSoon);
}

async function storeMessages(
  call: Call,
  event: FollowedEvent,
  wanted: readonly DeclaredWebhookEvent[],
  readers: Readers,
): Promise<void> {
  const stored = await call.maybe<{ occurred_at: string; xmin: string }>(sql`
    select occurred_at, (tx::text::numeric % 4294967296)::text as xmin from outbox_events
    where organization_id = ${call.organization_id} and seq = ${event.seq}`);
  if (!stored) return;
  for (const declared of wanted) {
    const found = await recordsOf(call, declared, event, stored);
    for (const { id, partner_id } of found) {
      const wanting = readers.get(declared.type)!;
      const isPrivate = !(await changesForPartners(call, declared, event, id));
      const sides = isPrivate ? new Set([...wanting].filter((side) => side === null)) : wanting;
      await announce(call, declared, `${event.tx} ${id}`, sides, {
        record_id: id,
        partner_id,
        sequence: event.seq,
        occurred_at: new Date(stored.occurred_at),
      });
    }
  }
}

interface Found {
  id: string;
  partner_id: string | null;
}

/** The records that an outbox event is about, if it brings the change that the event needs. */
async function recordsOf(
  call: Call,
  declared: DeclaredWebhookEvent,
  { topic, ref_id, payload, tx }: FollowedEvent,
  { occurred_at, xmin }: { occurred_at: string; xmin: string },
): Promise<Found[]> {
  const recognition = recognitionOf(declared)!;
  const { table } = declared.record;
  const partner_id = typeof payload.partner_id === 'string' ? payload.partner_id : null;
  if (recognition.ids) {
    if (!partner_id) return [];
    const rows = await call.rows<{ id: string }>(recognition.ids, [
      call.organization_id,
      partner_id,
      occurred_at,
      xmin,
    ]);
    return rows.map(({ id }) => ({ id, partner_id }));
  }
  const own = topic.startsWith(`${table}.`) ? ref_id : null;
  const id = own ?? (declared.record.partner === 'id' ? partner_id : ref_id);
  if (!id) return [];
  if (recognition.field && !meetsChange(recognition, await catalogChangesIn(call, tx, table, id))) return [];
  return [{ id, partner_id: declared.record.partner === 'id' ? id : partner_id }];
}

/** Whether partners can read any field that changed. A change of private fields alone tells them nothing, not even its time. */
async function changesForPartners(
  call: Call,
  declared: DeclaredWebhookEvent,
  { topic, tx }: FollowedEvent,
  id: string,
): Promise<boolean> {
  const readable = webhookResource(declared)?.partner?.row.properties;
  if (!readable || topic !== `${declared.record.table}.updated` || 'field' in recognitionOf(declared)!) return true;
  const changes = await catalogChangesIn(call, tx, declared.record.table, id);
  return changes.length === 0 || changes.some((one) => Object.keys(one.changes).some((name) => name in readable));
}

/** Stores one message for each side that wants the event, and one delivery for each of its endpoints. */
async function announce(
  call: Call,
  declared: DeclaredWebhookEvent,
  key: string,
  readers: ReadonlySet<string | null>,
  occurrence: Occurrence,
): Promise<void> {
  const concerned: (string | null)[] = [null];
  if (occurrence.partner_id && isForPartners(declared)) concerned.push(occurrence.partner_id);
  for (const reader of concerned) {
    if (!readers.has(reader)) continue;
    const body = await bodyOf(call, declared, occurrence, reader);
    if (body === undefined) continue;
    await storeMessage(call, { reader, key: `${declared.type} ${key}`, type: declared.type, body, occurrence });
  }
}

interface NewMessage {
  reader: string | null;
  key: string;
  type: string;
  body: string;
  occurrence: Pick<Occurrence, 'record_id' | 'occurred_at'>;
}

/** Stores a message once, and queues it for its endpoints. */
export async function storeMessage(call: Call, message: NewMessage): Promise<void> {
  const { reader, key, type, body, occurrence } = message;
  const added = await call.maybe<{ id: string }>(sql`
    insert into webhook_messages (organization_id, partner_id, event_key, event_type, ref_table, ref_id, body,
      occurred_at, created_at)
    values (${call.organization_id}, ${reader}, ${key}, ${type}, ${webhookEvent(type)?.record.table ?? null},
      ${occurrence.record_id}, ${body}, ${occurrence.occurred_at}, ${call.now()}) on conflict do nothing returning id`);
  if (added) await queueDeliveries(call, added.id, message);
}

/**
 * Queues a message for every endpoint of its side that wants it, is enabled, and was there when it happened. The message is
 * not read again, so that this reads a few endpoints, however many messages there are.
 */
async function queueDeliveries(call: Call, id: string, { reader, type, occurrence }: NewMessage): Promise<void> {
  const now = call.now();
  await call.run(sql`
    insert into webhook_deliveries (organization_id, partner_id, endpoint_id, message_id, event_type, next_attempt_at,
      created_at)
    select organization_id, partner_id, id, ${id}::uuid, ${type}::text, ${now}::timestamptz, ${now}::timestamptz
    from webhook_endpoints
    where organization_id = ${call.organization_id} and partner_id is not distinct from ${reader}::uuid
      and status = 'enabled' and ${type} = any(event_types) and created_at <= ${occurrence.occurred_at}
    on conflict do nothing`);
}

interface DueRecord extends Found {
  key: string;
}

/** Announces the moments that have come, each once. */
export async function announceMoments(job: Job): Promise<void> {
  const readers = await job.within(readersOf);
  const moments = declaredWebhookEvents().filter(({ type, cause }) => 'due' in cause && readers.has(type));
  for (const declared of moments) {
    const { cause, type } = declared;
    if (!('due' in cause)) continue;
    await job.within(async (call) => {
      const due = await call.rows<DueRecord>(cause.due, [call.organization_id, call.now()]);
      const keys = due.map(({ id, key }) => `${type} ${key} ${id}`);
      const known = await call.rows<{ event_key: string }>(sql`
        select distinct event_key from webhook_messages
        where organization_id = ${call.organization_id} and event_key = any(${keys})`);
      const isKnown = new Set(known.map(({ event_key }) => event_key));
      for (const { id, partner_id, key } of due) {
        if (isKnown.has(`${type} ${key} ${id}`)) continue;
        const { sequence } = await call.one<{ sequence: number }>(
          sql`select coalesce(max(seq), 0) as sequence from outbox_events`,
        );
        await announce(call, declared, `${key} ${id}`, readers.get(type)!, {
          record_id: id,
          partner_id,
          sequence,
          occurred_at: call.now(),
        });
      }
    });
  }
  if (moments.length > 0) await job.within(sendSoon);
}
