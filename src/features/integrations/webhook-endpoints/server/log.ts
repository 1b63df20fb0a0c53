import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { DeliveryLog, ReplayBody, WebhookAttempt, WebhookDelivery } from '../schema.ts';
import { sendSoon } from './delivery/send.ts';

/** The request and all attempts of a delivery to an endpoint of the caller's own side. */
export async function logOf(call: Call, id: string): Promise<DeliveryLog> {
  const { message_id, body } = await call.one<{ message_id: string; body: string }>(
    sql`
      select m.id as message_id, m.body from webhook_deliveries d
      join webhook_messages m on m.organization_id = d.organization_id and m.id = d.message_id
      where d.organization_id = ${call.organization_id} and d.id = ${id} and d.partner_id is not distinct
      from ${call.actor.partner_id}`,
    'This webhook delivery',
  );
  const attempts = await call.rows<WebhookAttempt>(sql`
    select id, number, started_at, duration_ms, status_code, response_excerpt, error, trigger from webhook_attempts
    where organization_id = ${call.organization_id} and delivery_id = ${id} order by started_at desc, number desc
    limit 200`);
  return { message_id, body, attempts };
}

/** Sends a message again, under the same id and with the same body. */
export async function replayDelivery(call: Call, { id, endpoint_id }: WebhookDelivery): Promise<void> {
  const { status } = await call.one<{ status: string }>(
    sql`select status from webhook_endpoints where organization_id = ${call.organization_id} and id = ${endpoint_id}`,
  );
  if (status !== 'enabled') throw conflict('Enable the endpoint before you replay events.');
  await call.run(sql`
    update webhook_deliveries set status = 'pending', slot = 0, next_attempt_at = ${call.now()}, finished_at = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  await sendSoon(call);
}

const MOST_REPLAYED = 10_000;

/**
 * Sends the events of a period again: those that the endpoint has not received, also while it was disabled, or all.
 * @returns their number
 */
export async function replayRange(call: Call, id: string, body: ReplayBody): Promise<{ replayed: number }> {
  const { status } = await call.one<{ status: string }>(
    sql`
      select status from webhook_endpoints
      where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
      from ${call.actor.partner_id} for update`,
    'This webhook endpoint',
  );
  if (status !== 'enabled') throw conflict('Enable the endpoint before you replay events.');
  if (new Date(body.from) >= new Date(body.to)) throw invalid({ to: ['must be later than the start'] });
  const now = call.now();
  const replayed = await call.run(sql`
    insert into webhook_deliveries as d (organization_id, partner_id, endpoint_id, message_id, event_type,
      next_attempt_at, created_at)
    select m.organization_id, m.partner_id, e.id, m.id, m.event_type, ${now}::timestamptz, ${now}::timestamptz
    from webhook_messages m
    join webhook_endpoints e on e.organization_id = m.organization_id and e.partner_id is not distinct from m.partner_id
    where m.organization_id = ${call.organization_id} and e.id = ${id} and m.ref_id is not null
      and m.event_type = any(e.event_types)
      and m.occurred_at >= ${body.from}::timestamptz and m.occurred_at < ${body.to}::timestamptz
      and (${body.which === 'all'}
        or not exists (select from webhook_deliveries done
        where done.organization_id = ${call.organization_id} and done.message_id = m.id
        and done.endpoint_id = e.id and done.status in ('delivered', 'pending')))
    order by m.occurred_at limit ${sql.raw(MOST_REPLAYED)}
    on conflict (organization_id, message_id, endpoint_id) do update
      set status = 'pending', slot = 0, next_attempt_at = excluded.next_attempt_at, finished_at = null
      where d.status <> 'pending'`);
  if (replayed > 0) await sendSoon(call);
  return { replayed };
}

const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;

/** Removes messages that are older than a month, with their deliveries and attempts. */
export async function removeOldMessages(call: Call): Promise<void> {
  await call.run(sql`
    delete from webhook_messages m
    where m.organization_id = ${call.organization_id}
      and m.created_at < ${new Date(call.now().getTime() - DAYS_KEPT * DAY_MS)}
      and not exists (select from webhook_deliveries d
        where d.organization_id = ${call.organization_id} and d.message_id = m.id and d.status = 'pending')`);
}
