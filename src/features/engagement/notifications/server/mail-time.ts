import { addDays } from '#shared/dates.ts';
import { instantOfWall, wallClock } from '#shared/wall-clock.ts';
import type { EmailChoice } from '../schema.ts';

/** Of one person's own clock; times as `08:00`. */
export interface Hours {
  timezone: string;
  quiet_from: string | null;
  quiet_to: string | null;
  digest_at: string;
}

/** @returns when a notice of now may be mailed: `now` itself for at once, null for never */
export function mailTime(choice: EmailChoice, now: Date, hours: Hours): Date | null {
  if (choice === 'off') return null;
  if (choice === 'daily') return nextTime(now, hours.digest_at, hours.timezone);
  return isQuiet(now, hours) ? nextTime(now, hours.quiet_to!, hours.timezone) : now;
}

/** From quiet_from up to, not including, quiet_to; over midnight when the one is later in the day than the other. */
function isQuiet(now: Date, { quiet_from, quiet_to, timezone }: Hours): boolean {
  if (!quiet_from || !quiet_to || quiet_from === quiet_to) return false;
  const time = wallClock(now, timezone).slice(11, 16);
  return quiet_from < quiet_to ? quiet_from <= time && time < quiet_to : quiet_from <= time || time < quiet_to;
}

/** The next instant at which the person's clock shows this time, today or tomorrow. */
function nextTime(now: Date, time: string, timezone: string): Date {
  const today = wallClock(now, timezone).slice(0, 10);
  const at = instantOfWall(`${today} ${time}:00`, timezone);
  return at > now ? at : instantOfWall(`${addDays(today, 1)} ${time}:00`, timezone);
}
