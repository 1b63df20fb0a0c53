import type { Database } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { eventsAfter, type Position } from './outbox.ts';

/** The longest time that work may wait, in seconds, before readiness reports it. */
export const LIMITS = { job: 300, event: 120, schedule: 900 } as const;
/** Workers that took nothing for this long although work is due are stuck. */
const STUCK_SECONDS = 60;
const FRESH_MS = 5_000;

export interface Backlog {
  /** Jobs that could run now, up to 10,000. */
  due_jobs: number;
  /** Seconds; 0 if nothing waits. */
  oldest_job: number;
  oldest_event: number;
  /** Schedules whose last run is too old, with the seconds by which it is late. */
  late_schedules: { schedule: string; seconds: number }[];
  /** Whether this process runs jobs, and takes none although work is due. */
  is_stuck: boolean;
}

interface ScheduleRun {
  identifier: string;
  last_at: string | null;
  since: string;
}

/** The longest time between two runs of each schedule, in seconds. */
export type Intervals = ReadonlyMap<string, number>;

/** The tasks and schedules of the workers of this process. Jobs of other tasks are not theirs: an older release may have left them. */
interface Expected {
  intervals: Intervals;
  tasks: readonly string[];
  /** The number of jobs that run now. */
  running: () => number;
}

/** Knows the oldest work that waits, so that workers that do nothing are noticed. */
export class BacklogWatch {
  readonly #system: Database;
  #worker: Expected | undefined;
  #lastTaken = 0;
  #latest: { at: number; backlog: Promise<Backlog> } | undefined;

  constructor(system: Database) {
    this.#system = system;
  }

  /** This process runs jobs. */
  expect(worker: Expected): void {
    this.#worker = worker;
    this.noteTaken();
  }

  /** A worker of this process took or finished a job. */
  noteTaken(): void {
    this.#lastTaken = performance.now();
  }

  /** Seconds for which the workers of this process have run nothing; undefined if it runs no jobs. */
  get idleSeconds(): number | undefined {
    if (!this.#worker) return undefined;
    return this.#worker.running() > 0 ? 0 : Math.round((performance.now() - this.#lastTaken) / 1_000);
  }

  /** At most one query every few seconds, because anybody may ask. @throws while the database is away */
  read(): Promise<Backlog> {
    if (this.#latest && performance.now() - this.#latest.at < FRESH_MS) return this.#latest.backlog;
    const backlog = this.#read();
    this.#latest = { at: performance.now(), backlog };
    backlog.catch(() => (this.#latest = undefined));
    return backlog;
  }

  async #read(): Promise<Backlog> {
    return this.#system.unscoped(async (tx) => {
      const [jobs] = await tx.rows<{ due: number; age: number }>(sql`
        select due, greatest(extract(epoch from now() - oldest_due_at), 0)::int as age
        from job_backlog(${this.#worker?.tasks ?? null})`);
      const [cursor] = await tx.rows<Position>(
        sql`select since::text, until::text, tx::text, seq from outbox_cursors where consumer = 'features'`,
      );
      const oldest = cursor && (await eventsAfter(tx, cursor, 1)).events[0];
      const [event] = oldest
        ? await tx.rows<{ age: number }>(sql`
          select greatest(extract(epoch from now() - occurred_at), 0)::int as age from outbox_events
          where seq = ${oldest.seq}`)
        : [];
      const runs = await tx.rows<ScheduleRun>(sql`select * from schedule_runs()`);
      const [{ now }] = (await tx.rows<{ now: string }>(sql`select now()`)) as [{ now: string }];
      const idle = this.idleSeconds;
      const age = jobs!.age ?? 0;
      return {
        due_jobs: jobs!.due,
        oldest_job: age,
        oldest_event: event?.age ?? 0,
        late_schedules: this.#late(runs, Date.parse(now)),
        is_stuck: idle !== undefined && idle > STUCK_SECONDS && age > STUCK_SECONDS,
      };
    });
  }

  #late(runs: readonly ScheduleRun[], now: number): Backlog['late_schedules'] {
    return runs.flatMap(({ identifier, last_at, since }) => {
      const interval = this.#worker?.intervals.get(identifier);
      if (interval === undefined) return [];
      const seconds = Math.round((now - Date.parse(last_at ?? since)) / 1_000) - interval;
      return seconds > LIMITS.schedule ? [{ schedule: identifier, seconds }] : [];
    });
  }
}

/** Whether anything waits longer than it may. */
export const isLate = ({ oldest_job, oldest_event, late_schedules }: Backlog): boolean =>
  oldest_job > LIMITS.job || oldest_event > LIMITS.event || late_schedules.length > 0;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function scheduleIntervals(items: readonly { identifier: string; match: string }[]): Intervals {
  return new Map(items.map(({ identifier, match }) => [identifier, longestInterval(match)]));
}

/** The longest time between two runs of a cron expression: an hour or more is not divided further. */
function longestInterval(cron: string): number {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = cron.split(' ');
  if (month !== '*') return 366 * DAY;
  if (day !== '*') return 31 * DAY;
  if (weekday !== '*') return 7 * DAY;
  if (hour !== '*') return DAY;
  if (minute === '*') return MINUTE;
  const step = /^\*\/(\d+)$/.exec(minute);
  return step ? Number(step[1]) * MINUTE : HOUR;
}
