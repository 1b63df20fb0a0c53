import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { defineResource } from '#server/resource/define.ts';
import { type WebhookEndpoint, webhookDelivery, webhookEndpoint } from '../schema.ts';
import { requireOffered } from './catalog/catalog.ts';
import { targets } from './targets.ts';

/** Endpoints are created by a route beside it, because their secret is shown once. */
export const webhookEndpoints = defineResource(webhookEndpoint, {
  view: 'webhook_endpoint_rows',
  viewHidesRows: true,
  create: false,
  remove: 'delete',
  partner: { verbs: ['list', 'get', 'update', 'remove'] },
  beforeUpdate: (call: Call, current: WebhookEndpoint, patch): Row => {
    // Events that it already receives stay, even if the caller could not add them.
    const added = (patch.event_types ?? []).filter((type) => !current.event_types.includes(type));
    requireOffered(call, added);
    return patch;
  },
  beforeRemove: (call: Call, { id }: WebhookEndpoint) => targets.remove(call, id),
});

/** Deliveries are made by events, and change by steps. */
export const webhookDeliveries = defineResource(webhookDelivery, {
  view: 'webhook_delivery_rows',
  viewHidesRows: true,
  guardedBy: 'webhook_endpoints',
  create: false,
  update: false,
  remove: false,
  partner: { verbs: ['list', 'get'] },
  list: { sort: ['next_attempt_at'], filter: ['ref_id', 'message_id'] },
});
