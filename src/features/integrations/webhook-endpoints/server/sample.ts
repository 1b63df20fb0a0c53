import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { targets } from './targets.ts';

/** An endpoint of the company that gets nothing, because no server has its address. @returns the id */
export async function sampleWebhookEndpoint(call: Call): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into webhook_endpoints (id, organization_id, name, host, event_types, rotated_at)
    values (${id}, ${call.organization_id}, 'Sample', 'hooks.example', array['deal.won'], ${call.now()})`);
  await targets.create(call, id, new URL('https://hooks.example/in'));
  return id;
}

/** A delivery that failed. @returns the id */
export async function sampleWebhookDelivery(call: Call): Promise<string> {
  const endpoint_id = await sampleWebhookEndpoint(call);
  const { id: message_id } = await call.one<{ id: string }>(sql`
    insert into webhook_messages (organization_id, event_key, event_type, body, occurred_at)
    values (${call.organization_id}, ${`sample ${endpoint_id}`}, 'deal.won', '{}', ${call.now()}) returning id`);
  const { id } = await call.one<{ id: string }>(sql`
    insert into webhook_deliveries (organization_id, endpoint_id, message_id, event_type, status, attempts, last_error,
      finished_at)
    values (${call.organization_id}, ${endpoint_id}, ${message_id}, 'deal.won', 'failed', 1,
      'hooks.example has no public address.', ${call.now()}) returning id`);
  return id;
}
