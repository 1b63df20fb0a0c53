/** Where a widget stands on the grid of twelve columns: its left upper corner, its width and its height. */
export interface LayoutItem {
  widget: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const COLUMNS = 12;
/** More than anybody scrolls through; a layout is an arrangement, not a store. */
export const MOST_ROWS = 400;

export const overlap = (a: LayoutItem, b: LayoutItem): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** From the top down and from left to right: the order in which they are read. */
export function inReadingOrder<T extends LayoutItem>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Lets everything rise as far as it can, so that what is hidden or taken away leaves no hole. */
export function compact<T extends LayoutItem>(items: readonly T[]): T[] {
  const settled: T[] = [];
  for (const item of inReadingOrder(items)) {
    let y = item.y;
    while (y > 0 && !settled.some((other) => overlap({ ...item, y: y - 1 }, other))) y -= 1;
    while (settled.some((other) => overlap({ ...item, y }, other))) y += 1;
    settled.push({ ...item, y });
  }
  return inReadingOrder(settled);
}

/** The first free place that is wide enough, searched from the top. */
export function placeFor(items: readonly LayoutItem[], w: number, h: number): { x: number; y: number } {
  for (let y = 0; ; y += 1) {
    for (let x = 0; x + w <= COLUMNS; x += 1) {
      if (!items.some((other) => overlap({ widget: '', x, y, w, h }, other))) return { x, y };
    }
  }
}
