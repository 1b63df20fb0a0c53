import type { Tx } from '#server/db/client.ts';

/** A table that belongs to companies, with what of it a company may take along. */
export interface OwnedTable {
  name: string;
  /** The column that names the company. */
  owner: string;
  columns: string[];
  /** Kept back: sealed, or the key to something. */
  withheld: string[];
}

/** Bank details are sealed under the installation's secret, and hashes open doors here: neither is of use elsewhere. */
const SECRETS = ['token_hash', 'secret_hash', 'details_enc'];

/** Read from PostgreSQL's own catalogue, so that no table is forgotten, whatever tables there are by now. */
export async function ownedTables(tx: Tx): Promise<OwnedTable[]> {
  const tables = await tx.rows<{ name: string; columns: { name: string; is_bytes: boolean }[] }>(
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'is_bytes', a.atttypid = 'bytea'::regtype) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
     group by c.oid, c.relname
     having c.relname = 'organizations' or bool_or(a.attname = 'organization_id')
     order by c.relname`,
  );
  return tables.map(({ name, columns }) => {
    const isWithheld = (column: { name: string; is_bytes: boolean }) =>
      column.is_bytes || SECRETS.includes(column.name);
    return {
      name,
      owner: name === 'organizations' ? 'id' : 'organization_id',
      columns: columns.filter((column) => !isWithheld(column)).map((column) => column.name),
      withheld: columns.filter(isWithheld).map((column) => column.name),
    };
  });
}
