import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { regionToday } from '../region.ts';

dayjs.extend(customParseFormat);

export interface DayLimits {
  /** The accepted formats; the first is used for display. */
  formats: string[];
  unit?: 'day' | 'month' | undefined;
  min?: Dayjs | undefined;
  /** The meaning of the earliest day: "the day the deal was opened". */
  minIs?: string | undefined;
  max?: Dayjs | undefined;
}

export const readDay = (text: string, formats: string[]): Dayjs | undefined =>
  formats.map((format) => dayjs(text, format, true)).find((day) => day.isValid());

/** The reason why a text is not an allowed day. */
export function problemOf(text: string, { formats, unit = 'day', min, minIs, max }: DayLimits): string | undefined {
  const show = (day: Dayjs) => day.format(formats[0]);
  const day = readDay(text, formats);
  if (!day && unit === 'month') return 'Choose a month, or enter a date.';
  if (!day) return `"${text}" is not a day. Use a format such as ${show(dayjs(regionToday()))}`;
  if (min && day.isBefore(min, unit)) return `${show(day)} is before ${show(min)}${minIs ? `, ${minIs}` : ''}`;
  if (!max || !day.isAfter(max, unit)) return undefined;
  return max.isSame(regionToday(), unit) ? `${show(day)} is in the future` : `${show(day)} is after ${show(max)}`;
}
