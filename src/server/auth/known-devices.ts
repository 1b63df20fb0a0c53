import { createHash } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { deviceOf } from './device.ts';
import { networkOf } from './network.ts';

/** The number of days a device stays known after its last sign-in. */
export const KNOWN_DEVICE_DAYS = 90;

interface Client {
  ip?: string;
  userAgent?: string;
}

/** Identifies a browser and its network; an attacker cannot fake the network. */
export function deviceFingerprint({ ip = '', userAgent = '' }: Client): string {
  return createHash('sha256')
    .update(`${networkOf(ip)}\n${deviceOf(userAgent)}`)
    .digest('hex');
}

/** Whether this device has signed in to the account before. */
export async function isKnownDevice(tx: Tx, email: string, client: Client): Promise<boolean> {
  const matches = await tx.run(sql`
    select from identity.known_devices k join identity.users u on u.id = k.user_id
    where u.email = ${email.trim().toLowerCase()} and k.mark = ${deviceFingerprint(client)}`);
  return matches > 0;
}
