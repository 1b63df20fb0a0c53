const covers = (path: string, address: string) =>
  address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`);

/** The path the address belongs to: the longest one that covers it. A path may name a tab: `/settings?tab=team`. */
export function activePath(paths: readonly string[], address: string): string | undefined {
  return paths.filter((path) => covers(path, address)).sort((a, b) => b.length - a.length)[0];
}

interface Covering {
  path: string;
  covers?: readonly string[];
}

/** The entries the address belongs to: more than one where an entry is in two groups. */
export function activeEntries<E extends Covering>(entries: readonly E[], address: string): E[] {
  const pathsOf = ({ path, covers: more = [] }: E) => [path, ...more];
  const active = activePath(entries.flatMap(pathsOf), address);
  return entries.filter((entry) => active !== undefined && pathsOf(entry).includes(active));
}

/** The address as the menu knows it: with its tab, or what waits in a queue, and without everything else of the query. */
export function addressOf({ pathname, search }: { pathname: string; search: object }): string {
  const tab = 'tab' in search ? search.tab : undefined;
  const queue = 'queue' in search ? search.queue : undefined;
  if (typeof tab === 'string') return `${pathname}?tab=${tab}`;
  return typeof queue === 'string' ? `${pathname}?queue=${queue}` : pathname;
}
