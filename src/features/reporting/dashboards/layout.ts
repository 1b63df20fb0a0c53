/** The position of a widget on the grid of twelve columns: its upper left corner, its width and its height. */
export interface LayoutItem {
  widget: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const COLUMNS = 12;
/** The limit is far above any real dashboard, so that a layout cannot be used to store data. */
export const MAX_ROWS = 400;

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

/** With one more item, at the first free place. */
export function withWidget(
  items: readonly LayoutItem[],
  widget: string,
  [w, h]: readonly [number, number],
): LayoutItem[] {
  return compact([...items, { widget, ...placeFor(items, w, h), w, h }]);
}

/** Groups items that share rows: items of two bands are never beside each other. */
function bandsOf<T extends LayoutItem>(items: readonly T[]): T[][] {
  const bands: T[][] = [];
  let bottom = 0;
  for (const item of inReadingOrder(items)) {
    if (bands.length === 0 || item.y >= bottom) bands.push([]);
    bands.at(-1)!.push(item);
    bottom = Math.max(bottom, item.y + item.h);
  }
  return bands;
}

/** Takes over the free columns beside it, as long as they are free over its whole height. */
function spread<T extends LayoutItem>(band: readonly T[]): T[] {
  const settled = inReadingOrder(band);
  const isFree = (item: T) => !settled.some((other) => other.widget !== item.widget && overlap(item, other));
  for (const [index, item] of settled.entries()) {
    let grown = item;
    while (grown.x > 0 && isFree({ ...grown, x: grown.x - 1 })) grown = { ...grown, x: grown.x - 1 };
    while (grown.x + grown.w < COLUMNS && isFree({ ...grown, w: grown.w + 1 })) grown = { ...grown, w: grown.w + 1 };
    settled[index] = grown;
  }
  return settled;
}

/** Side by side over all columns, each as wide beside the others as it was. */
function share<T extends LayoutItem>(row: readonly T[]): T[] {
  const total = row.reduce((sum, { w }) => sum + w, 0);
  let before = 0;
  return row.map((item) => {
    const x = Math.round((before * COLUMNS) / total);
    before += item.w;
    return { ...item, x, w: Math.round((before * COLUMNS) / total) - x };
  });
}

/**
 * The layout for a person who may not see all widgets: the neighbors of a hidden widget close up. Rows without a hidden
 * widget keep their arrangement, including empty space.
 */
export function closeGaps<T extends LayoutItem>(
  items: readonly LayoutItem[],
  isShown: (item: LayoutItem) => item is T,
): T[] {
  return compact(
    bandsOf(items).flatMap((band) => {
      const left = band.filter(isShown);
      if (left.length === band.length) return left;
      const row = [...left].sort((a, b) => a.x - b.x);
      const isRow = row.every((item, index) => index === 0 || row[index - 1]!.x + row[index - 1]!.w <= item.x);
      return isRow ? share(row) : spread(left);
    }),
  );
}
