import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { entryForHost, parseAllowEntry } from '#server/outgoing/addresses.ts';
import { checkedAddress } from '#server/secrets/signed-targets.ts';
import { newId } from '#shared/ids.ts';
import type { EndpointCreate, NewEndpoint, WebhookEndpoint } from '../schema.ts';
import { requireOffered } from './catalog/catalog.ts';
import { tellDisabled } from './notices.ts';
import { targets } from './targets.ts';

const MOST_ENDPOINTS = 50;
const USUAL_RATE = 10;

/** Whether the operator allows requests without encryption to an address, such as one in the same network. */
const allowsPlain =
  ({ config }: Pick<Kernel, 'config'>) =>
  (url: URL): boolean =>
    url.protocol === 'http:' &&
    entryForHost(
      url,
      config.outgoingAllow.flatMap((entry) => parseAllowEntry(entry) ?? []),
    )?.isPlainAllowed === true;

interface Origin {
  origin: 'settings' | 'subscription';
  /** The field of the request with the address. */
  field: string;
  eventField: string;
}

const bySettings: Origin = { origin: 'settings', field: 'address', eventField: 'event_types' };

/**
 * Stores the address of another system, encrypted, and creates the secret that signs the requests to it.
 * @throws 422 for events of records that the caller may not view
 */
export async function createWebhookEndpoint(
  call: Call,
  kernel: Pick<Kernel, 'config'>,
  input: EndpointCreate,
  { origin, field, eventField }: Origin = bySettings,
): Promise<NewEndpoint> {
  requireOffered(call, input.event_types, eventField);
  const url = checkedAddress(input.address, { field, allowsPlain: allowsPlain(kernel) });
  const { partner_id, api_key_id } = call.actor;
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from webhook_endpoints
    where organization_id = ${call.organization_id} and partner_id is not distinct from ${partner_id}`);
  if (count >= MOST_ENDPOINTS) throw conflict(`There are already ${MOST_ENDPOINTS} endpoints. Delete one first.`);
  const id = newId();
  const now = call.now();
  await call.run(sql`
    insert into webhook_endpoints (id, organization_id, partner_id, name, host, event_types, rate_per_second, origin,
      api_key_id, rotated_at, created_at)
    values (${id}, ${call.organization_id}, ${partner_id}, ${input.name.trim()}, ${url.host}, ${input.event_types},
      ${input.rate_per_second ?? USUAL_RATE}, ${origin}, ${origin === 'subscription' ? api_key_id : null}, ${now},
      ${now})`);
  return { id, name: input.name.trim(), host: url.host, secret: await targets.create(call, id, url) };
}

/** The endpoint of the caller's own side, locked. @throws 404 */
export async function lockEndpoint(call: Call, id: string): Promise<Pick<WebhookEndpoint, 'name' | 'host' | 'status'>> {
  return call.one(
    sql`
      select name, host, status from webhook_endpoints
      where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
      from ${call.actor.partner_id} for update`,
    'This webhook endpoint',
  );
}

/** Creates another secret. Requests carry the signatures of both for a day, until the other system has the new one. */
export async function rotateWebhookEndpoint(call: Call, id: string): Promise<NewEndpoint> {
  const { name, host } = await lockEndpoint(call, id);
  const { secret, previous_until } = await targets.rotate(call, id);
  await call.run(sql`
    update webhook_endpoints set rotated_at = ${call.now()}, previous_until = ${previous_until}
    where organization_id = ${call.organization_id} and id = ${id}`);
  return { id, name, host, secret };
}

async function cancelPending(call: Call, id: string): Promise<void> {
  await call.run(sql`
    update webhook_deliveries set status = 'canceled', next_attempt_at = null, finished_at = ${call.now()}
    where organization_id = ${call.organization_id} and endpoint_id = ${id} and status = 'pending'`);
}

/** Deliveries that wait are canceled; they can be replayed when the endpoint is enabled again. */
export async function disableEndpoint(call: Call, { id }: Pick<WebhookEndpoint, 'id'>): Promise<void> {
  await call.run(sql`
    update webhook_endpoints set status = 'disabled', disabled_at = ${call.now()}, disabled_reason = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  await cancelPending(call, id);
}

/** Disables an endpoint of any side that does not work, and tells the people who can repair it. */
export async function disableByItself(call: Call, id: string, reason: string): Promise<void> {
  const changed = await call.maybe<{ name: string; partner_id: string | null }>(sql`
    update webhook_endpoints set status = 'auto_disabled', disabled_at = ${call.now()}, disabled_reason = ${reason}
    where organization_id = ${call.organization_id} and id = ${id} and status = 'enabled' returning name, partner_id`);
  if (!changed) return;
  await cancelPending(call, id);
  await tellDisabled(call, { id, reason, ...changed });
}

export async function enableEndpoint(call: Call, { id }: Pick<WebhookEndpoint, 'id'>): Promise<void> {
  await call.run(sql`
    update webhook_endpoints set status = 'enabled', disabled_at = null, disabled_reason = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  // It gets its five days anew.
  await call.run(sql`
    update webhook_endpoint_health set first_failure_at = null, wait_until = null
    where organization_id = ${call.organization_id} and endpoint_id = ${id}`);
}

/** Deletes an endpoint with its secrets and its log. */
export async function removeWebhookEndpoint(call: Call, id: string): Promise<void> {
  await targets.remove(call, id);
  await call.run(sql`delete from webhook_endpoints where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Ends a subscription of the caller's own side. @throws 404 also for endpoints that people added */
export async function unsubscribe(call: Call, id: string): Promise<void> {
  await call.one(
    sql`
      select from webhook_endpoints
      where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
      from ${call.actor.partner_id}
        and origin = 'subscription' for update`,
    'This subscription',
  );
  await removeWebhookEndpoint(call, id);
}

/** Removes the subscriptions of keys that were revoked or have expired. */
export async function endSubscriptions(call: Call): Promise<void> {
  const ended = await call.rows<{ id: string }>(sql`
    select e.id from webhook_endpoints e join api_keys k on k.organization_id = e.organization_id
      and k.id = e.api_key_id
    where e.organization_id = ${call.organization_id} and (k.revoked_at is not null or k.expires_at <= ${call.now()})
    for update of e`);
  for (const { id } of ended) await removeWebhookEndpoint(call, id);
}
