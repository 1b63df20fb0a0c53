import type { Schema } from './examples.ts';

/** Texts that make careless parsers slow: nesting that never ends, marks that are never closed, and runs before an end. */
export function hostileShapes(length: number): [name: string, text: string][] {
  const units = ['[', '<div>', '(', '*', '_a ', ' ', '\n', '- ', '"', '{{', '![', '[](', '# '];
  return units.map((unit) => [JSON.stringify(unit), `${unit.repeat(Math.floor((length - 1) / unit.length))}x`]);
}

/** The longest body in characters. */
const MOST_BODY = 900_000;

/** The value with a shape in every text that the schema leaves free, as long as each may be. */
export function filledWith(schema: Schema, value: unknown, shape: string): unknown {
  let left = MOST_BODY;
  const fill = (of: Schema, given: unknown): unknown => {
    const one =
      of.anyOf?.find(({ type }) => [type].flat().includes(Array.isArray(given) ? 'array' : typeof given)) ?? of;
    if (typeof given === 'string') {
      if (one.type !== 'string' || one.enum || one.const !== undefined || one.format) return given;
      if (one.pattern && one.pattern !== '\\S') return given;
      const text = shape.slice(-Math.min(one.maxLength ?? 100_000, left));
      left -= text.length;
      return text.length >= (one.minLength ?? 0) ? text : given;
    }
    if (Array.isArray(given)) return given.map((item) => (one.items ? fill(one.items, item) : item));
    if (given === null || typeof given !== 'object') return given;
    const { properties = {} } = one;
    return Object.fromEntries(
      Object.entries(given).map(([key, inner]) => [key, properties[key] ? fill(properties[key], inner) : inner]),
    );
  };
  return fill(schema, value);
}
