import type { Cell, Item, Measured } from '#shared/figures.ts';
import { moneyText } from '#web/components/Money.tsx';
import { formatNumber, formatRate } from '#web/region.ts';
import { roundText, shortText } from './money.ts';
import { texts as ownTexts } from './texts.ts';

type Unit = Item['unit'];

/** The figure of an item in the currency that is shown, or the one that has no currency. */
export function cellOf(item: Item | undefined, currency: string): Cell | undefined {
  return item?.cells.find((cell) => cell.currency === null || cell.currency === currency);
}

export const itemOf = (measured: Measured | undefined, id: string): Item | undefined =>
  measured?.items.find((item) => item.id === id);

/** Exact, as it is written where there is room. */
export function exactText(unit: Unit, value: number | null, currency: string): string {
  if (value === null) return '–';
  switch (unit) {
    case 'money':
      return moneyText(value, currency);
    case 'share':
      return formatRate(value);
    case 'days':
      return ownTexts.textValue(value);
    case 'count':
      return formatNumber(value);
  }
}

/** Without cents: large figures are read, not reckoned with. */
export function largeText(unit: Unit, value: number | null, currency: string): string {
  return unit === 'money' && value !== null ? roundText(value, currency) : exactText(unit, value, currency);
}

/** For an axis. */
export function axisText(unit: Unit, value: number, currency: string): string {
  return unit === 'money' ? shortText(value, currency) : exactText(unit, value, currency);
}
