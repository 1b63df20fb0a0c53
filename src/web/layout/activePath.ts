const covers = (path: string, address: string) => address === path || address.startsWith(`${path}/`);

/** The entry the address belongs to: the longest one that covers it. */
export function activePath(paths: string[], address: string): string | undefined {
  return paths.filter((path) => covers(path, address)).sort((a, b) => b.length - a.length)[0];
}
