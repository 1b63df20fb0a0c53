import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { deviceOf } from '#server/auth/device.ts';
import { attempt, subjectThrottle } from '#server/auth/throttle.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import {
  MOST_DEVICES,
  type PushDevice,
  type PushDeviceChange,
  type PushDeviceCreate,
  type PushShows,
} from '../schema.ts';
import { texts } from './texts.ts';
import { isBrowserKey } from './vapid.ts';

/** The session that a device belongs to. */
export interface Owner {
  user_id: string;
  session_id: string;
}

export type Subscription = Pick<PushDeviceCreate, 'endpoint' | 'keys'>;

const cipherOf = ({ sealing }: Pick<Kernel, 'sealing'>) => sealing.cipher('push devices');

export function devicesOf({ system }: Pick<Kernel, 'system'>, { user_id, session_id }: Owner): Promise<PushDevice[]> {
  return system.unscoped((tx) =>
    tx.rows<PushDevice>(sql`
      select d.id, d.name, d.shows, d.created_at, d.last_used_at, d.problem, d.session_id = ${session_id} as is_current
      from identity.push_devices d join identity.sessions s on s.id = d.session_id and s.expires_at > now()
      where d.user_id = ${user_id} order by d.session_id = ${session_id} desc, d.created_at desc, d.id`),
  );
}

/**
 * Adds the browser of a session, or renews it. A browser that someone else used before changes its owner.
 * @throws 409 for too many devices, 422 for what is no subscription, 429
 */
export async function addDevice(
  kernel: Kernel,
  owner: Owner,
  { name, ...subscription }: PushDeviceCreate,
  userAgent: string | undefined,
): Promise<string> {
  requireSubscription(subscription);
  await attempt(kernel, [{ ...subjectThrottle('push_device', owner.user_id), free: 30, rule: texts.tooOften }]);
  const now = kernel.clock.now();
  return kernel.system.unscoped(async (tx) => {
    // One after the other, so that parallel requests cannot exceed the limit.
    await tx.rows(sql`select from identity.users where id = ${owner.user_id} for update`);
    const endpoint_hash = createHash('sha256').update(subscription.endpoint).digest('hex');
    const former = await tx.rows<{ id: string; user_id: string; name: string; shows: PushShows }>(sql`
      delete from identity.push_devices
      where endpoint_hash = ${endpoint_hash} or session_id = ${owner.session_id} returning id, user_id, name, shows`);
    await requireRoom(tx, owner.user_id);
    const own = former.find(({ user_id }) => user_id === owner.user_id);
    const id = own?.id ?? newId();
    await tx.run(sql`
      insert into identity.push_devices (id, user_id, session_id, endpoint_hash, sealed, name, shows, created_at)
      values (${id}, ${owner.user_id}, ${owner.session_id}, ${endpoint_hash},
        ${cipherOf(kernel).seal(JSON.stringify(subscription), id)}, ${name?.trim() ?? own?.name ?? deviceOf(userAgent ?? null)},
        ${own?.shows ?? 'kind'}, ${now})`);
    return id;
  });
}

async function requireRoom(tx: Tx, user_id: string): Promise<void> {
  const count = await tx.run(sql`
    select from identity.push_devices d join identity.sessions s on s.id = d.session_id and s.expires_at > now()
    where d.user_id = ${user_id}`);
  if (count >= MOST_DEVICES) throw conflict(texts.tooMany);
}

/** The client that sends checks the host again, whose address may change. @throws 422 */
function requireSubscription({ endpoint, keys }: Subscription): void {
  const url = URL.parse(endpoint);
  const isPublicName = url?.hostname.includes('.') && !isIP(url.hostname) && !url.hostname.startsWith('[');
  if (!url || !isPublicName || url.port !== '' || url.username !== '' || url.password !== '')
    throw invalid({ endpoint: [texts.notAnAddress] });
  if (!isBrowserKey(keys.p256dh)) throw invalid({ 'keys.p256dh': [texts.notAKey] });
}

/** @throws 404 when it is not a device of the person */
export async function changeDevice(
  { system }: Kernel,
  { user_id }: Owner,
  id: string,
  { name, shows }: PushDeviceChange,
): Promise<void> {
  const changed = await system.unscoped((tx) =>
    tx.run(sql`
      update identity.push_devices set name = coalesce(${name?.trim() ?? null}, name), shows = coalesce(${shows ?? null}, shows)
      where id = ${id} and user_id = ${user_id}`),
  );
  if (changed === 0) throw notFound('This device');
}

/** @throws 404 when it is not a device of the person */
export async function removeDevice({ system }: Kernel, { user_id }: Owner, id: string): Promise<void> {
  const removed = await system.unscoped((tx) =>
    tx.run(sql`delete from identity.push_devices where id = ${id} and user_id = ${user_id}`),
  );
  if (removed === 0) throw notFound('This device');
}

export interface OpenDevice {
  id: string;
  session_id: string;
  shows: PushShows;
}

export function openDevicesOf({ system }: Pick<Kernel, 'system'>, user_id: string): Promise<OpenDevice[]> {
  return system.unscoped((tx) =>
    tx.rows<OpenDevice>(sql`
      select id, session_id, shows from identity.push_devices where user_id = ${user_id} order by id`),
  );
}

export async function pushSubscriptionOf(
  kernel: Pick<Kernel, 'system' | 'sealing'>,
  id: string,
): Promise<(Subscription & { session_id: string }) | undefined> {
  const [row] = await kernel.system.unscoped((tx) =>
    tx.rows<{ sealed: Buffer; session_id: string }>(
      sql`select sealed, session_id from identity.push_devices where id = ${id}`,
    ),
  );
  if (!row) return undefined;
  return { ...(JSON.parse(cipherOf(kernel).open(row.sealed, id)) as Subscription), session_id: row.session_id };
}

/** The browser no longer takes notifications. */
export async function forgetDevice({ system }: Pick<Kernel, 'system'>, id: string): Promise<void> {
  await system.unscoped((tx) => tx.run(sql`delete from identity.push_devices where id = ${id}`));
}

/** @param problem null when the notification arrived */
export async function noteSent(
  { system, clock }: Pick<Kernel, 'clock' | 'system'>,
  id: string,
  problem: string | null,
): Promise<void> {
  await system.unscoped((tx) =>
    tx.run(sql`
      update identity.push_devices set problem = ${problem},
        last_used_at = case when ${problem}::text is null then ${clock.now()} else last_used_at end
      where id = ${id}`),
  );
}
