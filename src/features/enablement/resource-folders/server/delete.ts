import { archiveResources, emptyFolder } from '#features/enablement/resources/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { FolderDelete } from '../schema.ts';
import { moveOneAtATime } from './rules.ts';

interface Inside {
  id: string;
  parent_id: string | null;
}

/** Deletes a folder after handling its contents as requested. @returns the number of resources */
export async function deleteFolder(call: Call, id: string, { content, folder_id = null }: FolderDelete) {
  const folder = await call.one<{ name: string; parent_id: string | null }>(
    sql`
      select name, parent_id from resource_folders where organization_id = ${call.organization_id} and id = ${id}
      for update`,
    'This folder',
  );
  await moveOneAtATime(call);
  const tree = await treeOf(call, id);
  await checkTarget(call, tree, folder_id);
  const target = content === 'move' ? folder_id : folder.parent_id;
  await call.because(`The folder “${folder.name}” was deleted`);
  if (content === 'archive') {
    const ids = tree.map((one) => one.id);
    const found = await call.rows<{ id: string }>(sql`
      select id from resources
      where organization_id = ${call.organization_id} and folder_id = any (${ids}) and archived_at is null`);
    const resources = await archiveResources(
      call,
      found.map((one) => one.id),
      `The folder “${folder.name}” was deleted`,
    );
    for (const one of tree) await emptyFolder(call, one.id, null);
    // The deepest folders come first.
    for (const one of tree.toReversed()) await remove(call, one.id);
    return { resources, folders: tree.length - 1 };
  }
  const resources = await emptyFolder(call, id, target);
  const folders = await moveSubfolders(call, id, target);
  await remove(call, id);
  return { resources, folders };
}

async function moveSubfolders(call: Call, id: string, target: string | null): Promise<number> {
  const clash = await call.maybe<{ name: string }>(sql`
    select f.name from resource_folders f join resource_folders t on t.organization_id = f.organization_id
      and t.parent_id is not distinct from ${target} and lower(t.name) = lower(f.name) and t.id not in (${id}, f.id)
    where f.organization_id = ${call.organization_id} and f.parent_id = ${id} limit 1`);
  if (clash)
    throw conflict(`There is already a folder “${clash.name}” where its content would go. Rename one of them first.`);
  const renamed = await call.maybe<{ id: string }>(sql`
    select f.id from resource_folders f join resource_folders d on d.organization_id = f.organization_id
      and d.id = ${id}
    where f.organization_id = ${call.organization_id} and f.parent_id = ${id} and lower(f.name) = lower(d.name)
      and d.parent_id is not distinct from ${target}`);
  // The folder takes the place of the deleted folder with the same name.
  if (renamed)
    await call.run(sql`
      update resource_folders set name = left(name, 100) || ${` ${id.slice(-8)}`}
      where organization_id = ${call.organization_id} and id = ${id}`);
  return call.run(sql`
    update resource_folders set parent_id = ${target}
    where organization_id = ${call.organization_id} and parent_id = ${id}`);
}

/** The folder and its subfolders, from the top. */
function treeOf(call: Call, id: string): Promise<Inside[]> {
  return call.rows<Inside>(sql`
    with recursive tree as (
      select id, parent_id, 0 as depth from resource_folders
      where organization_id = ${call.organization_id} and id = ${id}
      union all select f.id, f.parent_id, t.depth + 1 from resource_folders f join tree t on f.parent_id = t.id
        where f.organization_id = ${call.organization_id} and t.depth < 50)
    select id, parent_id from tree order by depth`);
}

async function checkTarget(call: Call, tree: readonly Inside[], folder_id: string | null): Promise<void> {
  if (folder_id === null) return;
  if (tree.some(({ id }) => id === folder_id)) throw invalid({ folder_id: ['must be outside the folder'] });
  const found = await call.maybe(
    sql`select from resource_folders where organization_id = ${call.organization_id} and id = ${folder_id}`,
  );
  if (!found) throw notFound('This folder');
}

const remove = (call: Call, id: string) =>
  call.run(sql`delete from resource_folders where organization_id = ${call.organization_id} and id = ${id}`);
