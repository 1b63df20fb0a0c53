import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { WebhookDelivery, WebhookEndpoint } from '../schema.ts';
import { deliverySteps, endpointSteps } from '../steps.schema.ts';
import { disableEndpoint, enableEndpoint, lockEndpoint } from './endpoints.ts';
import { replayDelivery } from './log.ts';
import { webhookDeliveries, webhookEndpoints } from './resource.ts';

/** The company sees the endpoints of partners, and steps are for those of the own side. */
async function lockedEndpoint(call: Call, id: string): Promise<WebhookEndpoint> {
  await lockEndpoint(call, id);
  return readRow<WebhookEndpoint>(call, webhookEndpoints, id);
}

async function lockedDelivery(call: Call, id: string): Promise<WebhookDelivery> {
  await call.one(
    sql`
      select from webhook_deliveries
      where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
      from ${call.actor.partner_id} for update`,
    'This webhook delivery',
  );
  return readRow<WebhookDelivery>(call, webhookDeliveries, id);
}

const ofEndpoints = takeSteps(webhookEndpoints, endpointSteps, {
  lock: lockedEndpoint,
  rules: { enable: enableEndpoint, disable: disableEndpoint },
});
const ofDeliveries = takeSteps(webhookDeliveries, deliverySteps, {
  lock: lockedDelivery,
  rules: { replay: replayDelivery },
});

export const webhookStepRoutes = [...ofEndpoints.routes, ...ofDeliveries.routes];
