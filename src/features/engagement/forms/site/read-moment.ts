import { readWritten } from '#shared/time/written-dates.ts';
import { readRelativeDay } from '#web/inputs/relativeDays.ts';

export { loadRelativeDays } from '#web/inputs/relativeDays.ts';

interface ReadMoment {
  /** A day, or an instant as it is sent; nothing if the text is not understood as a whole. */
  value?: string;
  /** The days that the text could mean. */
  choices?: [string, string];
}

interface MomentContext {
  /** Fields without a time. */
  isDay: boolean;
  /** The reader's day. */
  today: string;
  /** The reader's language, which decides about 3/4/2027. */
  locale: string;
}

/** Reads what a person wrote as the inputs of the application do. Times are those of the reader. */
export function readMoment(text: string, { isDay, today, locale }: MomentContext): ReadMoment {
  const { day, time, choices } = readWritten(text, { today, locale, words: readRelativeDay }) ?? {};
  if (choices) return { choices };
  if (!day || isDay === (time !== undefined)) return {};
  return { value: isDay ? day : new Date(`${day}T${time}`).toISOString() };
}
