import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import { discardFiles } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { createRow, lockedRow, readRow } from '#server/resource/verbs.ts';
import { fileKinds } from '../model.schema.ts';
import type { Resource, ResourceCreate } from '../schema.ts';
import type { ArchiveReason, CobrandAreas } from '../steps.schema.ts';
import { resources } from './resource.ts';
import { requireContent } from './rules.ts';
import { isShownOn } from './visibility.ts';

export { stampedPdf } from './cobrand/stamped-pdf.ts';
export { recordOpening } from './events.ts';

/** @returns the id of a draft */
export const createResource = (call: Call, input: ResourceCreate): Promise<string> => createRow(call, resources, input);

export const lockedResource = (call: Call, id: string): Promise<Resource> => lockedRow<Resource>(call, resources, id);

export async function publishResource(call: Call, row: Resource): Promise<void> {
  requireContent(row);
  await call.run(sql`
    update resources
    set status = 'published', published_at = coalesce(published_at, ${call.now()}),
      is_shown = ${isShownOn(call.today(), { ...row, status: 'published' })}
    where organization_id = ${call.organization_id} and id = ${row.id}`);
}

export async function unpublishResource(call: Call, { id }: Resource): Promise<void> {
  await call.run(sql`
    update resources set status = 'draft', is_shown = false
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export async function archiveResource(call: Call, { id }: Resource, { reason }: ArchiveReason): Promise<void> {
  await archiveResources(call, [id], reason?.trim() || null);
}

/** Hides resources from partners; their metrics stay. @returns how many */
export async function archiveResources(call: Call, ids: readonly string[], reason: string | null): Promise<number> {
  if (reason) await call.because(reason);
  return call.run(sql`
    update resources set archived_at = ${call.now()}, archive_reason = ${reason}, is_shown = false
    where organization_id = ${call.organization_id} and id = any (${ids}) and archived_at is null`);
}

/** @throws 404 unless all resources, and the folder, exist in the company */
export async function moveResources(call: Call, ids: readonly string[], folder_id: string | null): Promise<void> {
  if (folder_id !== null) {
    const folder = await call.maybe(
      sql`select from resource_folders where organization_id = ${call.organization_id} and id = ${folder_id}`,
    );
    if (!folder) throw notFound('This folder');
  }
  const moved = await call.run(sql`
    update resources set folder_id = ${folder_id} where organization_id = ${call.organization_id} and id = any (${ids})`);
  if (moved < new Set(ids).size) throw notFound('This resource');
}

/** Moves all resources of a folder to another one, or to none. */
export const emptyFolder = (call: Call, from: string, to: string | null): Promise<number> =>
  call.run(
    sql`update resources set folder_id = ${to} where organization_id = ${call.organization_id} and folder_id = ${from}`,
  );

/** Removes an archived resource with its files and metrics. @throws 409 for others */
export async function eraseResource(call: Call, kernel: Kernel, id: string): Promise<void> {
  const row = await lockedResource(call, id);
  if (!['owner', 'admin', 'system'].includes(call.actor.role))
    throw conflict('Only owners and administrators can delete a resource permanently.');
  if (!row.archived_at) throw conflict('Archive the resource before you delete it permanently.');
  const keys = await call.rows<{ key: string }>(
    sql`select key from resource_versions where organization_id = ${call.organization_id} and resource_id = ${id}`,
  );
  await call.run(sql`delete from resources where organization_id = ${call.organization_id} and id = ${id}`);
  await discardFiles(
    call,
    kernel,
    keys.map(({ key }) => key),
  );
}

/** Adds a file or a newer version; the address and the metrics stay. @returns the number of the version */
export async function addResourceVersion(
  call: Call,
  id: string,
  file: StoredFile & { picture_url?: string | null },
): Promise<number> {
  const row = await lockedResource(call, id);
  requireLive(row);
  if (!fileKinds.includes(row.kind)) throw conflict('Only files, templates and videos have a file.');
  const version = row.version + 1;
  await call.run(sql`
    insert into resource_versions (organization_id, resource_id, version, key, file_name, kind, media_type, size,
      sha256, picture_url, uploaded_by_name, created_at)
    values (${call.organization_id}, ${id}, ${version}, ${file.key}, ${file.file_name}, ${file.kind},
      ${file.media_type}, ${file.size}, ${file.sha256}, ${file.picture_url ?? null}, ${call.actor.full_name}, ${call.now()})`);
  // Areas on the pages of a PDF have no meaning in another kind of file.
  await call.run(sql`
    update resources
    set version = ${version}, cobrand_areas = case when ${file.kind === 'pdf'} then cobrand_areas else '[]' end
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.enqueue('resources.read-text', { resource_id: id, version }, { queue: 'resource texts' });
  return version;
}

/** Finds a version that is visible to the caller; the latest by default. @throws 404 */
export async function fileOfResource(
  call: Call,
  id: string,
  version?: number,
): Promise<StoredFile & { version: number }> {
  const found = await call.maybe<StoredFile & { version: number }>(sql`
    select v.key, v.file_name, v.kind, v.media_type, v.size, v.sha256, v.version
    from resources r join resource_versions v on v.organization_id = r.organization_id and v.resource_id = r.id
    where r.organization_id = ${call.organization_id} and r.id = ${id}
      and v.version = coalesce(${version ?? null}, r.version)`);
  if (!found) throw notFound('This file');
  return { ...found, size: Number(found.size) };
}

export async function setCobrandAreas(call: Call, { id, file_kind }: Resource, { areas }: CobrandAreas): Promise<void> {
  if (areas.length > 0 && file_kind !== 'pdf') throw conflict('Only PDF files can be co-branded.');
  await call.run(sql`
    update resources set cobrand_areas = ${JSON.stringify(areas)}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export function requireLive({ archived_at }: Pick<Resource, 'archived_at'>): void {
  if (archived_at) throw conflict('This resource is archived. Restore it first.');
}

export async function setFavorite(call: Call, id: string, isFavorite: boolean): Promise<void> {
  await call.one(
    sql`select from resources where organization_id = ${call.organization_id} and id = ${id}`,
    'This resource',
  );
  if (!call.actor.user_id) throw conflict('Only people have favorites.');
  if (isFavorite) {
    await call.run(sql`
      insert into resource_favorites (organization_id, resource_id, user_id)
      values (${call.organization_id}, ${id}, ${call.actor.user_id}) on conflict do nothing`);
  } else {
    await call.run(sql`
      delete from resource_favorites
      where organization_id = ${call.organization_id} and resource_id = ${id} and user_id = ${call.actor.user_id}`);
  }
}

/** Finds a resource that can be shared with people without an account. @throws 404, or 409 while it is not published */
export async function requireShareable(call: Call, id: string): Promise<Resource> {
  const row = await lockedResource(call, id);
  if (!row.is_shown) throw conflict('Only published resources within their dates can be shared.');
  return row;
}

/**
 * The resource if the caller, a partner, may send it to customers.
 * @throws 404 when the partner does not see it, 409 when the company does not allow it
 */
export async function requireSendable(call: Call, id: string): Promise<void> {
  const { is_for_customers } = await readRow<Resource>(call, resources, id);
  if (!is_for_customers) throw conflict('This resource is not meant for customers. Ask your partner manager.');
}
