import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';
import { networkOf } from './network.ts';
import { addressThrottle, countFailures, keyOf, requireUnblocked, type Target, tooMany } from './throttle.ts';
import { aimOf } from './wrong-guess.ts';

/** An endpoint where an attacker can guess a code, a password or a token. */
export interface Door {
  /** Failures are counted separately for each door. */
  door: string;
  ip: string;
  /** Identifies the object that a short secret protects, such as the token of a link that has a password. */
  object?: string;
  /** Replaces the usual limits: these targets are checked before a try and counted after a wrong one. */
  counted?: readonly Target[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The number of wrong tries at one object, from any network, after which its owner is notified. */
const NOTIFY_AFTER = 10;

/**
 * Runs a try at any code, password or token. Correct ones are never counted. A wrong password or code counts for its
 * object and for the client's network; an unknown token counts for the network. Counts are in the database, so they
 * apply to all processes and after a restart.
 * @throws 429 naming the limit and the wait, which doubles with every further failure
 */
export async function guess<T>(
  kernel: Kernel,
  { door, ip, object, counted }: Door,
  work: () => Promise<T>,
): Promise<T> {
  const limits = counted ?? (object === undefined ? [] : limitsOfObject(door, object, ip));
  const tried = async () => {
    if (limits.length > 0) await requireUnblocked(kernel, limits);
    try {
      return await work();
    } catch (error) {
      const aim = aimOf(error);
      if (aim?.isKnown && limits.length > 0) {
        const counts = await countFailures(kernel, limits);
        const failures = object === undefined ? 0 : (counts.get(objectThrottle(door, object).key) ?? 0);
        if (aim.tellOwner && failures >= NOTIFY_AFTER && (await isFirstNote(kernel, keyOf(`${door} note`, object!))))
          await aim.tellOwner();
      } else if (aim) {
        // Tokens are too long to be guessed, so correct ones are accepted even while their network is blocked.
        await countFailures(kernel, [unknownFrom(door, ip)], { refuses: true });
      }
      throw error;
    }
  };
  // Tries at one object run one at a time, so that parallel requests get no extra tries.
  if (object !== undefined) return limitConcurrency({ key: keyOf(door, object), most: 1 }, tried);
  return counted ? limitConcurrency({ key: keyOf(door, networkOf(ip)), most: 8 }, tried) : tried();
}

function limitsOfObject(door: string, object: string, ip: string): Target[] {
  return [
    {
      key: keyOf(door, `${object} ${networkOf(ip)}`),
      rule: 'Too many wrong attempts from your network.',
      free: 5,
      forgiven_ms: 10 * MINUTE,
      most_seconds: 15 * 60,
      counts: 'failures',
    },
    objectThrottle(door, object),
    // This limits tries at many objects from one network; an office where everyone mistypes once stays below it.
    {
      ...addressThrottle(ip, `${door} objects`),
      rule: 'Too many wrong attempts from your network for different links or codes.',
      free: 100,
    },
  ];
}

/** Slows guesses from all networks together, but never locks out a person who knows the secret. */
function objectThrottle(door: string, object: string): Target {
  return {
    key: keyOf(`${door} anywhere`, object),
    rule: 'Too many wrong attempts for this link or code.',
    free: 20,
    forgiven_ms: 10 * MINUTE,
    most_seconds: 60,
    counts: 'failures',
  };
}

function unknownFrom(door: string, ip: string): Target {
  return { ...addressThrottle(ip, door), rule: 'Too many unknown links or codes from your network.', free: 10 };
}

/** Notifies the owner of an account, at most once a day, that someone is guessing passwords or codes. */
export async function notifyAccountOwner(
  kernel: Kernel,
  { email, what, failures }: { email: string; what: 'password' | 'code'; failures: number },
): Promise<void> {
  const address = email.trim().toLowerCase();
  if (failures < NOTIFY_AFTER || !(await isFirstNote(kernel, keyOf(`account ${what} note`, address)))) return;
  // A job sends the email, so that neither the response nor its duration reveals whether the address has an account.
  await kernel.system.unscoped((tx) =>
    tx.rows(sql`select enqueue_job('profile.mail_guesses', ${JSON.stringify({ email: address, what })})`),
  );
}

async function isFirstNote({ system, clock }: Kernel, key: string): Promise<boolean> {
  const now = clock.now();
  const noted = await system.unscoped((tx) =>
    tx.run(sql`
      insert into identity.attempts as a (key, failures, last_at, blocked_until)
      values (${key}, 0, ${now}, ${new Date(0)})
      on conflict (key) do update set last_at = excluded.last_at where a.last_at < ${new Date(now.getTime() - DAY)}`),
  );
  return noted > 0;
}

const MOST_WAITING = 500;
const queues = new Map<string, { running: number; waiting: (() => void)[] }>();

async function limitConcurrency<T>({ key, most }: { key: string; most: number }, work: () => Promise<T>): Promise<T> {
  const line = queues.get(key) ?? { running: 0, waiting: [] };
  queues.set(key, line);
  if (line.running < most) line.running += 1;
  else {
    if (line.waiting.length >= MOST_WAITING) throw tooMany(2_000);
    await new Promise<void>((begin) => line.waiting.push(begin));
  }
  try {
    return await work();
  } finally {
    // The next one in line takes the place of this one.
    const next = line.waiting.shift();
    if (next) next();
    else {
      line.running -= 1;
      if (line.running === 0) queues.delete(key);
    }
  }
}
