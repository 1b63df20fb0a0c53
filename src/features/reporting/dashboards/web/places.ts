import type { DashboardMode } from '#shared/dashboard-widgets.ts';
import type { Entry } from '#shared/figures.ts';
import { toAddress } from '#web/resource/list/listState.ts';
import { parseSearch, stringifySearch } from '#web/search.ts';
import { entries, lists } from '../catalog.ts';

/** The screen that lists what the server names as the rows behind a figure: `opportunities?status=open`. */
export function dashboardPlace(rows: string, mode: DashboardMode): string {
  const [resource = '', query = ''] = rows.split('?');
  const list = lists[resource];
  const path = list?.screens[mode];
  if (!path) throw new Error(`no screen lists ${resource} in ${mode} mode`);
  const search = Object.fromEntries(
    Object.entries(parseSearch(query)).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(toAddress) : toAddress(value),
    ]),
  );
  return path + stringifySearch(list.search?.(search, mode) ?? search);
}

/** A record's own screen; null for what has none. */
export const dashboardScreen = (entry: Entry, mode: DashboardMode): string | null =>
  entries[entry.kind]?.screen?.(entry, mode) ?? null;
