import { addDays } from '#shared/time/dates.ts';
import { instantOfWall, wallClock } from '#shared/time/wall-clock.ts';

/** @returns when the quiet time that includes this instant ends; undefined outside of quiet time */
export function endOfQuiet(now: Date, zone: string, from: number, until: number): Date | undefined {
  if (from === until) return undefined;
  const [day, time] = wallClock(now, zone).split(' ') as [string, string];
  const hour = Number(time.slice(0, 2));
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return undefined;
  const endDay = hour < until ? day : addDays(day, 1);
  return instantOfWall(`${endDay} ${String(until).padStart(2, '0')}:00:00`, zone);
}
