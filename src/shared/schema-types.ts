import {
  Object as ObjectOf,
  Optional,
  type Static,
  type TObject,
  type TObjectOptions,
  type TOptional,
  type TProperties,
  type TSchema,
  type TString,
  type TUnsafe,
  Unsafe,
} from 'typebox';

/**
 * The parts of TypeBox that schemas are made of. Its own `Record`, `Partial`, `Pick` and `Omit` bring in the whole library
 * with a parser for TypeScript, a tenth of the first view.
 */
export {
  Array,
  Boolean,
  Integer,
  Intersect,
  Literal,
  Null,
  Number,
  Object,
  Optional,
  type Static,
  String,
  type TArray,
  type TNull,
  type TOptional,
  type TString,
  type TUnion,
  type TUnsafe,
  Union,
  Unknown,
  Unsafe,
} from 'typebox';

const ANY_KEY = '^.*$';

/** Values of one shape by keys, which match the pattern of `key` if it has one. */
function recordOf<V extends TSchema>(
  key: TString,
  value: V,
  options: TObjectOptions = {},
): TUnsafe<{ [key: string]: Static<V> }> {
  const { pattern = ANY_KEY } = key as { pattern?: string };
  return Unsafe({ type: 'object', patternProperties: { [pattern]: value }, ...options });
}

/** The same fields, all of which may be missing. Like `Pick` and `Omit`, it takes no options of the given schema. */
export function Partial<P extends TProperties>(
  schema: TObject<P>,
  options: TObjectOptions = {},
): TObject<{ [K in keyof P]: TOptional<P[K]> }> {
  const entries = globalThis.Object.entries(schema.properties).map(([name, field]) => [name, Optional(field)]);
  return ObjectOf(globalThis.Object.fromEntries(entries), options);
}

export function Pick<P extends TProperties, const K extends keyof P & string>(
  schema: TObject<P>,
  names: readonly K[],
  options: TObjectOptions = {},
): TObject<{ [N in K]: P[N] }> {
  return chosen(schema, (name) => (names as readonly string[]).includes(name), options) as never;
}

export function Omit<P extends TProperties, const K extends keyof P & string>(
  schema: TObject<P>,
  names: readonly K[],
  options: TObjectOptions = {},
): TObject<{ [N in Exclude<keyof P, K>]: P[N] }> {
  return chosen(schema, (name) => !(names as readonly string[]).includes(name), options) as never;
}

function chosen(schema: TObject, fits: (name: string) => boolean, options: TObjectOptions): TObject {
  const fields = globalThis.Object.entries(schema.properties).filter(([name]) => fits(name));
  return ObjectOf(globalThis.Object.fromEntries(fields), options);
}

/** The name by which schemas know it. */
export const Record = recordOf;
