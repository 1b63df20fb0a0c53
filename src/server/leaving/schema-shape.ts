import { holdsPeople, leavingByName } from '#shared/nouns/leaving.ts';
import type { TSchema } from '#shared/schema.ts';
import type { Shape } from './shape.ts';

interface Plain {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Plain[];
  allOf?: Plain[];
  items?: Plain;
  properties?: Record<string, Plain>;
}

const plainOf = (schema: TSchema): Plain => schema as unknown as Plain;
const membersOf = ({ anyOf = [] }: Plain): Plain[] => anyOf.filter(({ type }) => type !== 'null');

/** Whether a schema is one value, has declared parts, or can hold any JSON. */
export function isStructure(schema: TSchema): 'value' | 'parts' | 'opaque' {
  return structureOf(plainOf(schema));
}

function structureOf(schema: Plain): 'value' | 'parts' | 'opaque' {
  if (schema.enum || schema.const !== undefined) return 'value';
  const members = schema.anyOf ? membersOf(schema) : (schema.allOf ?? []);
  if (members.length > 0) {
    const kinds = members.map(structureOf);
    return kinds.includes('opaque') ? 'opaque' : kinds.includes('parts') ? 'parts' : 'value';
  }
  if (schema.type === 'array') return schema.items ? structureOf(schema.items) : 'opaque';
  if (schema.type === 'object') return schema.properties ? 'parts' : 'opaque';
  return schema.type === undefined ? 'opaque' : 'value';
}

/** The shape of an answer of the API: its declared properties, each as its name says. */
export const shapeOfSchema = (schema: TSchema, key = ''): Shape => shapeOf(plainOf(schema), key);

/** The properties of an object of the API, to be joined with others. */
export const objectShapeOf = (schema: TSchema): Readonly<Record<string, Shape>> => {
  const shape = shapeOfSchema(schema);
  if (!isObject(shape)) throw new Error('The schema is no object.');
  return shape;
};

function shapeOf(schema: Plain, key: string): Shape {
  if (schema.enum || schema.const !== undefined) return 'value';
  if (schema.anyOf || schema.allOf) {
    const shapes = (schema.anyOf ? membersOf(schema) : schema.allOf!).map((one) => shapeOf(one, key));
    const [first = 'never', ...others] = shapes;
    if (others.length === 0) return first;
    const objects = shapes.filter(isObject);
    return objects.length > 0 ? Object.assign({}, ...objects.toReversed()) : first;
  }
  switch (schema.type) {
    case 'array':
      return schema.items ? [shapeOf(schema.items, key)] : 'never';
    case 'object':
      return schema.properties
        ? Object.fromEntries(
            Object.entries(schema.properties).map(([name, one]): [string, Shape] => [
              name,
              name === 'name' && holdsPeople(key) ? 'person' : shapeOf(one, name),
            ]),
          )
        : 'never';
    case 'string':
      return leavingByName(key);
    case undefined:
      return 'never';
    default:
      return leavingByName(key) === 'never' ? 'never' : 'value';
  }
}

const isObject = (shape: Shape): shape is Readonly<Record<string, Shape>> =>
  typeof shape === 'object' && !Array.isArray(shape);
