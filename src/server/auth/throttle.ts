import { createHash } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { networkOf } from './network.ts';

/**
 * Something that can be guessed, with the number of free failures before a wait, and the time after which one is
 * forgiven.
 */
export interface Target {
  key: string;
  /** Names the limit in the error message. */
  rule?: string;
  free: number;
  forgiven_ms: number;
  /** The longest wait, in seconds. */
  most_seconds: number;
  /**
   * `tries` counts a try as failed until it proves correct, so that parallel tries give no advantage. `failures` is for
   * targets that many people share.
   */
  counts: 'tries' | 'failures';
}

const MINUTE = 60_000;
const LONGEST_WAIT = 15 * 60;
/** Used instead of the time of the last try, because a try that began earlier may finish later. */
const NOT_BLOCKED = new Date(0);

/**
 * The target for an account by its email address, whether it exists or not, so that waiting reveals nothing. It is
 * counted for each network separately, so that guesses from other networks do not lock out the owner.
 */
export function accountThrottle(email: string, ip: string): Target {
  const key = keyOf('account', `${email.trim().toLowerCase()} ${networkOf(ip)}`);
  return { key, free: 5, forgiven_ms: 60 * MINUTE, most_seconds: LONGEST_WAIT, counts: 'tries' };
}

/** The target for all guesses at an account, from any network: slowed to one a minute, but never locked. */
export function accountThrottleAnyNetwork(email: string): Target {
  const key = keyOf('account', email.trim().toLowerCase());
  return { key, free: 100, forgiven_ms: 10 * MINUTE, most_seconds: 60, counts: 'tries' };
}

/** A network address may belong to a whole office where people mistype passwords, so only failures count. */
export function addressThrottle(ip: string, kind = 'address'): Target {
  const key = keyOf(kind, networkOf(ip));
  return { key, free: 20, forgiven_ms: MINUTE, most_seconds: LONGEST_WAIT, counts: 'failures' };
}

/**
 * The target for requests that create something. Every request counts; the limit is enough for an office and too low
 * for abuse.
 */
export function requestThrottle(ip: string, kind: string): Target {
  return { ...addressThrottle(ip, kind), free: 60, counts: 'tries' };
}

/** The target for the second factor of a person, or for another object with its own secret. */
export function subjectThrottle(kind: string, id: string): Target {
  return { key: keyOf(kind, id), free: 5, forgiven_ms: 60 * MINUTE, most_seconds: LONGEST_WAIT, counts: 'tries' };
}

/** The target for the password of an account when its own session asks for it again. */
export function ownPasswordThrottle(email: string): Target {
  return subjectThrottle('own_password', email.trim().toLowerCase());
}

export function keyOf(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

/** The wait after a number of failures: 2, 4, 8 seconds ... up to the longest wait. */
function waitSeconds(failures: number, { free, most_seconds }: Target): number {
  const whole = Math.ceil(failures);
  return whole < free ? 0 : Math.min(2 ** (whole - free + 1), most_seconds);
}

interface Kept {
  key: string;
  failures: number;
  last_at: string;
  blocked_until: string;
}

export interface Attempt {
  /** The highest number of failures of any target, including this try. */
  failures: number;
  /** Marks the try as correct: clears the failures of these targets and removes this try from the others. */
  succeed(cleared: readonly Target[]): Promise<void>;
}

/**
 * Counts a try as failed before it is made, in the database, so that parallel requests and processes get no extra tries.
 * @throws 429 when it comes too early
 */
export async function attempt(kernel: Kernel, targets: readonly Target[]): Promise<Attempt> {
  const now = kernel.clock.now();
  const tries = targets.filter(({ counts }) => counts === 'tries');
  const counted = await kernel.system.unscoped(async (tx) => {
    const rows = await lockCounts(tx, targets, now);
    // A refused try is not counted.
    refuseBlocked(targets, rows, now);
    return countFailure(tx, tries, rows, now);
  });
  return {
    failures: Math.max(0, ...counted.values()),
    succeed: (cleared) => forgive(kernel, tries, cleared, now),
  };
}

/** @throws 429 while one of the targets is blocked */
function refuseBlocked(targets: readonly Target[], rows: readonly Kept[], now: Date): void {
  for (const target of targets) {
    const row = rows.find(({ key }) => key === target.key);
    const wait = row ? new Date(row.blocked_until).getTime() - now.getTime() : 0;
    // A wait longer than the maximum means that the clock was ahead when it was stored.
    if (wait > 0 && wait <= LONGEST_WAIT * 1000) throw tooMany(wait, target.rule);
  }
}

/**
 * Checks the targets without writing anything, so that correct tries leave no trace.
 * @throws 429 while one of them is blocked
 */
export async function requireUnblocked({ system, clock }: Kernel, targets: readonly Target[]): Promise<void> {
  const rows = await system.unscoped((tx) =>
    tx.rows<Kept>(sql`
      select key, failures, last_at, blocked_until from identity.attempts
      where key = any(${targets.map(({ key }) => key)}::text[])`),
  );
  refuseBlocked(targets, rows, clock.now());
}

/** Counts one failure for each target. @returns the failures of each @throws 429 while one is blocked, if `refuses` */
export async function countFailures(
  { system, clock }: Kernel,
  targets: readonly Target[],
  { refuses = false } = {},
): Promise<Map<string, number>> {
  const now = clock.now();
  return system.unscoped(async (tx) => {
    const rows = await lockCounts(tx, targets, now);
    if (refuses) refuseBlocked(targets, rows, now);
    return countFailure(tx, targets, rows, now);
  });
}

/** One statement locks the rows in a fixed order, so that two tries never deadlock. */
function lockCounts(tx: Tx, targets: readonly Target[], now: Date): Promise<Kept[]> {
  return tx.rows<Kept>(sql`
    insert into identity.attempts as a (key, failures, last_at, blocked_until)
    select key, 0, ${now}, ${NOT_BLOCKED} from unnest(${targets.map(({ key }) => key)}::text[]) key order by key
    on conflict (key) do update set key = excluded.key
    returning key, failures, last_at, blocked_until`);
}

async function countFailure(
  tx: Tx,
  targets: readonly Target[],
  rows: readonly Kept[],
  now: Date,
): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (const target of targets) {
    const { key, forgiven_ms } = target;
    const row = rows.find((row) => row.key === key)!;
    const idle = Math.max(now.getTime() - new Date(row.last_at).getTime(), 0);
    const failures = Math.max(row.failures - idle / forgiven_ms, 0) + 1;
    const seconds = waitSeconds(failures, target);
    const until = seconds > 0 ? new Date(now.getTime() + seconds * 1000) : NOT_BLOCKED;
    await tx.run(sql`
      update identity.attempts set failures = ${failures}, last_at = ${now}, blocked_until = ${until} where key = ${key}`);
    counted.set(key, Math.ceil(failures));
  }
  return counted;
}

async function forgive(
  { system }: Kernel,
  tries: readonly Target[],
  cleared: readonly Target[],
  began: Date,
): Promise<void> {
  const gone = cleared.map(({ key }) => key);
  const back = tries.map(({ key }) => key).filter((key) => !gone.includes(key));
  await system.unscoped(async (tx) => {
    await tx.run(sql`delete from identity.attempts where key = any(${gone}::text[])`);
    // Failures that began after this one still make the next one wait.
    await tx.run(sql`
      update identity.attempts set failures = greatest(failures - 1, 0),
        blocked_until = case when last_at <= ${began} then ${NOT_BLOCKED} else blocked_until end
        where key = any(${back}::text[])`);
  });
}

/** @param rule the description of the limit, at the start of the message */
export function tooMany(milliseconds: number, rule = 'Too many attempts.'): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  const wait =
    seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, `${rule} Wait ${wait} and try again.`, undefined, { retry_after: seconds });
}

/** Clears the failures of a person who has confirmed their email address. */
export async function deleteAccountAttempts({ system }: Kernel, email: string, ip: string): Promise<void> {
  const keys = [accountThrottle(email, ip), accountThrottleAnyNetwork(email), ownPasswordThrottle(email)].map(
    ({ key }) => key,
  );
  await system.unscoped((tx) => tx.run(sql`delete from identity.attempts where key = any(${keys}::text[])`));
}

/**
 * The limit only stops floods, because many people share one address; wrong guesses are counted where they are
 * detected.
 */
export const publicForm = { isPublic: true, rateLimit: { max: 600, timeWindow: '1 minute' } };
