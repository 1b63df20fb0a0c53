import { isTimeZone } from '#shared/time/wall-clock.ts';
import { invalid } from '../errors.ts';

/** IANA names that both this process and the database compute with; a browser may know others. */
export const timeZones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((z) => z !== 'UTC')];

/** @throws 422 at `field` */
export function requireTimeZone(name: string, field = 'timezone'): void {
  if (!isTimeZone(name)) throw invalid({ [field]: [`"${name}" is not a time zone such as Europe/Berlin`] });
}
