import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { readerLanguage } from '#shared/text/texts.ts';

/**
 * The language of an email about an account that is not written in a request of its person: their own choice, else the
 * language in which they asked for it, else that of a company of theirs.
 */
export async function languageOfAccount(tx: Tx, user_id: string, asked: string | null = null): Promise<string> {
  const [found] = await tx.rows<{ language: string | null }>(sql`
    select coalesce((select language from identity.preferences where user_id = ${user_id}), ${asked}::text,
      (select o.language from memberships m join organizations o on o.id = m.organization_id
       where m.user_id = ${user_id} and m.status = 'active' and o.language is not null
       order by m.created_at limit 1)) as language`);
  return found!.language ?? readerLanguage();
}
