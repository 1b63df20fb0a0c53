/** Does work for each item in turn. An item that fails keeps no other from its turn. @throws the first failure, at the end */
export async function eachApart<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Parts of a list of at most this length, in order. */
export function chunksOf<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, at) =>
    items.slice(at * length, (at + 1) * length),
  );
}

/** Parts of a list none of which has a key twice: the first item of each key, then the second, and so on. */
export function inWaves<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const waves: T[][] = [];
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    const wave = counts.get(key) ?? 0;
    counts.set(key, wave + 1);
    waves[wave] ??= [];
    waves[wave].push(item);
  }
  return waves;
}
