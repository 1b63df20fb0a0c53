const covers = (path: string, address: string) =>
  address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`);

/**
 * Finds the path that the address belongs to: the longest one that covers it. A path may include a tab:
 * `/settings?tab=team`.
 */
export function activePath(paths: readonly string[], address: string): string | undefined {
  return paths.filter((path) => covers(path, address)).sort((a, b) => b.length - a.length)[0];
}

interface Covering {
  path: string;
  covers?: readonly string[];
}

/** Finds the entries that the address belongs to; there can be several if an entry is in two groups. */
export function activeEntries<E extends Covering>(entries: readonly E[], address: string): E[] {
  const pathsOf = ({ path, covers: more = [] }: E) => [path, ...more];
  const active = activePath(entries.flatMap(pathsOf), address);
  return entries.filter((entry) => active !== undefined && pathsOf(entry).includes(active));
}

/** The address with the only parts of the query that menus use: the tab or the queue. */
export function addressOf({ pathname, search }: { pathname: string; search: object }): string {
  const tab = 'tab' in search ? search.tab : undefined;
  const queue = 'queue' in search ? search.queue : undefined;
  if (typeof tab === 'string') return `${pathname}?tab=${tab}`;
  return typeof queue === 'string' ? `${pathname}?queue=${queue}` : pathname;
}
