import type { WidgetWords } from '#shared/dashboard-widgets.ts';
import type { Item, WidgetData } from '#shared/figures.ts';
import { bucketNames } from './bucketText.ts';
import { cellOf } from './figureText.ts';

/** The items a chart shows: those of the chosen group, without the total. */
export function dashboardColumns({ total }: WidgetWords, { measured }: WidgetData, group: string | null): Item[] {
  return (measured?.items ?? []).filter((item) => item.id !== total?.id && (group === null || item.group === group));
}

/** The label of each column: its own name, its period, or a label of the widget. */
export function dashboardNames({ names = {} }: WidgetWords, items: readonly Item[]): string[] {
  const times = bucketNames(items);
  return items.map(({ id, name }, index) => name ?? times[index] ?? names[id] ?? id);
}

/** The items with something in the currency shown, the largest first; those of a ladder stay in its order. */
export function rankedOf({ measured }: WidgetData, currency: string): Item[] {
  const value = (item: Item) => cellOf(item, currency)?.values[0] ?? 0;
  const known = (measured?.items ?? []).filter((item) => cellOf(item, currency));
  return known.some(({ unit }) => unit === 'money') ? known.sort((a, b) => value(b) - value(a)) : known;
}
