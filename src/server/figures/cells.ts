import type { Cell, Item } from '#shared/figures.ts';
import { addressOf, inCurrency, type Rows } from './rows.ts';

export interface Sum {
  currency: string;
  count: number;
  amount_minor: number;
}

export function cell(
  currency: string | null,
  values: (number | null)[],
  count: number | null,
  rows: string | null,
  before: Cell['before'] = null,
): Cell {
  return { currency, values, count, rows, before };
}

export function item(id: string, unit: Item['unit'], cells: Cell[], more: Partial<Item> = {}): Item {
  return { id, unit, name: null, color: null, group: null, from: null, to: null, ...more, cells };
}

/** One figure for each currency; `before` may know currencies that have none now. */
export function sumCells(sums: readonly Sum[], rows: Rows, before?: { sums: readonly Sum[]; rows: Rows }): Cell[] {
  const currencies = new Set([...sums, ...(before?.sums ?? [])].map(({ currency }) => currency));
  return [...currencies].sort().map((currency) => {
    const now = sums.find((sum) => sum.currency === currency);
    const then = before?.sums.find((sum) => sum.currency === currency);
    return cell(
      currency,
      [now?.amount_minor ?? 0],
      now?.count ?? 0,
      addressOf(inCurrency(rows, currency)),
      before ? { value: then?.amount_minor ?? 0, rows: addressOf(inCurrency(before.rows, currency)) } : null,
    );
  });
}

/** A share in parts per million, to the tenth of a percent; null of nothing. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole) * 1000;
}
