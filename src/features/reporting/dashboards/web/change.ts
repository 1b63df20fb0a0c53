import type { Item } from '#shared/figures.ts';
import { formatNumber, formatShare } from '#web/region.ts';
import { texts as ownTexts } from './texts.ts';

export interface Change {
  direction: 'up' | 'down' | 'same';
  /**
   * The amount of the change without a sign: "12%", "3 points", "4 days". The arrow and the word give the direction.
   */
  text: string;
}

/** The change of a figure from one period to the next; null where there is nothing to compare. */
export function changeOf(unit: Item['unit'], now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  if (now === before) return { direction: 'same', text: '±0' };
  const direction = now > before ? 'up' : 'down';
  const by = Math.abs(now - before);
  switch (unit) {
    case 'share':
      // Parts per million to tenths of a point.
      return { direction, text: ownTexts.points(formatNumber(Math.round(by / 1000) / 10)) };
    case 'days':
      return { direction, text: ownTexts.text(by) };
    default:
      // From nothing there is no percentage.
      if (before <= 0) return { direction, text: direction === 'up' ? ownTexts.isNew : ownTexts.less };
      return { direction, text: formatShare(by, before) };
  }
}
