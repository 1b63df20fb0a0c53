/**
 * Sorts declarations so that each comes after those it names, and otherwise keeps their order.
 * @throws when one names something that does not exist, or two depend on each other
 */
export function sortByDependencies<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  after: (one: T) => readonly string[],
): T[] {
  const placed = new Set<T>();
  const place = (one: T, path: readonly string[]) => {
    const name = nameOf(one);
    if (path.includes(name)) throw new Error(`Circular dependency: ${[...path, name].join(' -> ')}.`);
    if (placed.has(one)) return;
    for (const earlier of after(one)) {
      const predecessor = all.find((other) => nameOf(other) === earlier);
      if (!predecessor) throw new Error(`"${name}" comes after "${earlier}", which no feature declares.`);
      place(predecessor, [...path, name]);
    }
    placed.add(one);
  };
  for (const one of all) place(one, []);
  return [...placed];
}
