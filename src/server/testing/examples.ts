import fc from 'fast-check';
import { newId } from '#shared/ids.ts';
import type { Dice } from './dice.ts';

/** The part of JSON Schema that our API uses. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

interface Source {
  dice: Dice;
  /** Returns the id of an existing row for a field of this name. */
  idFor: (name: string) => string | undefined;
}

/** Creates a value that the schema accepts; a different one each time. */
export function exampleOf(schema: Schema, source: Source, name = ''): unknown {
  const { dice } = source;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  if (schema.anyOf) return exampleOf(dice.pick(schema.anyOf), source, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => exampleOf(one, source, name)));
  switch ([schema.type ?? (schema.properties ? 'object' : undefined)].flat()[0]) {
    case 'string':
      return textOf(schema, source, name);
    case 'integer':
      return Math.round(numberOf(schema, dice));
    case 'number':
      return numberOf(schema, dice);
    case 'boolean':
      return dice.happens(0.5);
    case 'null':
      return null;
    case 'array':
      return listOf(schema, source, name);
    case 'object':
      return objectOf(schema, source);
    default:
      return dice.pick(['anything', 7, true, null, [], {}]);
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema, source: Source, name: string): string {
  const { dice } = source;
  const day = () => `20${dice.whole(20, 29)}-0${dice.whole(1, 9)}-${dice.whole(10, 28)}`;
  if (format === 'uuid') return source.idFor(name) ?? newId();
  if (format === 'date') return day();
  if (format === 'date-time') return `${day()}T10:00:00Z`;
  if (format === 'currency') return dice.pick(['EUR', 'USD', 'JPY', 'KWD']);
  if (format === 'country') return dice.pick(['DE', 'US', 'JP']);
  if (format === 'email') return `somebody${dice.whole(1, 1e9)}@example.com`;
  if (format === 'uri') return 'https://example.com/';
  const text = pattern && pattern !== '\\S' ? matching(pattern, dice) : dice.pick(words) + dice.whole(1, 1e6);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

const words = ['Northwind', 'alpha', 'Zoë', "O'Neill & Söhne", '日本', 'a b c '];

function matching(pattern: string, dice: Dice): string {
  // The generator does not support look-ahead.
  if (pattern.includes('(?')) return dice.pick(words);
  return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: dice.whole(0, 1e9), numRuns: 1 })[0]!;
}

function numberOf({ minimum = -1000, maximum = 100_000 }: Schema, dice: Dice): number {
  if (dice.happens(0.15)) return dice.pick([minimum, maximum]);
  const least = Math.max(minimum, Math.min(0, maximum));
  return dice.whole(least, Math.min(maximum, least + 1000));
}

function listOf({ items = {}, minItems = 0, maxItems = 3 }: Schema, source: Source, name: string): unknown[] {
  const length = source.dice.whole(minItems, Math.max(minItems, Math.min(maxItems, 2)));
  const entries = Array.from({ length }, () => exampleOf(items, source, name));
  // Duplicates are removed where entries must differ.
  return [...new Map(entries.map((one) => [JSON.stringify(one), one])).values()];
}

function objectOf(schema: Schema, source: Source): Record<string, unknown> {
  const example: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const isLeftOut = !schema.required?.includes(key) && source.dice.happens(0.5);
    if (!isLeftOut) example[key] = exampleOf(inner, source, key);
  }
  for (const [pattern, inner] of Object.entries(schema.patternProperties ?? {})) {
    example[textOf({ type: 'string', pattern }, source, '')] = exampleOf(inner, source);
  }
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    example[source.dice.pick(words)] = exampleOf(schema.additionalProperties, source);
  return example;
}
