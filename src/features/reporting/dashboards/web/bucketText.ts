import type { Item } from '#shared/figures.ts';
import { daysBetween } from '#shared/time/dates.ts';
import { regionLocale } from '#web/region.ts';

type Span = Pick<Item, 'from' | 'to'>;
type Grain = 'day' | 'month' | 'quarter' | 'year';

/** The unit of a chart's buckets, derived from the longest one: the first and the last may be cut. */
function grainOf(spans: readonly Span[]): Grain {
  const longest = Math.max(1, ...spans.map(({ from, to }) => (from && to ? daysBetween(from, to) + 1 : 0)));
  if (longest <= 7) return 'day';
  return longest <= 31 ? 'month' : longest <= 92 ? 'quarter' : 'year';
}

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(regionLocale(), { ...options, timeZone: 'UTC' }).format(new Date(day));

function nameOf(from: string, grain: Grain): string {
  switch (grain) {
    case 'day':
      return written(from, { month: 'short', day: 'numeric' });
    case 'month':
      return written(from, { month: 'short', year: '2-digit' });
    case 'quarter':
      return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(2, 4)}`;
    case 'year':
      return from.slice(0, 4);
  }
}

/** Names along an axis of time: "Mar 3" for days and the weeks that begin then, "Mar 26", "Q1 26", "2026". */
export function bucketNames(spans: readonly Span[]): (string | null)[] {
  const grain = grainOf(spans);
  return spans.map(({ from }) => (from ? nameOf(from, grain) : null));
}
