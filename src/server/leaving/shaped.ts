import { isId } from '#shared/ids.ts';
import type { Leaving } from '#shared/nouns/fields.ts';
import type { TSchema } from '#shared/schema.ts';
import { declaredResources } from '../resource/define.ts';
import { leavingOfColumn } from './columns.ts';
import { Personal } from './personal.ts';
import { isStructure, shapeOfSchema } from './schema-shape.ts';
import { Allowed, AnyRecord, Columns, NamedRecord, QueriedRow, type Shape } from './shape.ts';

type Given = Readonly<Record<string, unknown>>;

/** The data in the given shape, with a `Personal` for each value that identifies a person. */
export function shaped(shape: Shape, data: unknown): unknown {
  if (data === null || data === undefined) return data;
  if (isLeaf(shape)) return leafOf(shape, data, null);
  if (shape instanceof Allowed) return leafOf('value', data, null);
  if (isList(shape)) return Array.isArray(data) ? data.map((one) => shaped(shape[0], one)) : undefined;
  if (typeof data !== 'object' || Array.isArray(data)) return undefined;
  const row = data as Given;
  if (shape instanceof Columns) return rowOf(shape.resource, row, shape.names);
  if (shape instanceof AnyRecord)
    return typeof row.kind === 'string' ? { ...rowOf(row.kind, row, []), kind: row.kind } : undefined;
  if (shape instanceof QueriedRow)
    return present(Object.entries(row).map(([key, value]) => [key, leafOf('value', value, null)]));
  if (shape instanceof NamedRecord) return namedRecordOf(shape, row);
  return present(
    Object.entries(shape).map(([key, one]) => [
      key,
      isLeaf(one) ? leafOf(one, row[key], personBeside(row, key)) : shaped(one, row[key]),
    ]),
  );
}

function namedRecordOf({ more }: NamedRecord, { kind, record, ...others }: Given): Given | undefined {
  if (typeof kind !== 'string' || typeof record !== 'object' || record === null) return undefined;
  return { kind, record: rowOf(kind, record as Given, []), ...(shaped(more, others) as Given) };
}

function rowOf(name: string, row: Given, names: readonly string[]): Given | undefined {
  const resource = declaredResources().get(name);
  if (!resource) return undefined;
  const { properties } = resource.row;
  return present(
    Object.keys(row)
      .filter((column) => column in properties && (names.length === 0 || names.includes(column)))
      .map((column) => {
        const { leaving, who } = leavingOfColumn(resource, column);
        const schema = properties[column] as TSchema;
        if (leaving !== 'never' && isStructure(schema) === 'parts')
          return [column, shaped(shapeOfSchema(schema, column), row[column])];
        const id = who && row[who.id];
        const person = typeof id === 'string' ? `${who!.resource}:${id}` : personBeside(row, column);
        return [column, leafOf(leaving, row[column], person)];
      }),
  );
}

const present = (entries: [string, unknown][]): Given =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** The person of a name by the id beside it: `decided_by_name` belongs to `decided_by`, `user_name` to `user_id`. */
function personBeside(row: Given, key: string): string | null {
  const stem = key.replace(/_?name$/, '');
  const contact = /(^|_)contact$/.test(stem) ? row[`${stem}_id`] : undefined;
  if (typeof contact === 'string' && isId(contact)) return `contacts:${contact}`;
  const beside = [`${stem}_user_id`, stem, stem === 'user' ? 'user_id' : ''].map((name) => row[name]);
  const user = beside.find((value): value is string => typeof value === 'string' && isId(value));
  return user ? `people:${user}` : null;
}

function leafOf(leaving: Leaving, value: unknown, who: string | null): unknown {
  if (leaving === 'never' || value === undefined) return undefined;
  // A tool that knows more than the name of its property has said so itself.
  if (value instanceof Personal) return value;
  if (Array.isArray(value)) return value.map((one) => leafOf(leaving, one, null)).filter((one) => one !== undefined);
  if (typeof value === 'object' && value !== null) return undefined;
  if (leaving === 'value' || typeof value !== 'string' || isPlain(value)) return value;
  return new Personal(leaving, value, who);
}

/** Ids, times and empty texts identify nobody. */
const isPlain = (text: string): boolean => text.trim() === '' || isId(text) || /^\d{4}-\d\d-\d\d(T|$)/.test(text);

const isLeaf = (shape: Shape): shape is Leaving => typeof shape === 'string';
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
