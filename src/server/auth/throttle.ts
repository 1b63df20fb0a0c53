import { createHash } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { networkOf } from './network.ts';

/** What is guessed at, how many failures it takes before the next try has to wait, and after how long one is forgiven. */
interface Target {
  key: string;
  free: number;
  forgiven_ms: number;
  /** Nobody waits longer than this. */
  most_seconds: number;
  /**
   * A try counts as failed until it is known to be right, so that many at once are no more tries. Where many people share
   * a target, only failures count.
   */
  counts: 'tries' | 'failures';
}

const MINUTE = 60_000;
const LONGEST_WAIT = 15 * 60;
/** Not the instant of the last try: another one that began before it may come after it. */
const NOT_BLOCKED = new Date(0);

/**
 * An account by its email address, whether it exists or not: an attacker learns nothing from having to wait. Counted for
 * each network by itself, so that a stranger's guesses elsewhere do not lock its owner out.
 */
export function onAccount(email: string, ip: string): Target {
  const key = keyOf('account', `${email.trim().toLowerCase()} ${networkOf(ip)}`);
  return { key, free: 5, forgiven_ms: 60 * MINUTE, most_seconds: LONGEST_WAIT, counts: 'tries' };
}

/** All guesses at an account, wherever they come from: slowed to one a minute, and never locked. */
export function onAccountAnywhere(email: string): Target {
  const key = keyOf('account', email.trim().toLowerCase());
  return { key, free: 100, forgiven_ms: 10 * MINUTE, most_seconds: 60, counts: 'tries' };
}

/** One network address may be a whole office, where somebody mistypes every other minute: only failures count. */
export function fromAddress(ip: string, kind = 'address'): Target {
  const key = keyOf(kind, networkOf(ip));
  return { key, free: 20, forgiven_ms: MINUTE, most_seconds: LONGEST_WAIT, counts: 'failures' };
}

/** What makes something of each request, so that each counts: enough for an office, too few for abuse. */
export function requestsFrom(ip: string, kind: string): Target {
  return { ...fromAddress(ip, kind), free: 60, counts: 'tries' };
}

/** The second proof of one person, or another thing that is guessed at by itself. */
export function onSubject(kind: string, id: string): Target {
  return { key: keyOf(kind, id), free: 5, forgiven_ms: 60 * MINUTE, most_seconds: LONGEST_WAIT, counts: 'tries' };
}

/** The password of an account, asked for again in a session of its own. */
export function onOwnPassword(email: string): Target {
  return onSubject('own_password', email.trim().toLowerCase());
}

function keyOf(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

/** How long after the n-th failure the next try is refused: 2, 4, 8 seconds ... up to the longest wait. */
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
  /** It was right: the failures on these are forgotten, on the others this one is taken back. */
  succeed(cleared: readonly Target[]): Promise<void>;
  /** It was wrong: counts where only failures do. */
  fail(): Promise<void>;
}

/**
 * Counts a try as failed before it is made, in the database, so that neither many at once nor many processes get more tries.
 * @throws 429 when it comes too early
 */
export async function attempt(kernel: Kernel, targets: readonly Target[]): Promise<Attempt> {
  const now = kernel.clock.now();
  const tries = targets.filter(({ counts }) => counts === 'tries');
  await kernel.system.unscoped(async (tx) => {
    const rows = await lockCounts(tx, targets, now);
    const waits = rows.map(({ blocked_until }) => new Date(blocked_until).getTime() - now.getTime());
    // Longer than anybody is made to wait: the clock was ahead then.
    const wait = Math.max(...waits.filter((one) => one <= LONGEST_WAIT * 1000));
    // Nothing was tried, so nothing is counted.
    if (wait > 0) throw tooMany(wait);
    await countFailure(tx, tries, rows, now);
  });
  return {
    succeed: (cleared) => forgive(kernel, tries, cleared, now),
    fail: () =>
      kernel.system.unscoped(async (tx) => {
        const failed = targets.filter(({ counts }) => counts === 'failures');
        const at = kernel.clock.now();
        await countFailure(tx, failed, await lockCounts(tx, failed, at), at);
      }),
  };
}

/** One statement locks them in one order, so that two tries never wait for each other's rows. */
function lockCounts(tx: Tx, targets: readonly Target[], now: Date): Promise<Kept[]> {
  return tx.rows<Kept>(
    `insert into identity.attempts as a (key, failures, last_at, blocked_until)
     select key, 0, $2, $3 from unnest($1::text[]) key order by key
     on conflict (key) do update set key = excluded.key
     returning key, failures, last_at, blocked_until`,
    [targets.map(({ key }) => key), now, NOT_BLOCKED],
  );
}

async function countFailure(tx: Tx, targets: readonly Target[], rows: readonly Kept[], now: Date): Promise<void> {
  for (const target of targets) {
    const { key, forgiven_ms } = target;
    const row = rows.find((row) => row.key === key)!;
    const idle = Math.max(now.getTime() - new Date(row.last_at).getTime(), 0);
    const failures = Math.max(row.failures - idle / forgiven_ms, 0) + 1;
    const seconds = waitSeconds(failures, target);
    const until = seconds > 0 ? new Date(now.getTime() + seconds * 1000) : NOT_BLOCKED;
    await tx.run('update identity.attempts set failures = $2, last_at = $3, blocked_until = $4 where key = $1', [
      key,
      failures,
      now,
      until,
    ]);
  }
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
    await tx.run('delete from identity.attempts where key = any($1::text[])', [gone]);
    // Who failed after this one began still makes the next one wait.
    await tx.run(
      `update identity.attempts set failures = greatest(failures - 1, 0),
         blocked_until = case when last_at <= $3 then $2 else blocked_until end where key = any($1::text[])`,
      [back, NOT_BLOCKED, began],
    );
  });
}

/** So many of one address are under way at once in a process: failures count before many more begin. */
const AT_ONCE = 8;
const MOST_WAITING = 500;
const underWay = new Map<string, { running: number; waiting: (() => void)[] }>();

async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = underWay.get(key) ?? { running: 0, waiting: [] };
  underWay.set(key, line);
  if (line.running < AT_ONCE) line.running += 1;
  else {
    if (line.waiting.length >= MOST_WAITING) throw tooMany(2_000);
    await new Promise<void>((begin) => line.waiting.push(begin));
  }
  try {
    return await work();
  } finally {
    // Whoever waits takes over this place.
    const next = line.waiting.shift();
    if (next) next();
    else {
      line.running -= 1;
      if (line.running === 0) underWay.delete(key);
    }
  }
}

/**
 * Does what an address may guess at. Right answers count for nothing, wrong ones make the address wait.
 * @throws 429 when it comes too early
 */
export async function guessing<T>(kernel: Kernel, target: Target, work: () => Promise<T>): Promise<T> {
  return inTurn(target.key, async () => {
    const tried = await attempt(kernel, [target]);
    try {
      return await work();
    } catch (error) {
      if (isWrongGuess(error)) await tried.fail();
      throw error;
    }
  });
}

/** Unknown, wrong or used up; who is asked for a second step was right. */
function isWrongGuess(error: unknown): boolean {
  return error instanceof Refusal && [401, 404, 409].includes(error.statusCode) && !('challenge' in error.facts);
}

function tooMany(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  const wait =
    seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, `Too many attempts. Wait ${wait} and try again.`, undefined, { retry_after: seconds });
}

/** Who proved the mailbox begins anew, where they are. */
export async function forgetAccount({ system }: Kernel, email: string, ip: string): Promise<void> {
  const keys = [onAccount(email, ip), onAccountAnywhere(email), onOwnPassword(email)].map(({ key }) => key);
  await system.unscoped((tx) => tx.run('delete from identity.attempts where key = any($1::text[])', [keys]));
}

/** A flood alone is refused here, since people behind one address share it; what is wrong is counted where it is found out. */
export const publicForm = { isPublic: true, rateLimit: { max: 600, timeWindow: '1 minute' } };
