import { declaredDashboards } from '#features/dashboard-widgets.ts';
import type { DashboardMode, Widget, WidgetWords } from '#shared/dashboard-widgets.ts';
import { sayable } from '#shared/text/labels.ts';
import { inReadingOrder, type LayoutItem } from './layout.ts';

/**
 * The parts a dashboard can contain: the widgets that features declare, and their entries in widgets that several
 * features share.
 */
export const { lists, entries } = declaredDashboards;

/** Widgets whose parts come from several features follow the tables of all of them. */
const toldTables: Record<string, readonly string[]> = {
  activity: declaredDashboards.tells.company,
  news: declaredDashboards.tells.partner,
};

const catalog: ReadonlyMap<string, Widget> = new Map(
  Object.entries(declaredDashboards.widgets).map(([key, widget]) => [
    key,
    { ...widget, about: [...widget.about, ...(toldTables[key] ?? [])] },
  ]),
);

const REPORT = /^report:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** The saved report that a widget shows, by its id; undefined for declared widgets. */
export const reportIn = (key: string): string | undefined => REPORT.exec(key)?.[1];
export const reportWidget = (id: string): string => `report:${id}`;

const reportWords: WidgetWords = sayable({
  title: 'Saved report',
  about: 'The answer to the question of a saved report, as you see it today.',
  shape: 'columns',
  item: 'Group',
  empty: { text: 'No rows match this question.' },
});
/** Its figures are those of the report's question, so filters of the dashboard do not change them. */
const savedReport: Widget = {
  needs: ['saved_views'],
  follows: [],
  size: [6, 7],
  least: [3, 3],
  about: [],
  words: { company: reportWords, partner: reportWords },
};

export const widgetKeys: readonly string[] = [...catalog.keys()];
const widgetCalled = (key: string): Widget | undefined => (reportIn(key) ? savedReport : catalog.get(key));
export const isWidget = (key: string): boolean => widgetCalled(key) !== undefined;
export const isWidgetOf = (key: string, mode: DashboardMode): boolean => widgetCalled(key)?.words[mode] !== undefined;
export const widgetsOf = (mode: DashboardMode): string[] => widgetKeys.filter((key) => isWidgetOf(key, mode));

/** @throws for a key that no feature declares */
export function specOf(key: string): Widget {
  const widget = widgetCalled(key);
  if (!widget) throw new Error(`No feature declares the widget "${key}".`);
  return widget;
}

export function dashboardWords(widget: string, mode: DashboardMode): WidgetWords {
  const found = specOf(widget).words[mode];
  if (!found) throw new Error(`There are no texts for the widget ${widget} in ${mode} mode`);
  return found;
}

const placed = (mode: DashboardMode): LayoutItem[] =>
  inReadingOrder(
    [...catalog].flatMap(([widget, { place }]) => {
      if (!place?.[mode]) return [];
      const [x, y, w, h] = place[mode];
      return [{ widget, x, y, w, h }];
    }),
  );

/** Where everybody starts until the company decides otherwise. */
export const builtIn: Record<DashboardMode, LayoutItem[]> = { company: placed('company'), partner: placed('partner') };
