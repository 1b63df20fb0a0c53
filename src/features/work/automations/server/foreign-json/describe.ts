import { cleanForeignText } from './clean-text.ts';
import { markOf, type PathPart, pathText } from './paths.ts';

export interface DescribedPath {
  path: string;
  trail: string[];
  example: string;
  kind: 'text' | 'number' | 'yes_no';
}

const MOST_PATHS = 200;
const MOST_LEVELS = 12;
const MOST_ELEMENTS = 30;
const MOST_EXAMPLE = 200;
const MOST_PATH = 300;

/** The names by which elements of a list are recognized. An `id` alone is not one, because it is new in each event. */
const MARKS = ['field.ref', 'field.id', 'key', 'ref', 'name', 'label', 'title'] as const;

/** All values of a document with their paths, in their order, as a person picks from them. */
export function describePaths(root: unknown): DescribedPath[] {
  const paths: DescribedPath[] = [];
  const visit = (value: unknown, parts: readonly PathPart[], trail: readonly string[]): void => {
    if (paths.length >= MOST_PATHS || parts.length > MOST_LEVELS) return;
    if (Array.isArray(value)) {
      const elements = value.slice(0, MOST_ELEMENTS);
      const mark = MARKS.find((where) => isMark(elements, where));
      for (const [at, element] of elements.entries()) {
        const is = mark && markOf(element, mark);
        visit(element, [...parts, mark && is ? { where: mark, is } : { at }], [...trail, is || `${at + 1}`]);
      }
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        visit(inner, [...parts, { name }], [...trail, name.slice(0, 80)]);
    else if (value !== null && parts.length > 0) {
      const path = pathText(parts);
      // A name with characters that cannot be stored is of no use to a person either.
      if (
        path.length > MOST_PATH ||
        cleanForeignText(path) !== path ||
        cleanForeignText(trail.join('')) !== trail.join('')
      )
        return;
      paths.push({ path, trail: [...trail], example: exampleOf(value), kind: kindOf(value) });
    }
  };
  visit(root, [], []);
  return paths;
}

/** Whether each element has another short text at the name. */
function isMark(elements: readonly unknown[], where: string): boolean {
  if (elements.length === 0) return false;
  const texts = elements.map((element) => markOf(element, where));
  return texts.every((text) => text !== undefined && text !== '' && text.length <= 100) && isUnique(texts);
}

const isUnique = (texts: readonly unknown[]): boolean => new Set(texts).size === texts.length;

const kindOf = (value: unknown): DescribedPath['kind'] =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'yes_no' : 'text';

const exampleOf = (value: unknown): string => {
  const text = cleanForeignText(String(value));
  return text.length > MOST_EXAMPLE ? `${text.slice(0, MOST_EXAMPLE - 1)}…` : text;
};
