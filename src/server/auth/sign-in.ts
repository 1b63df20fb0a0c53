import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { invalid, Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { requireOtherWayIn } from './company-sign-in.ts';
import { guess, notifyAccountOwner } from './guesses.ts';
import { isKnownDevice } from './known-devices.ts';
import { type Proven, requireStillProven } from './proven.ts';
import type { Device } from './provider.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { hashSecret, newSecret } from './secret-token.ts';
import type { SignedIn } from './signed-in.ts';
import { requireNotSuspended } from './suspension.ts';
import {
  accountThrottle,
  accountThrottleAnyNetwork,
  addressThrottle,
  attempt,
  ownPasswordThrottle,
  subjectThrottle,
} from './throttle.ts';
import {
  acceptCode,
  companiesRequiringTwoFactor,
  type Enrollment,
  enableTwoFactor,
  hasTwoFactor,
  startTwoFactorSetup,
} from './two-factor.ts';
import { unknownToken, wrongSecret } from './wrong-guess.ts';

/** The time within which the second factor must be entered. */
const CHALLENGE_MS = 10 * 60 * 1000;

export interface Entered {
  token: string;
  user: SignedIn;
}

type Client = Omit<Device, 'hasSecondFactor'>;

/**
 * The email address of a person who signs in by email or username. An unknown username is refused like an unknown
 * address.
 */
export async function emailOf(kernel: Kernel, given: string): Promise<string> {
  const name = given.trim();
  if (name.includes('@')) return name;
  const [user] = await kernel.system.unscoped((tx) =>
    tx.rows<{ email: string }>(sql`select email from identity.users where username = ${name}`),
  );
  return user?.email ?? `${encodeURIComponent(name)}@unknown.invalid`;
}

/**
 * The first step of signing in.
 * @throws 401 for a wrong password; 401 with `two_factor_required` (or `two_factor_setup_required`) and a `challenge`
 * when a second step follows; 429 when guesses come too fast
 */
export async function signIn(
  kernel: Kernel,
  given: { email: string; password: string },
  client: Client,
): Promise<Entered> {
  const { identity, system } = kernel;
  const proven = await verifyPassword(kernel, given, client);
  const { user } = proven;
  await requireOtherWayIn(kernel, user);
  const step = await system.unscoped((tx) => secondStepOf(tx, user.id));
  if (step) throw await challenge(kernel, proven, step, client.rememberMe);
  const { token } = await identity.provider.openSession(user.id, client);
  // This check follows the creation of the session: a password change from now on ends the session.
  await system
    .unscoped((tx) => requireStillProven(tx, proven))
    .catch(async (error) => {
      await identity.revoke(token);
      throw error;
    });
  return { token, user };
}

/**
 * Checks the password alone, also for users who are signed in. Every wrong guess counts.
 * @param client `isSignedIn` if the account's own session asks
 * @throws 401, 429
 */
export async function verifyPassword(
  kernel: Kernel,
  given: { email: string; password: string },
  { ip = 'nowhere', userAgent = '', isSignedIn = false }: { ip?: string; userAgent?: string; isSignedIn?: boolean },
): Promise<Proven> {
  const { email } = given;
  // Sessions belong to the owner, so wrong guesses count in any of them.
  const account = isSignedIn ? ownPasswordThrottle(email) : accountThrottle(email, ip);
  const proven = await guess(kernel, { door: 'password', ip, counted: [addressThrottle(ip)] }, async () => {
    const isKnown = isSignedIn || (await kernel.system.unscoped((tx) => isKnownDevice(tx, email, { ip, userAgent })));
    // A known device does not wait because of guesses made in other networks.
    const tried = await attempt(kernel, isKnown ? [account] : [account, accountThrottleAnyNetwork(email)]);
    const proven = await kernel.identity.provider.verify(given).catch(async (error) => {
      await notifyAccountOwner(kernel, { email, what: 'password', failures: tried.failures });
      throw error;
    });
    const [user] = await kernel.system.unscoped((tx) =>
      tx.rows<{ status: string }>(sql`select status from identity.users where id = ${proven.user.id}`),
    );
    if (user?.status !== 'active') throw wrongSecret(new Refusal(401, 'Invalid credentials'));
    await tried.succeed([account]);
    return proven;
  });
  await requireNotSuspended(kernel, proven.user);
  return proven;
}

type SecondStep = 'two_factor_required' | 'two_factor_setup_required';

async function secondStepOf(tx: Tx, user_id: string): Promise<SecondStep | null> {
  if (await hasTwoFactor(tx, user_id)) return 'two_factor_required';
  return (await companiesRequiringTwoFactor(tx, user_id)).length > 0 ? 'two_factor_setup_required' : null;
}

async function challenge(kernel: Kernel, proven: Proven, step: SecondStep, rememberMe: boolean): Promise<Refusal> {
  const { token, hash } = newSecret();
  const now = kernel.clock.now();
  await kernel.system.unscoped(async (tx) => {
    await requireStillProven(tx, proven);
    await tx.run(sql`
      insert into identity.sign_in_challenges (token_hash, user_id, remember_me, expires_at, created_at)
      values (${hash}, ${proven.user.id}, ${rememberMe}, ${new Date(now.getTime() + CHALLENGE_MS)}, ${now})`);
  });
  const message =
    step === 'two_factor_required'
      ? 'Enter the code from your authenticator app.'
      : 'Your company requires two-factor authentication. Set it up to continue.';
  return new Refusal(401, message, undefined, { [step]: true, challenge: token });
}

interface Challenged {
  id: string;
  user_id: string;
  remember_me: boolean;
}

async function standing(kernel: Kernel, tx: Tx, token: string): Promise<Challenged> {
  const [row] = await tx.rows<Challenged>(sql`
    select id, user_id, remember_me from identity.sign_in_challenges
    where token_hash = ${hashSecret(token)} and expires_at > ${kernel.clock.now()} for update`);
  if (!row) throw unknownToken(new Refusal(401, 'Your sign-in expired. Sign in again.', undefined, { expired: true }));
  return row;
}

/** @throws 401 for a challenge that does not exist, 429 after too many of them */
function challenged(kernel: Kernel, token: string, { ip = 'nowhere' }: { ip?: string }): Promise<Challenged> {
  return guess(kernel, { door: 'sign_in_challenge', ip }, () =>
    kernel.system.unscoped((tx) => standing(kernel, tx, token)),
  );
}

/** The second step of signing in: a code from the app or a recovery code. @throws 401, 429 */
export async function verifySecondFactor(
  kernel: Kernel,
  given: { challenge: string; code: string },
  client: Omit<Client, 'rememberMe'>,
): Promise<Entered> {
  const { user_id } = await challenged(kernel, given.challenge, client);
  const subject = subjectThrottle('second', user_id);
  const tried = await attempt(kernel, [subject]);
  const done = await kernel.system.unscoped(async (tx) => {
    const row = await standing(kernel, tx, given.challenge);
    return (await acceptAnyCode(kernel, tx, user_id, given.code)) && row;
  });
  if (!done) {
    const [user] = await kernel.system.unscoped((tx) =>
      tx.rows<{ email: string }>(sql`select email from identity.users where id = ${user_id}`),
    );
    await notifyAccountOwner(kernel, { email: user!.email, what: 'code', failures: tried.failures });
    throw new Refusal(401, 'This code is wrong, expired or already used.');
  }
  await tried.succeed([subject]);
  return enter(kernel, done, client);
}

/** A code from the app, or a recovery code, which works once. */
const acceptAnyCode = (kernel: Kernel, tx: Tx, user_id: string, code: string): Promise<boolean> =>
  /^[\d\s]+$/.test(code) ? acceptCode(kernel, tx, user_id, code) : redeemRecoveryCode(kernel, tx, user_id, code);

/**
 * Checks a code of a person who is signed in. Wrong ones count together with those at the sign-in.
 * @throws 422, 429
 */
export async function requireCurrentCode(
  kernel: Kernel,
  { id, email }: { id: string; email: string },
  code: string,
): Promise<void> {
  const subject = subjectThrottle('second', id);
  const tried = await attempt(kernel, [subject]);
  if (!(await kernel.system.unscoped((tx) => acceptAnyCode(kernel, tx, id, code)))) {
    await notifyAccountOwner(kernel, { email, what: 'code', failures: tried.failures });
    throw invalid({ code: ['This code is wrong, expired or already used.'] });
  }
  await tried.succeed([subject]);
}

/** Starts the setup of a second factor for a person who must have one, before there is a session. */
export async function startSetupAtSignIn(
  kernel: Kernel,
  token: string,
  client: Omit<Client, 'rememberMe'>,
): Promise<Enrollment> {
  await challenged(kernel, token, client);
  return kernel.system.unscoped(async (tx) => {
    const { user_id } = await standing(kernel, tx, token);
    return startTwoFactorSetup(kernel, tx, user_id);
  });
}

/** Completes the setup and signs in. @throws 401, 422 */
export async function enableTwoFactorAtSignIn(
  kernel: Kernel,
  given: { challenge: string; code: string },
  client: Omit<Client, 'rememberMe'>,
): Promise<Entered & { recovery_codes: string[] }> {
  const { user_id } = await challenged(kernel, given.challenge, client);
  const subject = subjectThrottle('second', user_id);
  const tried = await attempt(kernel, [subject]);
  const { row, recovery_codes } = await kernel.system.unscoped(async (tx) => {
    const row = await standing(kernel, tx, given.challenge);
    const recovery_codes = await enableTwoFactor(kernel, tx, row.user_id, given.code);
    return { row, recovery_codes };
  });
  await tried.succeed([subject]);
  return { ...(await enter(kernel, row, client)), recovery_codes };
}

/**
 * Opens the session, then removes the challenge. Changing the password removes the challenge first and then ends the
 * sessions, so one of the two always finds the changes of the other.
 * @throws 401
 */
async function enter(
  kernel: Kernel,
  { id, user_id, remember_me }: Challenged,
  client: Omit<Client, 'rememberMe'>,
): Promise<Entered> {
  const device = { ...client, rememberMe: remember_me, hasSecondFactor: true };
  const { token } = await kernel.identity.provider.openSession(user_id, device);
  const stood = await kernel.system.unscoped((tx) =>
    tx.run(sql`delete from identity.sign_in_challenges where id = ${id}`),
  );
  if (stood === 0) {
    await kernel.identity.revoke(token);
    throw new Refusal(401, 'Invalid credentials');
  }
  const [user] = await kernel.system.unscoped((tx) =>
    tx.rows<SignedIn>(sql`select id, email, name, image from identity.users where id = ${user_id}`),
  );
  return { token, user: user! };
}
