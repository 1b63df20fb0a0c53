import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { listTables, quoted, setPlainTextFormats, type Table } from './tables.ts';

/**
 * Opens one consistent view of the whole database while others write. Its tables are locked against schema changes, so
 * a new version that starts now waits with its migrations.
 */
export async function startSnapshot(client: pg.ClientBase): Promise<Table[]> {
  await setPlainTextFormats(client);
  for (let attempt = 1; ; attempt += 1) {
    const tablesBefore = await listTables(client);
    if (!tablesBefore.some(({ name }) => name === 'public.organizations'))
      throw new StartError('There is nothing to back up: Tandem has not set up this database yet.');
    await client.query('begin isolation level repeatable read, read only');
    // The tables are locked before the first read, which decides the time of the view.
    const isHeld = await hold(client, tablesBefore);
    const tables = isHeld ? await listTables(client) : [];
    if (JSON.stringify(tables) === JSON.stringify(tablesBefore)) {
      await requireAllRows(client);
      return tables;
    }
    await client.query('rollback');
    if (attempt === 5) throw new StartError('The database is being updated to another version: try again.');
  }
}

/** @returns false when one of the tables no longer exists */
async function hold(client: pg.ClientBase, tables: readonly Table[]): Promise<boolean> {
  try {
    await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
    return true;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === '42P01') return false;
    if (code === '42501')
      throw new StartError(`The user of DATABASE_URL cannot read everything (${message}): use the owner's.`);
    throw error;
  }
}

/** The backup would be incomplete if row-level security hid rows from this user. */
async function requireAllRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace::regnamespace::text !~ '^pg_' and row_security_active(c.oid)
       and (not exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
           and pg_get_expr(p.polqual, p.polrelid) = 'true' and ${applies('p')})
         or exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd in ('*', 'r')
           and pg_get_expr(p.polqual, p.polrelid) is distinct from 'true' and ${applies('p')}))
     order by 1 limit 1`,
  );
  if (!rows[0]) return;
  throw new StartError(
    `This user does not see all rows of the table ${rows[0].name}: run the backup as the user that Tandem runs as.`,
  );
}

const applies = (policy: string) =>
  `exists (select from unnest(${policy}.polroles) as r (role) where role = 0 or pg_has_role(role, 'USAGE'))`;
