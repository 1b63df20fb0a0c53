import type { TargetField } from './schema.ts';

/** Normalizes headings and values for comparison: lower case, letters and digits only. */
export function normalizedHeading(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Maps columns to fields by their headings: exact names first, then synonyms. */
export function guessColumns(header: readonly string[], fields: readonly TargetField[]): Record<string, string | null> {
  const free = new Map(header.map((column) => [normalizedHeading(column), column]));
  const columns: Record<string, string | null> = Object.fromEntries(fields.map(({ key }) => [key, null]));
  const take = (key: string, names: readonly string[]) => {
    const found = columns[key] ? undefined : names.find((name) => free.has(name));
    if (!found) return;
    columns[key] = free.get(found)!;
    free.delete(found);
  };
  for (const { key, label } of fields) take(key, [normalizedHeading(key), normalizedHeading(label)]);
  for (const { key, synonyms } of fields) take(key, synonyms);
  // "Amount (EUR)" and "Amount in EUR" are amounts.
  for (const [heading, column] of [...free]) {
    const bare = normalizedHeading(column.trimEnd().replace(/(\([^()]*\)|\[[^[\]]*\]|(\bin\b\s*)?\b[A-Z]{3})$/, ''));
    if (bare === heading || bare === '' || free.has(bare)) continue;
    free.delete(heading);
    free.set(bare, column);
  }
  for (const { key, label, synonyms } of fields)
    take(key, [normalizedHeading(key), normalizedHeading(label), ...synonyms]);
  return columns;
}

/** Headings of our own exports with amounts in minor units. */
export function isInMinorUnits(column: string): boolean {
  return /_minor$/i.test(column.trim());
}
