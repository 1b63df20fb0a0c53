import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import type { Resource } from '#server/resource/define.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import type { FieldKind } from '../../schema.ts';
import { RowPointer } from './names.ts';

/** Existing rows, found by the fields that identify them. */
export class ExistingRows {
  readonly #rows: readonly Row[];
  readonly #byId: ReadonlyMap<string, Row>;
  readonly #indexes = new Map<string, Map<string, Row[]>>();

  constructor(rows: readonly Row[]) {
    this.#rows = rows;
    this.#byId = new Map(rows.map((row) => [row.id as string, row]));
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  /** All that have these values in these fields. */
  matching(fields: readonly string[], values: Row): readonly Row[] {
    const name = fields.join();
    let index = this.#indexes.get(name);
    if (!index) {
      index = Map.groupBy(this.#rows, (row) => importKeyOf(fields, row));
      this.#indexes.set(name, index);
    }
    return index.get(importKeyOf(fields, values)) ?? [];
  }
}

export function importKeyOf(fields: readonly string[], values: Row): string {
  return JSON.stringify(fields.map((field) => comparable(values[field])));
}

/** A text that is equal for equal values. A reference to a row that is not created yet matches no existing row. */
export function comparable(value: unknown, kind?: FieldKind): string {
  if (value === null || value === undefined) return '';
  if (value instanceof RowPointer) return `\u0000${value.table} ${value.key}`;
  if (Array.isArray(value))
    return value
      .map((one) => comparable(one))
      .sort()
      .join('\u0000');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${key} ${comparable(one)}`)
      .sort()
      .join('\u0000');
  const text = String(value).trim();
  if (kind === 'decimal') return text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  // Files tell seconds at most.
  if (kind === 'instant') return new Date(text).toISOString().slice(0, 19);
  return text.toLowerCase();
}

/** By the texts that the first fields of a natural key have in the files; all rows where these are not texts. */
export async function readExisting(
  call: Call,
  resource: Resource,
  wanted: ReadonlyMap<string, readonly string[]> | 'all',
): Promise<ExistingRows> {
  const texts = wanted === 'all' ? [] : [...wanted];
  const by = texts.map(([field], index) => `lower(t."${field}"::text) = any($${index + 2})`);
  return read(
    call,
    resource,
    [
      ...('archived_at' in resource.row.properties ? ['t.archived_at is null'] : []),
      ...(by.length > 0 ? [`(${by.join(' or ')})`] : []),
    ],
    texts.map(([, values]) => [...new Set(values.map((value) => value.trim().toLowerCase()))]),
  );
}

export function readByIds(call: Call, resource: Resource, ids: readonly string[]): Promise<ExistingRows> {
  return read(call, resource, ['t.id = any($2::uuid[])'], [ids]);
}

async function read(
  call: Call,
  resource: Resource,
  conditions: readonly string[],
  values: readonly unknown[],
): Promise<ExistingRows> {
  const among = Object.entries(resource.import?.among ?? {});
  const such = among.map(([column], index) => `t."${column}" = any($${values.length + index + 2})`);
  const columns = Object.keys(resource.row.properties).map((column) => `t."${column}"`);
  return new ExistingRows(
    await call.rows(
      `select ${columns.join(', ')} from ${sourceOf(resource)} where ${['t.organization_id = $1', ...conditions, ...such].join(' and ')}`,
      [call.organization_id, ...values, ...among.map(([, kinds]) => kinds)],
    ),
  );
}
