import { addDays, dateInZone } from './dates.ts';
import { startOfDay } from './wall-clock.ts';

/** Time that counts from Monday to Friday only, in a time zone. Holidays are not considered. */

/** Adds seconds of business time to an instant. Adding zero seconds returns the same instant, even on a Sunday. */
export function addBusinessSeconds(from: Date, seconds: number, zone: string): Date {
  let left = seconds * 1000;
  if (left <= 0) return from;
  for (const [begins, ends] of businessDays(from, zone)) {
    if (left <= ends - begins) return new Date(begins + left);
    left -= ends - begins;
  }
  throw new RangeError('Days do not end');
}

/** The seconds of business time between two instants; 0 if the second is not later. */
export function businessSecondsBetween(from: Date, to: Date, zone: string): number {
  let sum = 0;
  for (const [begins, ends] of businessDays(from, zone)) {
    if (begins >= to.getTime()) break;
    sum += Math.min(ends, to.getTime()) - begins;
  }
  return Math.floor(sum / 1000);
}

/** Yields the business days from an instant on, as milliseconds since 1970. The first one starts at that instant. */
function* businessDays(from: Date, zone: string): Generator<[begins: number, ends: number]> {
  let begins = from.getTime();
  for (let day = dateInZone(from, zone); ; day = addDays(day, 1)) {
    const ends = startOfDay(addDays(day, 1), zone).getTime();
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) yield [begins, ends];
    begins = ends;
  }
}
