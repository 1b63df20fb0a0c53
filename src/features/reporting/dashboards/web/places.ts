import { type DashboardMode, screenOfRows } from '#shared/dashboard-widgets.ts';
import type { Entry } from '#shared/figures.ts';
import { entries, lists } from '../catalog.ts';

/** The screen that lists the rows behind a figure. */
export function dashboardPlace(rows: string, mode: DashboardMode): string {
  const screen = screenOfRows(lists, rows, mode);
  if (!screen) throw new Error(`no screen lists ${rows} in ${mode} mode`);
  return screen;
}

/** A record's own screen; null for what has none. */
export const dashboardScreen = (entry: Entry, mode: DashboardMode): string | null =>
  entries[entry.kind]?.screen?.(entry, mode) ?? null;
