const MOST_NAMED = 40;

/** The names that resemble a wrong one most: `tier` for `tier_name`, `amount_minor` for `amount`. */
export function nearestNames(wrong: string, names: readonly string[], most = 3): string[] {
  const given = wrong.toLowerCase();
  const near = names
    .map((name) => ({ name, distance: distanceOf(given, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(2, Math.floor(Math.max(given.length, name.length) / 3)));
  const best = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === best)
    .slice(0, most)
    .map(({ name }) => name);
}

/** "There is no field tier_name; did you mean tier? Possible: name, tier, …" */
export function unknownName(what: string, wrong: string, names: readonly string[], label = 'Possible'): string {
  const near = nearestNames(wrong, names);
  const meant = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.';
  const listed = names.slice(0, MOST_NAMED).join(', ');
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return `There is no ${what} ${wrong.slice(0, 80)}${meant} ${label}: ${listed || 'none'}${more}.`;
}

/** Words that one name has in addition count little, because people add and leave out such as `_name` and `_id`. */
function distanceOf(a: string, b: string): number {
  if (a === b) return 0;
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.startsWith(`${short}_`)) return 1;
  if (long.endsWith(`_${short}`)) return 2;
  return lettersBetween(a, b);
}

/** The number of letters to add, remove, replace or swap with the next. */
function lettersBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      let best = Math.min(last[at]! + 1, current[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        best = Math.min(best, beforeLast[at - 2]! + 1);
      current.push(best);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length]!;
}
