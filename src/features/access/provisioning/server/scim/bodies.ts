import { wrongSyntax, wrongValue } from './errors.ts';

/** A body with its names in lower case: SCIM does not distinguish their case. */
export type Given = { [name: string]: unknown };

const MOST_DEPTH = 8;
/** The members of a group in one request. */
export const MOST_ELEMENTS = 500;

/** @throws 400 when it is no object, too deep, or has too long a list */
export function readScimBody(body: unknown): Given {
  if (!isObject(body)) throw wrongSyntax('The body must be a JSON object.');
  return lowered(body, 0) as Given;
}

function lowered(value: unknown, depth: number): unknown {
  if (depth > MOST_DEPTH) throw wrongSyntax(`The body is nested more than ${MOST_DEPTH} levels deep.`);
  if (Array.isArray(value)) {
    if (value.length > MOST_ELEMENTS)
      throw wrongValue(`A list has at most ${MOST_ELEMENTS} elements. Send fewer at once.`);
    return value.map((one) => lowered(one, depth + 1));
  }
  if (!isObject(value)) return value;
  const object: Given = Object.create(null);
  for (const [name, inner] of Object.entries(value)) object[name.toLowerCase()] = lowered(inner, depth + 1);
  return object;
}

export const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws 400 unless the body names the schema */
export function requireSchema({ schemas }: Given, schema: string): void {
  const names = Array.isArray(schemas) ? schemas.map((one) => String(one).toLowerCase()) : [];
  if (!names.includes(schema.toLowerCase())) throw wrongSyntax(`"schemas" must contain ${schema}.`);
}

/** A text or null; empty ones are null. @throws 400 `invalidValue` */
export function textOf(value: unknown, name: string, most: number): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw wrongValue(`${name} must be a text.`);
  const text = value.trim();
  if (text.length > most) throw wrongValue(`${name} must have at most ${most} characters.`);
  return text === '' ? null : text;
}

/** Entra ID sends "True" and "False" as texts. @throws 400 `invalidValue` */
export function booleanOf(value: unknown, name: string): boolean {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  if (word === true || word === 'true') return true;
  if (word === false || word === 'false') return false;
  throw wrongValue(`${name} must be true or false.`);
}
