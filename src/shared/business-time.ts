import { addDays, dateInZone } from './dates.ts';
import { startOfDay } from './wall-clock.ts';

/** Time that counts on Mondays to Fridays only, as the calendar of a zone has them. Holidays are nobody's to know here. */

/** The instant at which so many seconds of business days are over. With none left it is now, also on a Sunday. */
export function addBusinessSeconds(from: Date, seconds: number, zone: string): Date {
  let left = seconds * 1000;
  if (left <= 0) return from;
  for (const [begins, ends] of businessDays(from, zone)) {
    if (left <= ends - begins) return new Date(begins + left);
    left -= ends - begins;
  }
  throw new RangeError('Days do not end');
}

/** Seconds of business days between two instants; none when the second is not the later. */
export function businessSecondsBetween(from: Date, to: Date, zone: string): number {
  let sum = 0;
  for (const [begins, ends] of businessDays(from, zone)) {
    if (begins >= to.getTime()) break;
    sum += Math.min(ends, to.getTime()) - begins;
  }
  return Math.floor(sum / 1000);
}

/** The business days from an instant on, the first as far as it is left. */
function* businessDays(from: Date, zone: string): Generator<[begins: number, ends: number]> {
  let begins = from.getTime();
  for (let day = dateInZone(from, zone); ; day = addDays(day, 1)) {
    const ends = startOfDay(addDays(day, 1), zone).getTime();
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) yield [begins, ends];
    begins = ends;
  }
}
