/** "Müller & Söhne GmbH" becomes "muller-sohne-gmbh". */
export function slugOf(name: string, max: number, otherwise: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
  return slug || otherwise;
}

/** The first of `slug`, `slug-2`, `slug-3` that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>, max: number): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const candidate = `${slug.slice(0, max - ending.length)}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}
