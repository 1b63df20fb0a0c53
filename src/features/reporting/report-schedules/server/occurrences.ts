import { Cron } from 'croner';
import { requireTimeZone } from '#server/company/time-zones.ts';
import { invalid } from '#server/errors.ts';
import { SHORTEST_INTERVAL_MINUTES, type Timing } from '../schema.ts';
import { cronOf } from '../timing.ts';

/** Enough to meet each pair of neighbors an expression has in a day. */
const LOOKED_AT = 100;

/**
 * The next times of a timing in a zone, after an instant. A time the clock leaves out in spring comes at the end of the gap,
 * one it shows twice in autumn comes the first time.
 */
export function occurrences(timing: Timing, timezone: string, after: Date, count: number): Date[] {
  const cron = new Cron(cronOf(timing), { timezone, mode: '5-part', paused: true });
  return cron.nextRuns(count, after);
}

export function nextAfter(timing: Timing, timezone: string, after: Date): Date | null {
  return occurrences(timing, timezone, after, 1)[0] ?? null;
}

/** @throws 422 for an unknown zone, and what is no timing, never comes, or comes too often */
export function checkTiming(timing: Timing, timezone: string, now: Date): void {
  requireTimeZone(timezone);
  let next: Date[];
  try {
    next = occurrences(timing, timezone, now, LOOKED_AT);
  } catch {
    throw invalid({
      timing: [`"${cronOf(timing)}" is not a schedule of five parts (minute, hour, day, month, weekday)`],
    });
  }
  if (next.length === 0) throw invalid({ timing: ['never runs'] });
  const shortest = Math.min(...next.slice(1).map((at, index) => at.getTime() - next[index]!.getTime()));
  if (shortest < SHORTEST_INTERVAL_MINUTES * 60_000) {
    throw invalid({ timing: [`runs more often than every ${SHORTEST_INTERVAL_MINUTES} minutes`] });
  }
}
