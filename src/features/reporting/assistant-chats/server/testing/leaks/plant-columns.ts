import { randomBytes } from 'node:crypto';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { leavingOfColumn } from '#server/leaving/columns.ts';
import { declaredResources } from '#server/resource/define.ts';
import type { World } from '#server/testing/world.ts';

export interface PlantedColumns {
  /** In every column that holds a name or contact of a person. */
  contact: string;
  /** In every column that never leaves: bank details, tokens, notes. */
  secret: string;
  columns: number;
  ids: ReadonlyMap<string, readonly string[]>;
}

/** Writes one word into all columns of a company that identify people, and another one into those that never leave. */
export async function plantColumns({ database }: World, organization_id: string): Promise<PlantedColumns> {
  const word = () => `q${randomBytes(6).toString('hex')}`;
  const planted = { contact: word(), secret: word(), columns: 0, ids: new Map<string, readonly string[]>() };
  await withConnection(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ table_name: string; column_name: string }>(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
       where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'`,
    );
    await client.query(sql`update identity.users set name = ${`${planted.contact} Person`}`);
    for (const [name, resource] of declaredResources()) {
      const columns = rows.filter(({ table_name }) => table_name === name);
      if (columns.length === 0) continue;
      await client.query(`alter table ${name} no force row level security; alter table ${name} disable trigger user`);
      for (const { column_name } of columns) {
        if (!(column_name in resource.row.properties)) continue;
        const { leaving } = leavingOfColumn(resource, column_name);
        if (leaving === 'value') continue;
        const text = leaving === 'never' ? planted.secret : planted.contact;
        for (const value of [`${text} Person`, `${text}@birch.example`, text]) {
          const done = await client
            .query(sql`
              update ${sql.identifier(name)} set ${sql.identifier(column_name)} = ${value}
              where organization_id = ${organization_id}`)
            .then(({ rowCount }) => rowCount ?? 0)
            .catch(() => -1);
          if (done > 0) planted.columns += 1;
          if (done >= 0) break;
        }
      }
      const found = await client
        .query<{ id: string }>(
          sql`select id::text from ${sql.identifier(name)} where organization_id = ${organization_id} limit 2`,
        )
        .catch(() => ({ rows: [] }));
      if (found.rows.length > 0)
        planted.ids.set(
          name,
          found.rows.map(({ id }) => id),
        );
      await client.query(`alter table ${name} enable trigger user; alter table ${name} force row level security`);
    }
  });
  return planted;
}
