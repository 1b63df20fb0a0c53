import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Call } from '../call.ts';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { createRecoveryCodes } from './recovery-codes.ts';

const PERIOD_SECONDS = 30;
/** One step in either direction is accepted, for clocks that are slightly off. */
const WINDOW = 1;

/** The data an authenticator app needs; the QR code contains the address. */
export interface Enrollment {
  secret: string;
  address: string;
  qr_svg: string;
}

const cipherOf = ({ sealing }: Kernel) => sealing.cipher('two-factor');

function totpOf(secret: Secret, email = ''): TOTP {
  return new TOTP({ issuer: 'Tandem', label: email, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/**
 * Creates a secret that takes effect after its first code; asking again replaces one that is not active yet.
 * @throws 409 when two-factor is on
 */
export async function startTwoFactorSetup(kernel: Kernel, tx: Tx, user_id: string): Promise<Enrollment> {
  const secret = new Secret({ size: 20 });
  const rowCount = await tx.run(sql`
    insert into identity.two_factors as f (user_id, secret, created_at)
    values (${user_id}, ${cipherOf(kernel).seal(secret.base32, user_id)}, ${kernel.clock.now()})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
    where f.enabled_at is null`);
  if (rowCount === 0) throw conflict('Two-factor authentication is already on.');
  const [user] = await tx.rows<{ email: string }>(sql`select email from identity.users where id = ${user_id}`);
  if (!user) throw notFound('This account');
  const address = totpOf(secret, user.email).toString();
  return { secret: secret.base32, address, qr_svg: renderSVG(address, { border: 2, pixelSize: 4 }) };
}

/**
 * Turns two-factor authentication on with a first code.
 * @returns the recovery codes, which are not shown again
 * @throws 409 when no setup was started, 422 when the code is wrong
 */
export async function enableTwoFactor(kernel: Kernel, tx: Tx, user_id: string, code: string): Promise<string[]> {
  if (!(await acceptCode(kernel, tx, user_id, code, 'pending'))) throw invalid({ code: ['is wrong or too old'] });
  await tx.run(sql`update identity.two_factors set enabled_at = ${kernel.clock.now()} where user_id = ${user_id}`);
  return createRecoveryCodes(kernel, tx, user_id);
}

/** Whether this is the current code, used for the first time. */
export async function acceptCode(
  kernel: Kernel,
  tx: Tx,
  user_id: string,
  code: string,
  state: 'enabled' | 'pending' = 'enabled',
): Promise<boolean> {
  const [twoFactor] = await tx.rows<{ secret: Buffer; enabled_at: string | null; last_step: number }>(
    sql`select secret, enabled_at, last_step from identity.two_factors where user_id = ${user_id} for update`,
  );
  if (!twoFactor || (twoFactor.enabled_at === null) !== (state === 'pending')) {
    if (state === 'pending')
      throw conflict(twoFactor ? 'Two-factor authentication is already on.' : 'The setup expired. Start again.');
    return false;
  }
  const totp = totpOf(Secret.fromBase32(cipherOf(kernel).open(twoFactor.secret, user_id)));
  const timestamp = kernel.clock.now().getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  // A used code, and all codes before it, cannot be used again.
  if (step <= twoFactor.last_step) return false;
  await tx.run(sql`update identity.two_factors set last_step = ${step} where user_id = ${user_id}`);
  return true;
}

/** @throws 409 when one of the person's companies requires it */
export async function disableTwoFactor(tx: Tx, user_id: string): Promise<void> {
  const demanding = await companiesRequiringTwoFactor(tx, user_id);
  if (demanding.length > 0) {
    throw conflict(`${demanding.join(' and ')} requires two-factor authentication for all team members.`);
  }
  await tx.run(sql`delete from identity.two_factors where user_id = ${user_id}`);
  await tx.run(sql`delete from identity.recovery_codes where user_id = ${user_id}`);
  // A session that outlives its factor must not count as one whose identity provider checked it.
  await tx.run(sql`
    update identity.sessions set has_second_factor = false, factor_proven_at = null where user_id = ${user_id}`);
}

/** Names of the organizations that require a second factor. */
export async function companiesRequiringTwoFactor(tx: Tx, user_id: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`
    select o.name from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = ${user_id} and m.status = 'active' and o.status = 'active' and o.requires_two_factor
    order by o.name`);
  return rows.map(({ name }) => name);
}

export async function hasTwoFactor(tx: Tx, user_id: string): Promise<boolean> {
  const on = await tx.run(sql`select from identity.two_factors where user_id = ${user_id} and enabled_at is not null`);
  return on > 0;
}

/**
 * The guard for turning on the requirement (`organizations.requires_two_factor`). It takes effect at once: sessions
 * without a second factor lose access to the organization, and the next sign-in asks for it.
 * @throws 422 when the caller has not set it up, and would be locked out
 */
export async function canRequireTwoFactor(call: Call): Promise<void> {
  const own = await call.maybe(sql`
    select from people where organization_id = ${call.organization_id} and id = ${call.actor.user_id} and has_two_factor`);
  if (!own) throw invalid({ requires_two_factor: ['Set up two-factor authentication for your own account first.'] });
}
