import { dateInZone } from '#shared/time/dates.ts';

export interface QuickTask {
  title: string;
  due_on: string | null;
}

/**
 * Reads a date in words from the text of a new task: "Send the contract next friday". The parser is loaded when
 * a person types.
 * @param today the company's day, from which "tomorrow" counts
 */
export async function readQuickTask(text: string, today: string): Promise<QuickTask> {
  const { casual } = await import('chrono-node/en');
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const found = casual
    .parse(text, new Date(year, month - 1, day, 12), { forwardDate: true })
    .filter(
      ({ start }) =>
        start.isCertain('day') || start.isCertain('weekday') || start.isCertain('month') || isRelative(start),
    )
    .at(-1);
  if (!found) return { title: text.trim(), due_on: null };
  const before = text.slice(0, found.index).replace(/\s+(by|on|until|due|before|for)\s*$/i, '');
  const title = `${before.trim()} ${text.slice(found.index + found.text.length).trim()}`.trim();
  const at = found.start.date();
  // The parser works in the browser's time zone, in which the given day was built too.
  const due_on = dateInZone(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { title: title || text.trim(), due_on };
}

const isRelative = (start: { tags(): Set<string> }) => [...start.tags()].some((tag) => /relative|casual/i.test(tag));
