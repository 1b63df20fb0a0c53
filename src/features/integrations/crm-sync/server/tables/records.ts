import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { CrmValue } from '#server/ports/crm.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import { decimalOf, MoneyError, parseMoney } from '#shared/money/money.ts';
import { nameColumnOf } from '#shared/nouns/fields.ts';
import type { LocalField } from '../../schema.ts';
import type { Values } from '../plan.ts';
import { canonicalValue } from '../values.ts';
import { syncResource } from './fields.ts';
import type { LocalRecord, LocalTable } from './local-table.ts';

/** The records with these ids. `lock` keeps them unchanged until the transaction ends. */
export async function readSyncRecords(
  call: Call,
  local: LocalTable,
  fields: readonly LocalField[],
  ids: readonly string[],
  { lock = false } = {},
): Promise<Map<string, LocalRecord>> {
  if (ids.length === 0) return new Map();
  if (lock)
    await call.rows(sql`
      select id from ${sql.identifier(local.table)} where organization_id = ${call.organization_id} and id = any(${ids})
      order by id for update`);
  const rows = await call.rows<{ row: Row }>(
    `select to_jsonb(t)${computedPart(local)} as row from ${sourceOf(syncResource(local))}
     where t.organization_id = $1 and t.id = any($2) and (${local.where ?? 'true'})`,
    [call.organization_id, ids],
  );
  return new Map(rows.map(({ row }) => [String(row.id), recordOf(local, fields, row)]));
}

/** The ids after another one, in a fixed order, of records that are neither archived nor linked to this connection. */
export async function idsAfter(
  call: Call,
  local: LocalTable,
  after: string | null,
  limit: number,
  connection_id: string | null = null,
): Promise<string[]> {
  const rows = await call.rows<{ id: string }>(
    `select id from "${local.table}" t where organization_id = $1 and ($2::uuid is null or id > $2)
       and to_jsonb(t)->>'archived_at' is null and (${local.where ?? 'true'})
       and ($4::uuid is null or not exists (select from record_links l where l.organization_id = t.organization_id
         and l.connection_id = $4 and l.local_table = $5 and l.record_id = t.id))
     order by id limit $3`,
    [call.organization_id, after, limit, connection_id, local.table],
  );
  return rows.map(({ id }) => id);
}

function computedPart({ computed = [] }: LocalTable): string {
  if (computed.length === 0) return '';
  return ` || jsonb_build_object(${computed.map(({ name, sql: statement }) => `'${name}', ${statement}`).join(', ')})`;
}

function recordOf(local: LocalTable, fields: readonly LocalField[], row: Row): LocalRecord {
  const values = Object.fromEntries(fields.map((field) => [field.name, canonicalOf(field, row)]));
  return {
    id: String(row.id),
    name: String(row[nameColumnOf(local.table)] ?? row.title ?? row.account_name ?? row.description ?? ''),
    row,
    values,
    updated_at: new Date(String(row.updated_at ?? row.created_at)).toISOString(),
    is_archived: row.archived_at != null,
    merged_into: (row.merged_into_id as string | null) ?? null,
  };
}

function canonicalOf({ name, type }: LocalField, row: Row): CrmValue {
  const raw = name.startsWith('custom.') ? (row.custom as Row | null)?.[name.slice(7)] : row[name];
  if (raw === null || raw === undefined) return null;
  if (type === 'amount' && name.endsWith('_minor')) return decimalOf(Number(raw), String(row.currency ?? 'USD'));
  return canonicalValue(type, raw as CrmValue);
}

/** The values as our rules expect them. @throws 422 for an amount with too many decimals */
export async function rowFrom(
  call: Call,
  fields: readonly LocalField[],
  values: Values,
  current: Row = {},
): Promise<Row> {
  const row: Row = {};
  const currency = String(values.currency ?? current.currency ?? (await baseCurrency(call)));
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name);
    if (!field) continue;
    const entered = enteredValue(field, value, currency);
    if (name.startsWith('custom.')) row.custom = { ...(row.custom as Row), [name.slice(7)]: entered };
    else row[name] = entered;
  }
  return row;
}

function enteredValue({ name, type, is_required }: LocalField, value: CrmValue, currency: string): unknown {
  if (value === null) return type === 'boolean' ? false : type === 'choices' ? [] : is_required ? '' : null;
  if (type === 'amount' && name.endsWith('_minor')) {
    try {
      return parseMoney(String(value), currency);
    } catch (error) {
      if (error instanceof MoneyError) throw invalid({ [name]: [error.message] });
      throw error;
    }
  }
  if (type === 'number' && !name.startsWith('custom.')) return Number(value);
  if (type === 'number') return String(value);
  return value;
}
