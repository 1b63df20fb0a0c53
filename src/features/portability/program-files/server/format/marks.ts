/**
 * In memory, a reference is a text with a character of the private use area in front, so that it can also be the key of
 * an object. Texts of files never contain these characters.
 */
export const REF = '\uE000';
export const FILE = '\uE001';

/** An id of the database anywhere in a text. */
export const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

export const isRef = (text: unknown): text is string => typeof text === 'string' && text.startsWith(REF);
export const refTo = (part: string, key: string): string => `${REF}${part}/${key}`;
export const hasMark = (text: string): boolean => text.includes(REF) || text.includes(FILE);

/** Replaces all texts of a value, the keys of objects included. */
export function mapTexts(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((one, index) => mapTexts(one, change, join(path, index)));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [
    change(key, join(path, key)),
    mapTexts(one, change, join(path, key)),
  ]);
  // The database orders keys by the ids that references replace, which differ between companies.
  if (entries.some(([key]) => isRef(key))) entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}

const join = (path: string, step: string | number) => (path === '' ? String(step) : `${path}.${step}`);

/** All references in a value. */
export function refsIn(value: unknown): string[] {
  const found = new Set<string>();
  mapTexts(value, (text) => {
    if (isRef(text)) found.add(text.slice(1));
    return text;
  });
  return [...found];
}

/** "Deal registration (EU)" is `deal-registration-eu`. */
export function slug(text: string, fallback: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
    .replace(/(?<!-)-+$/, '');
  return letters || fallback;
}
