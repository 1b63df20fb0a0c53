import pg from 'pg';
import { quoted } from '../backup/tables.ts';
import { sql } from '../db/sql.ts';
import type { SealedColumn } from './sealed-columns.ts';

/** A table with rows of companies. */
export interface CompanyTable {
  name: string;
  /** The columns that can be written. */
  columns: string[];
  key: string[];
  uuids: string[];
  uuidLists: string[];
  documents: string[];
  isAppendOnly: boolean;
  seals: SealedColumn[];
}

export interface TableHash {
  rows: number;
  sha256: string;
}

/** These rows stay: host names, which lead to one installation, states of a move, events (sent separately), and rows that are of use for minutes or on one server. */
const STAYING = new Set([
  'click_salts',
  'company_hosts',
  'company_signing_keys',
  'connection_attempts',
  'frozen_companies',
  'outbox_events',
  'widget_tokens',
]);

/** Rows that the product writes by itself while a company is read-only; they are not part of comparisons. */
export const UNCOMPARED: ReadonlySet<string> = new Set(['api_keys', 'idempotency_records', 'usage_counters']);

/** The column that names the company of a row. */
export const ownerColumn = (table: string): string => (table === 'organizations' ? 'id' : 'organization_id');

/** Read from PostgreSQL's catalog, so that no table is forgotten. */
export async function companyTables(client: pg.ClientBase, seals: readonly SealedColumn[]): Promise<CompanyTable[]> {
  const { rows } = await client.query<Omit<CompanyTable, 'seals'>>(sql`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns,
      (select coalesce(json_agg(k.attname order by k.attnum), '[]') from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      coalesce(json_agg(a.attname) filter (where a.atttypid = 'uuid'::regtype), '[]') as uuids,
      coalesce(json_agg(a.attname) filter (where a.atttypid = 'uuid[]'::regtype), '[]') as "uuidLists",
      coalesce(json_agg(a.attname) filter (where a.atttypid = 'jsonb'::regtype), '[]') as documents,
      exists (select from pg_trigger where tgrelid = c.oid and tgname = 'append_only') as "isAppendOnly"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    group by c.oid, c.relname
    having c.relname = 'organizations' or bool_or(a.attname = 'organization_id')
    order by c.relname`);
  return rows
    .filter(({ name }) => !STAYING.has(name))
    .map((table) => ({ ...table, seals: seals.filter((seal) => seal.table === table.name) }));
}

export interface CompanyGroup {
  company: string;
  /** The company, and the organizations of partners that work with no other company here. */
  ids: string[];
  /** The organizations of partners that work with other companies here, too. */
  shared: string[];
}

export async function groupOf(client: pg.ClientBase, company: string): Promise<CompanyGroup> {
  const { rows } = await client.query<{ id: string; is_shared: boolean }>(sql`
    select distinct o.id, exists (select from partners other where other.partner_organization_id = o.id
      and other.organization_id <> ${company}) as is_shared
    from partners p join organizations o on o.id = p.partner_organization_id and o.kind = 'partner'
    where p.organization_id = ${company} order by o.id`);
  return {
    company,
    ids: [company, ...rows.filter(({ is_shared }) => !is_shared).map(({ id }) => id)],
    shared: rows.filter(({ is_shared }) => is_shared).map(({ id }) => id),
  };
}

/** A list of ids for use in a statement without parameters, such as COPY. */
export const idList = (ids: readonly string[]): string => `'{${ids.map(requireId).join(',')}}'::uuid[]`;

function requireId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new TypeError(`"${id}" is not an id.`);
  return id;
}

/**
 * Counts and hashes rows in any order; both installations compute it in the same way. Encrypted values are left out,
 * because each installation has its own key.
 */
export async function hashRows(client: pg.ClientBase, table: CompanyTable, from: string): Promise<TableHash> {
  const { rows } = await client.query<{ rows: string; sha256: string }>(
    `select count(*)::text as rows, encode(sha256(coalesce(string_agg(hash, ''::bytea order by hash), ''::bytea)), 'hex') as sha256
     from (select sha256(convert_to(row(${hashedColumns(table).join(', ')})::text, 'UTF8')) as hash from ${from}) as hashed`,
  );
  return { rows: Number(rows[0]!.rows), sha256: rows[0]!.sha256 };
}

function hashedColumns({ columns, seals }: CompanyTable): string[] {
  return columns.flatMap((column) => {
    const name = pg.escapeIdentifier(column);
    if (seals.some(({ print }) => print?.column === column)) return [];
    const seal = seals.find((each) => each.column === column);
    if (!seal) return [name];
    return seal.prefix ? [`case when not starts_with(${name}, ${pg.escapeLiteral(seal.prefix)}) then ${name} end`] : [];
  });
}

export const companyRows = (table: CompanyTable, ids: readonly string[]): string =>
  `${quoted(`public.${table.name}`)} where ${pg.escapeIdentifier(ownerColumn(table.name))} = any(${idList(ids)})`;

export type ContentHashes = Record<string, TableHash>;

export async function hashContents(
  client: pg.ClientBase,
  tables: readonly CompanyTable[],
  ids: readonly string[],
): Promise<ContentHashes> {
  const contents: ContentHashes = {};
  for (const table of tables) contents[table.name] = await hashRows(client, table, companyRows(table, ids));
  return contents;
}

/** The names of tables that differ, without those that the product writes by itself. */
export function changedTables(before: ContentHashes, now: ContentHashes): string[] {
  return Object.keys({ ...before, ...now }).filter(
    (name) => !UNCOMPARED.has(name) && before[name]?.sha256 !== now[name]?.sha256,
  );
}
