/** Converts between instants and the local time of a time zone, with the zone's offset at that instant. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats 2026-01-31T23:30:00Z in Europe/Berlin as `2026-02-01 00:30:00`. */
export function wallClock(instant: string | Date, zone: string): string {
  const at = typeof instant === 'string' ? new Date(instant) : instant;
  if (Number.isNaN(at.getTime())) throw new RangeError(`"${String(instant)}" is not a date and time`);
  let format = formats.get(zone);
  if (!format) {
    const two = '2-digit';
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      ...({ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const),
    });
    formats.set(zone, format);
  }
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = value;
  return `${(part.year ?? '').padStart(4, '0')}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}

/**
 * The instant of the local time `2026-02-01 00:30:00`: the first one if the hour occurs twice, the hour after if it is
 * skipped.
 */
export function instantOfWall(text: string, zone: string): Date {
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`"${text}" is not a date and time`);
  const offsetAt = (at: number) => Date.parse(`${wallClock(new Date(at), zone).replace(' ', 'T')}Z`) - at;
  // The offset of the day before applies until the change: it gives the first of two hours and skips a missing one.
  const before = asUtc - offsetAt(asUtc - 86_400_000);
  const after = asUtc - offsetAt(asUtc + 86_400_000);
  return new Date(offsetAt(before) === asUtc - before ? before : offsetAt(after) === asUtc - after ? after : before);
}

/** The first instant of a day: `2026-02-01` in Europe/Berlin begins at 2026-01-31T23:00:00Z. */
export const startOfDay = (day: string, zone: string): Date => instantOfWall(`${day} 00:00:00`, zone);

/**
 * Checks for a time zone of this name. An offset is not a zone: `+05:30` is east for JavaScript and west for
 * PostgreSQL, and both compute days.
 */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
