import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';

/**
 * Which of these rows no deal may newly name, because they are archived. One that was merged is told by the database, with
 * the row to choose instead. @returns their names by id
 */
export async function archivedAmong(
  call: Call,
  table: 'accounts' | 'partners' | 'products',
  ids: Iterable<string | null | undefined>,
): Promise<Map<string, string>> {
  const named = [...new Set(ids)].filter((id) => id);
  if (named.length === 0) return new Map();
  const unmerged = table === 'products' ? '' : ' and merged_into_id is null';
  const rows = await call.rows<{ id: string; name: string }>(
    `select id, name from ${table} where organization_id = $1 and id = any($2::uuid[]) and archived_at is not null${unmerged}`,
    [call.organization_id, named],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** @throws 422 */
export async function refuseArchivedAccounts(call: Call, ids: Iterable<string | null | undefined>): Promise<void> {
  const [gone] = (await archivedAmong(call, 'accounts', ids)).values();
  if (gone) throw invalid({ account_id: [`is archived: ${gone}`] });
}
