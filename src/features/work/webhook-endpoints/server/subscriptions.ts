import type { Call } from '#server/call.ts';
import type { Kernel } from '#server/kernel.ts';
import { webhookEvent } from '#server/webhook-events.ts';
import type { Static } from '#shared/schema.ts';
import type { SampleEvent, SubscribeBody, Subscription } from '../schema.ts';
import { requireOffered, sampleOf } from './catalog/catalog.ts';
import { createEndpoint } from './endpoints.ts';

/** Subscribes another system to one event. The subscription ends with the API key that made it. */
export async function subscribe(
  call: Call,
  kernel: Pick<Kernel, 'config'>,
  { target_url, event }: SubscribeBody,
): Promise<Static<typeof Subscription>> {
  const name = webhookEvent(event)?.label ?? event;
  const { id, secret } = await createEndpoint(
    call,
    kernel,
    { name, address: target_url, event_types: [event] },
    { origin: 'subscription', field: 'target_url', eventField: 'event' },
  );
  return { id, event, secret };
}

const MOST_SAMPLES = 3;

/** The latest events of a type, as an endpoint would receive them, or an example if there are none. */
export async function latestEvents(call: Call, type: string): Promise<SampleEvent[]> {
  requireOffered(call, [type], 'event');
  const stored = await call.rows<{ id: string; body: string }>(
    `select id, body from webhook_messages where organization_id = $1 and partner_id is not distinct from $2
       and event_type = $3 and ref_id is not null order by occurred_at desc limit ${MOST_SAMPLES}`,
    [call.organization_id, call.actor.partner_id, type],
  );
  if (stored.length === 0) return [sampleOf(call, type)];
  return stored.map(({ id, body }) => ({ id, ...(JSON.parse(body) as Omit<SampleEvent, 'id'>) }));
}
