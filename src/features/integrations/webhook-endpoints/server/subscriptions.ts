import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { webhookEvent } from '#server/extension-points/webhook-events.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import type { SampleEvent, SubscribeBody, Subscription } from '../schema.ts';
import { requireOffered, sampleOf } from './catalog/catalog.ts';
import { createWebhookEndpoint, enableEndpoint, lockEndpoint } from './endpoints.ts';
import { targets } from './targets.ts';

/**
 * Subscribes another system to one event. The subscription ends with the API key that made it. The same address and event
 * again are the same subscription, because tools repeat what got no answer.
 */
export async function subscribe(
  call: Call,
  kernel: Pick<Kernel, 'config'>,
  { target_url, event }: SubscribeBody,
): Promise<Static<typeof Subscription>> {
  const { api_key_id, user_id } = call.actor;
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('subscriptions of ' || ${api_key_id ?? user_id}, 0))`,
  );
  const known = await knownSubscription(call, target_url, event);
  if (known) return known;
  const name = webhookEvent(event)?.label ?? event;
  const { id, secret } = await createWebhookEndpoint(
    call,
    kernel,
    { name, address: target_url, event_types: [event] },
    { origin: 'subscription', field: 'target_url', eventField: 'event' },
  );
  return { id, event, secret };
}

/** The subscription that the caller already has; one that was disabled is enabled. */
async function knownSubscription(
  call: Call,
  target_url: string,
  event: string,
): Promise<Static<typeof Subscription> | undefined> {
  const { partner_id, api_key_id } = call.actor;
  const rows = await call.rows<{ id: string }>(sql`
    select id from webhook_endpoints where organization_id = ${call.organization_id} and partner_id is not distinct
    from ${partner_id}
      and api_key_id is not distinct from ${api_key_id} and origin = 'subscription' and event_types = array[${event}]`);
  for (const { id } of rows) {
    const target = await call.asCompany((company) => targets.open(company, id, { isRotating: false }));
    if (!target || target.url !== URL.parse(target_url.trim())?.href) continue;
    const { status } = await lockEndpoint(call, id);
    if (status !== 'enabled') await enableEndpoint(call, { id });
    return { id, event, secret: target.secrets[0]! };
  }
  return undefined;
}

const MOST_SAMPLES = 3;

/** The latest events of a type, as an endpoint would receive them, or an example if there are none. */
export async function latestEvents(call: Call, type: string): Promise<SampleEvent[]> {
  requireOffered(call, [type], 'event');
  const stored = await call.rows<{ id: string; body: string }>(sql`
    select id, body from webhook_messages where organization_id = ${call.organization_id} and partner_id is not distinct
    from ${call.actor.partner_id}
      and event_type = ${type} and ref_id is not null order by occurred_at desc limit ${sql.raw(MOST_SAMPLES)}`);
  if (stored.length === 0) return [sampleOf(call, type)];
  return stored.map(({ id, body }) => ({ id, ...(JSON.parse(body) as Omit<SampleEvent, 'id'>) }));
}
