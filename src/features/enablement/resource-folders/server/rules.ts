import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { ResourceFolder, ResourceFolderCreate, ResourceFolderUpdate } from '../schema.ts';

const DEEPEST = 8;

export async function beginFolder(call: Call, input: ResourceFolderCreate): Promise<Row> {
  if (input.parent_id) await checkParent(call, null, input.parent_id);
  return { ...input, name: input.name.trim() };
}

export async function changeResourceFolder(
  call: Call,
  current: ResourceFolder,
  patch: Partial<ResourceFolderUpdate>,
): Promise<Row> {
  const { row_version: _, ...values } = patch;
  if (values.parent_id && values.parent_id !== current.parent_id) await checkParent(call, current.id, values.parent_id);
  return { ...values, ...(values.name !== undefined && { name: values.name.trim() }) };
}

/** Locks the tree of folders. Concurrent moves of two folders into each other would create a cycle. */
export async function moveOneAtATime(call: Call): Promise<void> {
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('resource folders ' || ${call.organization_id}, 0))`,
  );
}

/** @throws 422 for a folder inside itself, and for a tree that is too deep */
async function checkParent(call: Call, id: string | null, parent_id: string): Promise<void> {
  await moveOneAtATime(call);
  const path = await call.rows<{ id: string }>(sql`
    with recursive path as (
      select id, parent_id, 1 as depth from resource_folders
      where organization_id = ${call.organization_id} and id = ${parent_id}
      union all select f.id, f.parent_id, p.depth + 1 from resource_folders f join path p on p.parent_id = f.id
        where f.organization_id = ${call.organization_id} and p.depth < 50)
    select id from path`);
  if (path.length === 0) throw invalid({ parent_id: ['does not exist'] });
  if (path.some((above) => above.id === id)) throw invalid({ parent_id: ['is inside this folder'] });
  if (path.length >= DEEPEST) throw invalid({ parent_id: [`is ${DEEPEST} levels deep already`] });
}
