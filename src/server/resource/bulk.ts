import { newId } from '#shared/ids.ts';
import type { TObject, TSchema } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { notFound } from '../errors.ts';
import { kindOf, sqlType } from './column.ts';
import { customDefinitions, mergeCustom } from './custom.ts';
import { resolveCustomReferences } from './custom-references.ts';
import type { Resource } from './define.ts';
import { getStatement } from './list-sql.ts';
import { requireVisibleReferences } from './visible-references.ts';

/** One statement inserts at most this many rows, which are some megabytes of JSON. */
const CHUNK = 2_000;

/**
 * Creates many rows with the resource's rules, in few statements, for services. Each row's rule runs separately, so
 * rules that query the database make it slow. All rules of `beforeCreate` run before the first row is written, and those
 * of `afterCreate` after the last one.
 * @returns the new ids, in the order of the inputs
 */
export async function createRows(call: Call, resource: Resource, inputs: readonly Row[]): Promise<string[]> {
  const definitions = resource.custom && inputs.length > 0 ? await customDefinitions(call, resource.custom) : [];
  const rows: Row[] = [];
  for (const input of inputs) {
    const row: Row = { id: newId(), ...(resource.beforeCreate ? await resource.beforeCreate(call, input) : input) };
    await requireVisibleReferences(call, resource.name, row);
    if (resource.custom) {
      const merged = mergeCustom(definitions, {}, (input.custom ?? {}) as Row, { isNew: true });
      row.custom = await resolveCustomReferences(call, definitions, {}, merged);
    }
    rows.push(row);
  }
  const ids = rows.map(({ id }) => id as string);
  await insertRows(call, resource.name, resource.row, rows);
  if (resource.afterCreate) await followRows(call, resource, ids, resource.afterCreate);
  return ids;
}

/** Runs the rule that follows with each row as written; the rows are read in one round trip. */
async function followRows(
  call: Call,
  resource: Resource,
  ids: readonly string[],
  follow: NonNullable<Resource['afterCreate']>,
): Promise<void> {
  const written = await call.tx.batch(ids.map((id) => getStatement(resource, resource.row, id, call.scope)));
  for (const [text] of written) {
    if (!text) throw notFound(`This ${resource.noun}`);
    await follow(call, JSON.parse(text) as Row);
  }
}

/** Inserts rows without rules. Their columns are in `shape` or set by a rule; missing columns get their defaults. */
export async function insertRows(call: Call, table: string, shape: TObject, rows: readonly Row[]): Promise<void> {
  for (const statement of insertStatements(call, table, shape, rows)) await call.tx.batch([statement]);
}

/** The statements of `insertRows`, to run in a batch. */
export function insertStatements(call: Call, table: string, shape: TObject, rows: readonly Row[]): Statement[] {
  const statements: Statement[] = [];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row).filter((name) => row[name] !== undefined);
    const group = groups.get(columns.sort().join());
    if (group) group.push(row);
    else groups.set(columns.join(), [row]);
  }
  for (const [key, group] of groups) {
    const text = insertText(table, shape, key);
    for (let start = 0; start < group.length; start += CHUNK) {
      statements.push({
        text,
        values: [call.organization_id, JSON.stringify(group.slice(start, start + CHUNK))],
      });
    }
  }
  return statements;
}

/** By shape, then by table and columns: the rows of a request have the same columns again and again. */
const texts = new WeakMap<TObject, Map<string, string>>();
/** The limit per shape; a caller could send any combination of fields. */
const MOST_TEXTS = 100;

function insertText(table: string, shape: TObject, columnNames: string): string {
  const textByKey = texts.get(shape) ?? new Map<string, string>();
  texts.set(shape, textByKey);
  const key = `${table} ${columnNames}`;
  let text = textByKey.get(key);
  if (text === undefined) {
    const schemas = shape.properties as Record<string, TSchema>;
    const columns = columnNames.split(',');
    text = `insert into "${table}" (organization_id, ${columns.map((name) => `"${name}"`).join(', ')})
      select $1, ${columns.map((name) => `r."${name}"`).join(', ')}
      from jsonb_to_recordset($2::jsonb) r(${columns.map((name) => `"${name}" ${columnType(schemas[name])}`).join(', ')})`;
    if (textByKey.size < MOST_TEXTS) textByKey.set(key, text);
  }
  return text;
}

function columnType(schema: TSchema | undefined): string {
  if (!schema) return 'text';
  const kind = kindOf(schema);
  return kind.endsWith('[]') ? `${sqlType(kind)}[]` : sqlType(kind);
}

/**
 * Takes `count` consecutive numbers of a series. A single one does not block others; several lock the series until the
 * commit.
 * @returns the first number
 */
export async function reserveNumbers(call: Call, series: string, count: number): Promise<number> {
  const { first } =
    count === 1
      ? await call.one<{ first: number }>(sql`select next_number(${series}) as first`)
      : await call.one<{ first: number }>(sql`
        insert into number_series (organization_id, key, next) values (${call.organization_id}, ${series}, 1 + ${count})
        on conflict (organization_id, key) do update set next = number_series.next + ${count}::int
        returning next - ${count}::int as first`);
  return first;
}
