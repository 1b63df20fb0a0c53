import { addDays } from '#shared/time/dates.ts';
import { instantOfWall, wallClock } from '#shared/time/wall-clock.ts';
import type { EmailChoice } from '../schema.ts';

/** Times such as `08:00` in one person's time zone. */
export interface Hours {
  timezone: string;
  quiet_from: string | null;
  quiet_to: string | null;
  digest_at: string;
}

/** @returns the time at which a notice from now may be emailed: `now` for immediately, null for never */
export function mailTime(choice: EmailChoice, now: Date, hours: Hours): Date | null {
  if (choice === 'off') return null;
  if (choice === 'daily') return nextTime(now, hours.digest_at, hours.timezone);
  return isQuiet(now, hours) ? nextTime(now, hours.quiet_to!, hours.timezone) : now;
}

/** Quiet hours include quiet_from and exclude quiet_to; they span midnight when quiet_from is the later time. */
function isQuiet(now: Date, { quiet_from, quiet_to, timezone }: Hours): boolean {
  if (!quiet_from || !quiet_to || quiet_from === quiet_to) return false;
  const time = wallClock(now, timezone).slice(11, 16);
  return quiet_from < quiet_to ? quiet_from <= time && time < quiet_to : quiet_from <= time || time < quiet_to;
}

/** The next instant, today or tomorrow, at which the person's clock shows this time. */
function nextTime(now: Date, time: string, timezone: string): Date {
  const today = wallClock(now, timezone).slice(0, 10);
  const at = instantOfWall(`${today} ${time}:00`, timezone);
  return at > now ? at : instantOfWall(`${addDays(today, 1)} ${time}:00`, timezone);
}
