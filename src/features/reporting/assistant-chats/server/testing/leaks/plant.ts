import { randomBytes } from 'node:crypto';
import { withConnection } from '#server/db/connect.ts';
import type { World } from '#server/testing/world.ts';

/** A word of every planted text: attackers know it and search for it. */
export const KNOWN_WORD = 'Birch';

export interface Planted {
  /** Occurs in every text column of the neighbor, and nowhere else. */
  secret: string;
  columns: number;
  /** Ids of the neighbor's rows, by table. */
  ids: ReadonlyMap<string, readonly string[]>;
}

interface Column {
  table_name: string;
  column_name: string;
}

/** Tables of the company whose rows belong to partners through other rows. */
const THROUGH_OTHERS = ['partners', 'accounts', 'contacts', 'opportunities', 'opportunity_notes', 'record_notes'];
const MOST_IDS = 3;

/**
 * Writes a secret into every text column of the neighbor's rows that takes it: of another company, or of all partners
 * that have rows in this one. Checks and triggers of single columns may refuse; the number tells how many took it.
 */
export async function plantSecrets(
  { database }: World,
  organization_id: string,
  whose: 'company' | 'partners',
): Promise<Planted> {
  const secret = `q${randomBytes(6).toString('hex')}`;
  const ids = new Map<string, string[]>();
  let columns = 0;
  await withConnection(database.adminUrl, async (client) => {
    const { rows: tables } = await client.query<{ table_name: string; has_partner: boolean }>(
      `select c.relname as table_name,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'partner_id' and not a.attisdropped) as has_partner
       from pg_class c join pg_attribute o on o.attrelid = c.oid and o.attname = 'organization_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    );
    const { rows: texts } = await client.query<Column>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER' order by 1, ordinal_position`,
    );
    for (const { table_name, has_partner } of tables) {
      const isForeign =
        whose === 'company'
          ? 'true'
          : has_partner
            ? 'partner_id is not null'
            : THROUGH_OTHERS.includes(table_name)
              ? 'true'
              : null;
      if (!isForeign) continue;
      await client.query(
        `alter table ${table_name} no force row level security; alter table ${table_name} disable trigger user`,
      );
      const where = `organization_id = '${organization_id}' and ${isForeign}`;
      for (const { column_name } of texts.filter((one) => one.table_name === table_name)) {
        for (const text of [
          `'${KNOWN_WORD} ${secret} ' || substr(md5(random()::text), 1, 6)`,
          `'${secret}' || substr(md5(random()::text), 1, 6) || '@birch.example'`,
        ]) {
          const changed = await attempt(client, `update ${table_name} set "${column_name}" = ${text} where ${where}`);
          if (changed > 0) columns += 1;
          if (changed >= 0) break;
        }
      }
      const { rows } = await client
        .query<{ id: string }>(`select id::text from ${table_name} where ${where} order by id limit ${MOST_IDS}`)
        .catch(() => ({ rows: [] }));
      if (rows.length > 0)
        ids.set(
          table_name,
          rows.map(({ id }) => id),
        );
      await client.query(
        `alter table ${table_name} enable trigger user; alter table ${table_name} force row level security`,
      );
    }
  });
  return { secret, columns, ids };
}

/** @returns the number of changed rows, or -1 when a check refuses */
async function attempt(
  client: { query(text: string): Promise<{ rowCount: number | null }> },
  statement: string,
): Promise<number> {
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } catch {
    return -1;
  }
}

/** A hash of the rows of every table of a company, except those that answering writes. */
export async function contentsOf({ database }: World, organization_id: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  await withConnection(database.adminUrl, async (client) => {
    const { rows: tables } = await client.query<{ table_name: string }>(
      `select c.relname as table_name from pg_class c join pg_attribute o on o.attrelid = c.oid and o.attname = 'organization_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '^(assistant_|outbox|audit_)' order by 1`,
    );
    for (const { table_name } of tables) {
      await client.query(`alter table ${table_name} no force row level security`);
      const { rows } = await client.query<{ hash: string }>(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table_name} t where organization_id = '${organization_id}'`,
      );
      contents.set(table_name, rows[0]!.hash);
      await client.query(`alter table ${table_name} force row level security`);
    }
  });
  return contents;
}
