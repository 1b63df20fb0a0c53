import { withConnection } from '#server/db/connect.ts';

/** The ids of a neighbor's rows and a word in all its texts, which no other company may read. */
export interface Canaries {
  ids: ReadonlySet<string>;
  word: string;
  /** Resolves with a line about each table whose rows of the neighbor have changed since the planting. */
  changes(): Promise<string[]>;
}

/** The texts of these are part of a chain of hashes. */
const CHAINED = /^(audit_events|journal_|ledger_|checkpoints)/;

/**
 * Appends a word to every text of a company that may be any text. Needs a superuser, because triggers would refuse
 * changes of history.
 */
export async function plantCanaries(superuserUrl: string, organization_id: string, word: string): Promise<Canaries> {
  return withConnection(superuserUrl, async (client) => {
    const { rows: columns } = await client.query<{ table: string; column: string }>(`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      join information_schema.columns o on o.table_schema = c.table_schema and o.table_name = c.table_name
        and o.column_name = 'organization_id'
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'
        and c.column_name ~ '^(name|title|description|body|note|notes|summary|subject|message|label|reason|comment|text)$'`);
    await client.query('set session_replication_role = replica');
    for (const { table, column } of columns) {
      if (CHAINED.test(table)) continue;
      await client
        .query(
          `update "${table}" set "${column}" = "${column}" || ' ' || $2 where organization_id = $1 and "${column}" <> ''`,
          [organization_id, word],
        )
        .catch((error: { code?: string }) => {
          // The column takes only some texts, or is a key of texts of the product.
          if (error.code !== '23514' && error.code !== '22001') throw error;
        });
    }
    await client.query('set session_replication_role = origin');
    const { rows: tables } = await client.query<{ table: string; has_id: boolean }>(`
      select c.table_name as table, exists (select from information_schema.columns i where i.table_schema = 'public'
        and i.table_name = c.table_name and i.column_name = 'id' and i.data_type = 'uuid') as has_id
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'organization_id'
        and not exists (select from pg_inherits where inhrelid = format('public.%I', c.table_name)::regclass)
      order by 1`);
    const ids = new Set([organization_id]);
    for (const { table } of tables.filter(({ has_id }) => has_id)) {
      const { rows } = await client.query<{ id: string }>(`select id from "${table}" where organization_id = $1`, [
        organization_id,
      ]);
      for (const { id } of rows) ids.add(id);
    }
    const fingerprints = () =>
      withConnection(superuserUrl, async (reader) => {
        const prints = new Map<string, string>();
        for (const { table } of tables) {
          const { rows } = await reader.query<{ print: string }>(
            `select count(*) || ' rows ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as print
            from "${table}" t where organization_id = $1`,
            [organization_id],
          );
          prints.set(table, rows[0]!.print);
        }
        return prints;
      });
    const before = await fingerprints();
    return {
      ids,
      word,
      changes: async () => {
        const after = await fingerprints();
        return [...before].flatMap(([table, print]) =>
          after.get(table) === print ? [] : [`${table}: ${print} before, ${after.get(table)} after`],
        );
      },
    };
  });
}

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The canaries in a text, except those of the request that caused it. */
export function canariesIn(text: string, { ids, word }: Canaries, request: string): string[] {
  const revealed = (text.match(UUIDS) ?? []).filter((id) => ids.has(id) && !request.includes(id));
  return [...new Set([...revealed, ...(text.includes(word) ? [word] : [])])];
}
