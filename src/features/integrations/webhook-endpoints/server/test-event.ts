import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { webhookEvent } from '#server/extension-points/webhook-events.ts';
import { newId } from '#shared/ids.ts';
import { exampleBody, requireOffered } from './catalog/catalog.ts';
import { sendSoon } from './delivery/send.ts';

/** Sends an example of an event to one endpoint, once. @returns the id of the delivery */
export async function sendTestEvent(call: Call, id: string, type?: string): Promise<{ id: string }> {
  const { status, event_types } = await call.one<{ status: string; event_types: string[] }>(
    sql`
      select status, event_types from webhook_endpoints
      where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
      from ${call.actor.partner_id} for update`,
    'This webhook endpoint',
  );
  if (status !== 'enabled') throw conflict('Enable the endpoint before you send a test event.');
  const event = type ?? event_types[0]!;
  requireOffered(call, [event], 'event');
  const declared = webhookEvent(event)!;
  const now = call.now();
  const [message_id, delivery_id] = [newId(), newId()];
  const { data, ...example } = exampleBody(declared, call.actor.partner_id);
  const body = { ...example, timestamp: now.toISOString(), data: { ...data, is_test: true } };
  await call.run(sql`
    insert into webhook_messages (id, organization_id, partner_id, event_key, event_type, body, occurred_at, created_at)
    values (${message_id}, ${call.organization_id}, ${call.actor.partner_id}, ${`test ${message_id}`}, ${event},
      ${JSON.stringify(body)}, ${now}, ${now})`);
  await call.run(sql`
    insert into webhook_deliveries (id, organization_id, partner_id, endpoint_id, message_id, event_type, is_test,
      next_attempt_at, created_at)
    values (${delivery_id}, ${call.organization_id}, ${call.actor.partner_id}, ${id}, ${message_id}, ${event}, true,
      ${now}, ${now})`);
  await sendSoon(call);
  return { id: delivery_id };
}
