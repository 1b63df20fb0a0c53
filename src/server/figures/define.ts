import type { Parameters } from '#server/resource/comparison.ts';
import type { DashboardMode } from '#shared/dashboard-widgets.ts';
import type { Entry } from '#shared/figures.ts';
import type { Ask, Reader } from './ask.ts';

/** The number of events in a widget of recent events. */
export const MAX_RECENT_EVENTS = 10;
/** An instant as text, beside days, which have no time. */
export const instantText = (instant: string) => `to_json(${instant})#>>'{}'`;

/** Recent events of one kind, as a select of `kind, id, title, detail, status, at, amount_minor, currency, is_own, happened`. */
export interface RecentEvents {
  kind: Entry['kind'];
  latest: (ask: Ask, parameters: Parameters) => string;
}

interface Figures {
  /** By the key of the widget. */
  widgets?: Readonly<Record<string, Reader>>;
  recentEvents?: Partial<Record<DashboardMode, readonly RecentEvents[]>>;
}

const widgets = new Map<string, Reader>();
const recentEvents: Record<DashboardMode, RecentEvents[]> = { company: [], partner: [] };

/** Declares what stands behind a feature's widgets; it lists the result as `figures` in its `server/index.ts`. */
export function defineFigures(figures: Figures): readonly string[] {
  for (const [key, reader] of Object.entries(figures.widgets ?? {})) widgets.set(key, reader);
  for (const mode of ['company', 'partner'] as const) recentEvents[mode].push(...(figures.recentEvents?.[mode] ?? []));
  return Object.keys(figures.widgets ?? {});
}

/** @throws for a widget that is declared without anything behind it */
export function readerOf(widget: string): Reader {
  const reader = widgets.get(widget);
  if (!reader) throw new Error(`The widget "${widget}" has no figures.`);
  return reader;
}

export const recentEventsOf = (mode: DashboardMode): readonly RecentEvents[] => recentEvents[mode];
