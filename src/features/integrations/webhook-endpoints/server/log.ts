import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { DeliveryLog, ReplayBody, WebhookAttempt, WebhookDelivery } from '../schema.ts';
import { sendSoon } from './delivery/send.ts';

/** The request and all attempts of a delivery to an endpoint of the caller's own side. */
export async function logOf(call: Call, id: string): Promise<DeliveryLog> {
  const { message_id, body } = await call.one<{ message_id: string; body: string }>(
    `select m.id as message_id, m.body from webhook_deliveries d
     join webhook_messages m on m.organization_id = d.organization_id and m.id = d.message_id
     where d.organization_id = $1 and d.id = $2 and d.partner_id is not distinct from $3`,
    [call.organization_id, id, call.actor.partner_id],
    'This webhook delivery',
  );
  const attempts = await call.rows<WebhookAttempt>(
    `select id, number, started_at, duration_ms, status_code, response_excerpt, error, trigger from webhook_attempts
     where organization_id = $1 and delivery_id = $2 order by started_at desc, number desc limit 200`,
    [call.organization_id, id],
  );
  return { message_id, body, attempts };
}

/** Sends a message again, under the same id and with the same body. */
export async function replayDelivery(call: Call, { id, endpoint_id }: WebhookDelivery): Promise<void> {
  const { status } = await call.one<{ status: string }>(
    'select status from webhook_endpoints where organization_id = $1 and id = $2',
    [call.organization_id, endpoint_id],
  );
  if (status !== 'enabled') throw conflict('Enable the endpoint before you replay events.');
  await call.run(
    `update webhook_deliveries set status = 'pending', slot = 0, next_attempt_at = $3, finished_at = null
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, call.now()],
  );
  await sendSoon(call);
}

const MOST_REPLAYED = 10_000;

/**
 * Sends the events of a period again: those that the endpoint has not received, also while it was disabled, or all.
 * @returns their number
 */
export async function replayRange(call: Call, id: string, body: ReplayBody): Promise<{ replayed: number }> {
  const { status } = await call.one<{ status: string }>(
    `select status from webhook_endpoints
     where organization_id = $1 and id = $2 and partner_id is not distinct from $3 for update`,
    [call.organization_id, id, call.actor.partner_id],
    'This webhook endpoint',
  );
  if (status !== 'enabled') throw conflict('Enable the endpoint before you replay events.');
  if (new Date(body.from) >= new Date(body.to)) throw invalid({ to: ['must be later than the start'] });
  const replayed = await call.run(
    `insert into webhook_deliveries as d (organization_id, partner_id, endpoint_id, message_id, event_type, next_attempt_at, created_at)
     select m.organization_id, m.partner_id, e.id, m.id, m.event_type, $5::timestamptz, $5::timestamptz from webhook_messages m
     join webhook_endpoints e on e.organization_id = m.organization_id and e.partner_id is not distinct from m.partner_id
     where m.organization_id = $1 and e.id = $2 and m.ref_id is not null and m.event_type = any(e.event_types)
       and m.occurred_at >= $3::timestamptz and m.occurred_at < $4::timestamptz
       and ($6 or not exists (select from webhook_deliveries done where done.organization_id = $1 and done.message_id = m.id
         and done.endpoint_id = e.id and done.status in ('delivered', 'pending')))
     order by m.occurred_at limit ${MOST_REPLAYED}
     on conflict (organization_id, message_id, endpoint_id) do update
       set status = 'pending', slot = 0, next_attempt_at = excluded.next_attempt_at, finished_at = null
       where d.status <> 'pending'`,
    [call.organization_id, id, body.from, body.to, call.now(), body.which === 'all'],
  );
  if (replayed > 0) await sendSoon(call);
  return { replayed };
}

const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;

/** Removes messages that are older than a month, with their deliveries and attempts. */
export async function removeOldMessages(call: Call): Promise<void> {
  await call.run(
    `delete from webhook_messages m where m.organization_id = $1 and m.created_at < $2
       and not exists (select from webhook_deliveries d where d.organization_id = $1 and d.message_id = m.id and d.status = 'pending')`,
    [call.organization_id, new Date(call.now().getTime() - DAYS_KEPT * DAY_MS)],
  );
}
