import type { Call } from '#server/call.ts';
import type { FirstColumn, Statement } from '#server/db/batch.ts';
import { invalid } from '#server/errors.ts';

type Archivable = 'accounts' | 'partners' | 'products';

/** Each row it returns is an archived one of these, `{id, name}` as JSON; see `archivedAmong`. */
export function archivedStatement(call: Call, table: Archivable, ids: Iterable<string | null | undefined>): Statement {
  const unmerged = table === 'products' ? '' : ' and merged_into_id is null';
  const named = [...new Set(ids)].filter((id) => id);
  // A list of ids would be planned again each time, which takes three times as long as reading one row.
  const which = named.length === 1 ? 'id = $2::uuid' : 'id = any($2::uuid[])';
  return {
    text: `select json_build_object('id', id, 'name', name)::text from ${table} where organization_id = $1::uuid and ${which} and archived_at is not null${unmerged}`,
    values: [call.organization_id, named.length === 1 ? named[0]! : `{${named.join()}}`],
  };
}

/** Names by id of what an `archivedStatement` found. */
export function archivedNames(found: FirstColumn): Map<string, string> {
  const rows = found.map((text) => JSON.parse(text!) as { id: string; name: string });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * The archived rows among these, which deals may not newly refer to. For a merged one the database raises an error that
 * names the row to choose instead.
 * @returns their names by id
 */
export async function archivedAmong(
  call: Call,
  table: Archivable,
  ids: Iterable<string | null | undefined>,
): Promise<Map<string, string>> {
  const named = [...ids].filter((id) => id);
  if (named.length === 0) return new Map();
  const [found] = await call.tx.batch([archivedStatement(call, table, named)]);
  return archivedNames(found!);
}

/** @throws 422 */
export async function rejectArchivedAccounts(call: Call, ids: Iterable<string | null | undefined>): Promise<void> {
  rejectArchivedAccount(await archivedAmong(call, 'accounts', ids));
}

/** @throws 422 */
export function rejectArchivedAccount(archived: ReadonlyMap<string, string>): void {
  const [gone] = archived.values();
  if (gone) throw invalid({ account_id: [`is archived: ${gone}`] });
}
