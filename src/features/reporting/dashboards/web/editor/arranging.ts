import { specOf } from '../../catalog.ts';
import { COLUMNS, compact, type LayoutItem, overlap, withWidget } from '../../layout.ts';

/** The edits a user makes to a layout. Each one returns a layout without gaps and without overlaps. */
type Items = readonly LayoutItem[];

/** The moved item keeps its place; items it overlaps move down. */
function settle(items: Items, moved: LayoutItem): LayoutItem[] {
  const others = items.filter(({ widget }) => widget !== moved.widget);
  const making = others.map((other) => (overlap(other, moved) ? { ...other, y: moved.y + moved.h } : other));
  return compact([...making, moved]);
}

const find = (items: Items, widget: string) => items.find((item) => item.widget === widget);
const shareColumns = (a: LayoutItem, b: LayoutItem) => a.x < b.x + b.w && b.x < a.x + a.w;

/** One column to the side, or past the item next above or below. */
export function move(items: Items, widget: string, direction: 'left' | 'right' | 'up' | 'down'): LayoutItem[] {
  const item = find(items, widget);
  if (!item) return [...items];
  if (direction === 'left' || direction === 'right') {
    const x = Math.min(COLUMNS - item.w, Math.max(0, item.x + (direction === 'left' ? -1 : 1)));
    return x === item.x ? [...items] : settle(items, { ...item, x });
  }
  const others = items.filter((other) => other.widget !== widget);
  const beside = others.filter((other) => shareColumns(other, item));
  if (direction === 'up') {
    const above = beside.filter((other) => other.y < item.y).sort((a, b) => b.y + b.h - (a.y + a.h))[0];
    return above ? settle(items, { ...item, y: Math.min(...rowOf(above, beside).map(({ y }) => y)) }) : [...items];
  }
  const under = beside.filter((other) => other.y > item.y).sort((a, b) => a.y - b.y)[0];
  if (!under) return [...items];
  // Those below rise into the freed room; this one follows under them.
  const row = rowOf(under, beside).map((other) => other.widget);
  const risen = compact(others);
  const bottoms = risen.filter((other) => row.includes(other.widget)).map(({ y, h }) => y + h);
  return settle([...risen, item], { ...item, y: Math.max(...bottoms) });
}

/** The items that share the height of one item, itself included. */
function rowOf(one: LayoutItem, among: Items): LayoutItem[] {
  return among.filter((other) => other.y < one.y + one.h && one.y < other.y + other.h);
}

/** One column wider or narrower, one row higher or lower, never less than it can be read at. */
export function resize(items: Items, widget: string, by: { w?: number; h?: number }): LayoutItem[] {
  const item = find(items, widget);
  if (!item) return [...items];
  const [leastWidth, leastHeight] = specOf(widget).least;
  const w = Math.min(COLUMNS - item.x, Math.max(leastWidth, item.w + (by.w ?? 0)));
  const h = Math.min(40, Math.max(leastHeight, item.h + (by.h ?? 0)));
  return w === item.w && h === item.h ? [...items] : settle(items, { ...item, w, h });
}

export function remove(items: Items, widget: string): LayoutItem[] {
  return compact(items.filter((item) => item.widget !== widget));
}

export function add(items: Items, widget: string): LayoutItem[] {
  return withWidget(items, widget, specOf(widget).size);
}

/** Under all others: for what a person may not see but a layout keeps. */
export function below(items: Items, hidden: Items): LayoutItem[] {
  const bottom = Math.max(0, ...items.map(({ y, h }) => y + h));
  return compact([...items, ...hidden.map((item) => ({ ...item, y: item.y + bottom }))]);
}

export const sameLayout = (a: Items, b: Items): boolean => {
  const text = (items: Items) =>
    JSON.stringify(
      items.map(({ widget, x, y, w, h }) => [widget, x, y, w, h]).sort((p, q) => (p[0]! < q[0]! ? -1 : 1)),
    );
  return text(a) === text(b);
};
