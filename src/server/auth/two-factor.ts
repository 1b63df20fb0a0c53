import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Call } from '../call.ts';
import type { Tx } from '../db/client.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';

const PERIOD_SECONDS = 30;
/** One step either way, for clocks that are a little off. */
const WINDOW = 1;

/** What an authenticator app needs; the picture says the same as the address. */
export interface Enrolment {
  secret: string;
  address: string;
  qr_svg: string;
}

const cipherOf = ({ sealing }: Kernel) => sealing.cipher('two-factor');

function totpOf(secret: Secret, email = ''): TOTP {
  return new TOTP({ issuer: 'Tandem', label: email, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/**
 * Makes a secret that counts once a first code of it was shown; asking again replaces one that never was.
 * @throws 409 when two-factor is on
 */
export async function beginTwoFactor(kernel: Kernel, tx: Tx, user_id: string): Promise<Enrolment> {
  const secret = new Secret({ size: 20 });
  const made = await tx.run(
    `insert into identity.two_factors as f (user_id, secret, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at where f.enabled_at is null`,
    [user_id, cipherOf(kernel).seal(secret.base32, user_id), kernel.clock.now()],
  );
  if (made === 0) throw conflict('Two-factor authentication is on already.');
  const [user] = await tx.rows<{ email: string }>('select email from identity.users where id = $1', [user_id]);
  if (!user) throw notFound('This account');
  const address = totpOf(secret, user.email).toString();
  return { secret: secret.base32, address, qr_svg: renderSVG(address, { border: 2, pixelSize: 4 }) };
}

/**
 * Turns it on with a first code. @returns the recovery codes, which nobody sees again
 * @throws 409 when nothing was begun, 422 when the code is wrong
 */
export async function enableTwoFactor(kernel: Kernel, tx: Tx, user_id: string, code: string): Promise<string[]> {
  if (!(await acceptCode(kernel, tx, user_id, code, 'pending'))) throw invalid({ code: ['is wrong or too old'] });
  await tx.run('update identity.two_factors set enabled_at = $2 where user_id = $1', [user_id, kernel.clock.now()]);
  return giveRecoveryCodes(kernel, tx, user_id);
}

/** Whether this is the code of now, and the first time it is shown. */
export async function acceptCode(
  kernel: Kernel,
  tx: Tx,
  user_id: string,
  code: string,
  state: 'enabled' | 'pending' = 'enabled',
): Promise<boolean> {
  const [kept] = await tx.rows<{ secret: Buffer; enabled_at: string | null; last_step: number }>(
    'select secret, enabled_at, last_step from identity.two_factors where user_id = $1 for update',
    [user_id],
  );
  if (!kept || (kept.enabled_at === null) !== (state === 'pending')) {
    if (state === 'pending') throw conflict(kept ? 'Two-factor authentication is on already.' : 'Begin again.');
    return false;
  }
  const totp = totpOf(Secret.fromBase32(cipherOf(kernel).open(kept.secret, user_id)));
  const timestamp = kernel.clock.now().getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  // A code somebody looked at over a shoulder has been used, and so have all before it.
  if (step <= kept.last_step) return false;
  await tx.run('update identity.two_factors set last_step = $2 where user_id = $1', [user_id, step]);
  return true;
}

/** @throws 409 when a company they work for demands it */
export async function disableTwoFactor(tx: Tx, user_id: string): Promise<void> {
  const demanding = await companiesThatDemand(tx, user_id);
  if (demanding.length > 0) {
    throw conflict(`${demanding.join(' and ')} requires two-factor authentication of everybody in its team.`);
  }
  await tx.run('delete from identity.two_factors where user_id = $1', [user_id]);
  await tx.run('delete from identity.recovery_codes where user_id = $1', [user_id]);
}

/** Names of the organisations that let somebody in only with a second proof. */
export async function companiesThatDemand(tx: Tx, user_id: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    `select o.name from memberships m join organizations o on o.id = m.organization_id
     where m.user_id = $1 and m.status = 'active' and o.status = 'active' and o.requires_two_factor order by o.name`,
    [user_id],
  );
  return rows.map(({ name }) => name);
}

export async function isProtected(tx: Tx, user_id: string): Promise<boolean> {
  const on = await tx.run('select from identity.two_factors where user_id = $1 and enabled_at is not null', [user_id]);
  return on > 0;
}

/**
 * For who wants to let people work here only with a second proof (`organizations.requires_two_factor`). It then holds at once:
 * sessions that have shown none see nothing of the organisation any more, and the next sign-in asks for it.
 * @throws 422 when they have set up none themselves, and would be locked out
 */
export async function mayDemandTwoFactor(call: Call): Promise<void> {
  const own = await call.maybe('select from people where organization_id = $1 and id = $2 and has_two_factor', [
    call.organization_id,
    call.actor.user_id,
  ]);
  if (!own) throw invalid({ requires_two_factor: ['Set up two-factor authentication for yourself first.'] });
}
