import type { WritingContext } from '#shared/time/written-dates.ts';

type Parser = typeof import('chrono-node/en')['casual'];
let parser: Parser | undefined;

/** Loads the parser of relative days when a person enters a field for dates. */
export async function loadRelativeDays(): Promise<void> {
  parser ??= (await import('chrono-node/en')).casual;
}

/** "next week" is no day. */
const PERIOD = /^(?:this|next|last|past|coming)? ?(?:week|month|quarter|year|weekend)$/i;

/** Reads "next friday", "in 3 weeks", "end of month". Only a text that is a day as a whole is read. */
export function readRelativeDay(text: string, { today, isPast }: WritingContext): string | undefined {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  if (PERIOD.test(text)) return undefined;
  const isBefore = isPast || /\b(?:last|past|previous|ago)\b/i.test(text);
  const [found, ...more] = parser?.parse(text, new Date(year, month - 1, day, 12), { forwardDate: !isBefore }) ?? [];
  if (!found || more.length > 0 || found.end || found.text.length !== text.length) return undefined;
  const { start } = found;
  if (start.isCertain('hour') || !(start.isCertain('day') || start.isCertain('weekday'))) return undefined;
  // The parser works in the browser's time zone, in which the given day was built too.
  const at = start.date();
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
