import type { TargetField } from './schema.ts';

/** Lower case, letters and digits only: how headings, and values that may be misspelt, are compared. */
export function squash(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Which column is which field, told by the headings: first those that say the field's very name, then those that mean it. */
export function guessColumns(header: readonly string[], fields: readonly TargetField[]): Record<string, string | null> {
  const free = new Map(header.map((column) => [squash(column), column]));
  const columns: Record<string, string | null> = Object.fromEntries(fields.map(({ key }) => [key, null]));
  const take = (key: string, names: readonly string[]) => {
    const found = columns[key] ? undefined : names.find((name) => free.has(name));
    if (!found) return;
    columns[key] = free.get(found)!;
    free.delete(found);
  };
  for (const { key, label } of fields) take(key, [squash(key), squash(label)]);
  for (const { key, synonyms } of fields) take(key, synonyms);
  return columns;
}

/** Amounts under such a heading are in the smallest unit already: what our own exports say. */
export function isInMinorUnits(column: string): boolean {
  return /_minor$/i.test(column.trim());
}
