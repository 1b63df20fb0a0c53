/**
 * A way to a value in JSON: `form.answers[field.ref="email"].text`. A part is a name, a place in a list, or the element of
 * a list that has a text at a name, because lists of answers change their order.
 */
export type PathPart = { name: string } | { at: number } | { where: string; is: string };

const NAME = /[A-Za-z0-9_@$-]{1,100}/y;
const PLACE = /\[(\d{1,4})\]/y;
const QUOTED_NAME = /\[("(?:[^"\\]|\\.){0,200}")\]/y;
const WHERE = /\[([A-Za-z0-9_]{1,40}(?:\.[A-Za-z0-9_]{1,40})?)=("(?:[^"\\]|\\.){0,200}")\]/y;
const MOST_PARTS = 20;

/** @returns undefined for a text that is no path */
export function parsePath(path: string): PathPart[] | undefined {
  const parts: PathPart[] = [];
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(path);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < path.length) {
    if (parts.length >= MOST_PARTS) return undefined;
    const place = next(PLACE);
    const quoted = place ? null : next(QUOTED_NAME);
    const where = place || quoted ? null : next(WHERE);
    if (place) parts.push({ at: Number(place[1]) });
    else if (quoted || where) {
      const text = unquoted((quoted?.[1] ?? where?.[2])!);
      if (text === undefined) return undefined;
      parts.push(where ? { where: where[1]!, is: text } : { name: text });
    } else {
      if (parts.length > 0) {
        if (path[at] !== '.') return undefined;
        at += 1;
      }
      const name = next(NAME);
      if (!name) return undefined;
      parts.push({ name: name[0] });
    }
  }
  return parts.length > 0 ? parts : undefined;
}

function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

/** The path as a text, which `parsePath` reads. */
export function pathText(parts: readonly PathPart[]): string {
  return parts
    .map((part, index) => {
      if ('at' in part) return `[${part.at}]`;
      if ('where' in part) return `[${part.where}=${JSON.stringify(part.is)}]`;
      if (!/^[A-Za-z0-9_@$-]{1,100}$/.test(part.name)) return `[${JSON.stringify(part.name)}]`;
      return index === 0 ? part.name : `.${part.name}`;
    })
    .join('');
}

/** A property of an object itself, never one that every object inherits; lists have elements only. */
export const ownProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The text at `name` or `outer.inner` of an element, by which the element is recognized. */
export function markOf(element: unknown, where: string): string | undefined {
  const value = where.split('.').reduce<unknown>(ownProperty, element);
  return typeof value === 'string' ? value : undefined;
}

/** @returns undefined where the JSON has no such value */
export function foreignValueAt(root: unknown, parts: readonly PathPart[]): unknown {
  let value = root;
  for (const part of parts) {
    if ('name' in part) value = ownProperty(value, part.name);
    else if (!Array.isArray(value)) return undefined;
    else value = 'at' in part ? value[part.at] : value.find((one) => markOf(one, part.where) === part.is);
    if (value === undefined) return undefined;
  }
  return value;
}
