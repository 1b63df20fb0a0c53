import type { RawQuery } from '#shared/nouns/list-query.ts';
import type { QueryColumn } from '#shared/query/query.ts';
import { type TSchema, Type } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import type { Row } from '../db/client.ts';
import { Parameters } from '../resource/comparison.ts';
import { columnsOf, type ListView, orderOf, readListQuery, whereOf } from '../resource/list-sql.ts';
import { sourceOf } from '../resource/referenced-names.ts';
import { type AskField, fieldNamed, shortName } from './fields.ts';
import type { Kind } from './kinds.ts';
import { refused, unknownName } from './suggest.ts';

/** Without fields of a usual list, the columns that tell rows apart. */
const FEWEST = 6;

/** The columns of the rows, those of the list unless the question names others. @throws 422 naming `fields` */
export function columnsAsked(kind: Kind, names: readonly string[] | undefined): AskField[] {
  const { fields, resource } = kind;
  if (names) {
    const all = fields.map((field) => shortName(fields, field));
    return names.map((name) => {
      const field = fieldNamed(fields, name);
      if (!field) throw refused('fields', unknownName('field', name, all, { offer: 'fields' }));
      return field;
    });
  }
  const shown = fields.filter(({ name }) => resource.fields?.[name]?.list === 'shown');
  return shown.length > 0 ? shown : fields.filter(({ name }) => name !== 'id').slice(0, FEWEST);
}

/** A reference is shown by its name, with its id beside it. */
export function columnOf({ name, label, kind, named, of, currency }: AskField): QueryColumn {
  const key = named ?? name;
  return {
    key,
    label,
    kind,
    ...(of && { of }),
    ...(kind === 'reference' && { id: name }),
    ...(currency && { currency }),
  };
}

/** The `_sort` of the list for an order by a field. @throws 422 naming `order` */
export function sortOf({ fields, resource }: Kind, order: string | undefined): RawQuery {
  if (order === undefined) return {};
  const name = order.replace(/^-/, '');
  const column = sortColumn(resource.list.sort, fieldNamed(fields, name));
  if (!column) {
    const names = fields
      .filter((field) => sortColumn(resource.list.sort, field))
      .map((field) => shortName(fields, field));
    throw refused('order', unknownName('order by', name, names, { offer: 'sortable' }));
  }
  return { _sort: column, _order: order.startsWith('-') ? 'desc' : 'asc' };
}

function sortColumn(sortable: readonly string[], field: AskField | undefined): string | undefined {
  if (!field) return undefined;
  if (field.name.startsWith('custom.') || field.name === 'id') return field.name;
  return [field.named, field.name].find((name) => name !== undefined && sortable.includes(name));
}

interface Asked {
  call: Call;
  kind: Kind;
  listView: ListView;
  raw: RawQuery;
}

/** The asked columns of one page of rows. */
export function recordsStatement(
  { call, kind, listView, raw }: Asked,
  columns: readonly AskField[],
  { limit, offset }: { limit: number; offset: number },
): Statement {
  const parameters = new Parameters(call.organization_id);
  const query = readListQuery(listView, raw);
  const source = sourceOf(kind.resource);
  const order = orderOf(listView, query, parameters);
  const page = `limit ${parameters.add(String(limit))}::int offset ${parameters.add(String(offset))}::int`;
  const ids = `select t.id from ${source} where ${whereOf(listView, query, parameters)} order by ${order} ${page}`;
  const shown = { resource: kind.resource, row: Type.Object(shownProperties(kind, columns)) };
  return {
    text: `select coalesce(json_agg(row_to_json(p)), '[]')::text from (select ${columnsOf(shown, call.scope)} from ${source}
      where t.organization_id = $1::uuid and t.id = any(array(${ids})) order by ${order}) p`,
    values: parameters.values,
  };
}

function shownProperties({ row }: Kind, columns: readonly AskField[]): Record<string, TSchema> {
  const properties = row.properties as Record<string, TSchema>;
  const names = columns.flatMap(({ name, named, currency }) => [
    name.startsWith('custom.') ? 'custom' : name,
    named,
    currency,
  ]);
  return Object.fromEntries(
    ['id', ...names].flatMap((name) => (name && name in properties ? [[name, properties[name]!]] : [])),
  );
}

/** Custom values under the names of their columns. */
export function recordsFrom(rows: readonly Row[], columns: readonly AskField[]): Row[] {
  const keys = columns.flatMap(({ name }) => (name.startsWith('custom.') ? [name] : []));
  if (keys.length === 0) return [...rows];
  return rows.map(({ custom, ...row }) => ({
    ...row,
    ...Object.fromEntries(keys.map((key) => [key, (custom as Row | null)?.[key.slice('custom.'.length)] ?? null])),
  }));
}
