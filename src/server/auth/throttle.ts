import { createHash } from 'node:crypto';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { networkOf } from './network.ts';

/** What is guessed at, how many failures it takes before the next try has to wait, and after how long one is forgiven. */
interface Target {
  key: string;
  free: number;
  forgiven_ms: number;
}

const MINUTE = 60_000;
const MOST_SECONDS = 15 * 60;
/** Not the instant of the last try: another one that began before it may come after it. */
const NOT_BLOCKED = new Date(0);

/** An account by its address, whether it exists or not: an attacker learns nothing from having to wait. */
export function onAccount(email: string): Target {
  return { key: keyOf('account', email.trim().toLowerCase()), free: 5, forgiven_ms: 60 * MINUTE };
}

/** One network address may be a whole office, where somebody mistypes every other minute. */
export function fromAddress(ip: string, kind = 'address'): Target {
  return { key: keyOf(kind, networkOf(ip)), free: 20, forgiven_ms: MINUTE };
}

/** The second proof of one person, or another thing that is guessed at by itself. */
export function onSubject(kind: string, id: string): Target {
  return { key: keyOf(kind, id), free: 5, forgiven_ms: 60 * MINUTE };
}

function keyOf(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

/** How long after the n-th failure the next try is refused: 2, 4, 8 seconds ... up to a quarter of an hour. */
function waitSeconds(failures: number, free: number): number {
  const whole = Math.ceil(failures);
  return whole < free ? 0 : Math.min(2 ** (whole - free + 1), MOST_SECONDS);
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
}

/**
 * Counts a try as failed before it is made, in the database, so that neither many at once nor many processes get more tries.
 * @throws 429 when it comes too early
 */
export async function attempt(kernel: Kernel, targets: readonly Target[]): Promise<Attempt> {
  const now = kernel.clock.now();
  await kernel.system.unscoped(async (tx) => {
    // One statement locks them in one order, so that two tries never wait for each other's rows.
    const rows = await tx.rows<Kept>(
      `insert into identity.attempts as a (key, failures, last_at, blocked_until)
       select key, 0, $2, $3 from unnest($1::text[]) key order by key
       on conflict (key) do update set key = excluded.key
       returning key, failures, last_at, blocked_until`,
      [targets.map(({ key }) => key), now, NOT_BLOCKED],
    );
    const waits = rows.map(({ blocked_until }) => new Date(blocked_until).getTime() - now.getTime());
    // Longer than anybody is made to wait: the clock was ahead then.
    const wait = Math.max(...waits.filter((one) => one <= MOST_SECONDS * 1000));
    // Nothing was tried, so nothing is counted.
    if (wait > 0) throw tooMany(wait);
    for (const { key, free, forgiven_ms } of targets) {
      const row = rows.find((row) => row.key === key)!;
      const idle = Math.max(now.getTime() - new Date(row.last_at).getTime(), 0);
      const failures = Math.max(row.failures - idle / forgiven_ms, 0) + 1;
      const seconds = waitSeconds(failures, free);
      const until = seconds > 0 ? new Date(now.getTime() + seconds * 1000) : NOT_BLOCKED;
      await tx.run('update identity.attempts set failures = $2, last_at = $3, blocked_until = $4 where key = $1', [
        key,
        failures,
        now,
        until,
      ]);
    }
  });
  return { succeed: (cleared) => forgive(kernel, targets, cleared) };
}

async function forgive({ system }: Kernel, targets: readonly Target[], cleared: readonly Target[]): Promise<void> {
  const gone = cleared.map(({ key }) => key);
  const back = targets.map(({ key }) => key).filter((key) => !gone.includes(key));
  await system.unscoped(async (tx) => {
    await tx.run('delete from identity.attempts where key = any($1::text[])', [gone]);
    await tx.run(
      'update identity.attempts set failures = greatest(failures - 1, 0), blocked_until = $2 where key = any($1::text[])',
      [back, NOT_BLOCKED],
    );
  });
}

function tooMany(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  const wait =
    seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, `Too many attempts. Wait ${wait} and try again.`, undefined, { retry_after: seconds });
}

/** Who proved the mailbox begins anew. */
export async function forgetAccount({ system }: Kernel, email: string): Promise<void> {
  await system.unscoped((tx) => tx.run('delete from identity.attempts where key = $1', [onAccount(email).key]));
}
