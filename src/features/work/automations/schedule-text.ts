import { sayable } from '#shared/text/labels.ts';

/** The frequencies of schedules: the part of a cron expression after its minute and hour. */
export const rhythms = sayable([
  { value: '* * *', label: 'Every day' },
  { value: '* * 1-5', label: 'Every weekday' },
  { value: '* * 1', label: 'Every Monday' },
  { value: '* * 2', label: 'Every Tuesday' },
  { value: '* * 3', label: 'Every Wednesday' },
  { value: '* * 4', label: 'Every Thursday' },
  { value: '* * 5', label: 'Every Friday' },
  { value: '* * 6', label: 'Every Saturday' },
  { value: '* * 0', label: 'Every Sunday' },
  { value: '1 * *', label: 'On the first day of each month' },
  { value: '15 * *', label: 'On the 15th of each month' },
  { value: '1 1,4,7,10 *', label: 'On the first day of each quarter' },
] as const);

export interface ScheduledTime {
  rhythm: string;
  hour: number;
  minute: number;
}

/** Reads a schedule that has one of the rhythms and one time of day; null for other expressions. */
export function scheduledTime(cron: string | null | undefined): ScheduledTime | null {
  const parts = /^(\d{1,2}) (\d{1,2}) (\S+ \S+ \S+)$/.exec((cron ?? '').trim());
  if (!parts) return null;
  const [minute, hour, rhythm] = [Number(parts[1]), Number(parts[2]), parts[3]!.replace(/7$/, '0')];
  if (minute > 59 || hour > 23 || !rhythms.some(({ value }) => value === rhythm)) return null;
  return { rhythm, hour, minute };
}

export const scheduleCron = ({ rhythm, hour, minute }: ScheduledTime): string => `${minute} ${hour} ${rhythm}`;

export const timeOfDay = (hour: number, minute: number, locale: string): string =>
  new Date(Date.UTC(2000, 0, 1, hour, minute)).toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** "Every weekday at 8:00 AM"; null for expressions without such a sentence. */
export function scheduleText(cron: string | null | undefined, locale: string): string | null {
  const time = scheduledTime(cron);
  if (!time) return null;
  const { label } = rhythms.find(({ value }) => value === time.rhythm)!;
  return `${label} at ${timeOfDay(time.hour, time.minute, locale)}`;
}
