import type { Call } from '#server/call.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { createRow, lockedRow, readRow } from '#server/resource/verbs.ts';
import type { Document, DocumentUpload } from '../schema.ts';
import { documents } from './resource.ts';
import { checkPlace, rejectForeignDocument, tellPartners } from './rules.ts';
import type { Access } from './sources.ts';
import { discardFiles, type StoredFile } from './stored-file.ts';

export { serveFiles } from './served.ts';
export type { FileSource } from './sources.ts';
export { discardFiles, refusalOfFile, type StoredFile, safeFileName, storeFile } from './stored-file.ts';
export { type Fields, receiveFile } from './upload.ts';

/** A document with its first version. @returns the id */
export async function addDocument(call: Call, given: DocumentUpload, file: StoredFile): Promise<string> {
  await checkPlace(call, given);
  const visibility = call.actor.mode === 'partner' ? 'shared' : (given.visibility ?? 'internal');
  const id = await createRow(call, documents, {
    ...given,
    name: given.name?.trim() ?? nameOf(file.file_name),
    visibility,
    shared_from: visibility === 'shared' ? 1 : null,
    created_by_name: call.actor.full_name,
    created_at: call.now().toISOString(),
  });
  await writeVersion(call, id, 1, file);
  await tellPartners(call, await readRow<Document>(call, documents, id));
  return id;
}

/** The same document with a newer file; the older ones stay. @returns the number of the version */
export async function addVersion(call: Call, id: string, file: StoredFile): Promise<number> {
  const document = await lockedRow<Document>(call, documents, id);
  rejectForeignDocument(call, document);
  if (document.archived_at) throw conflict('This document is archived. Restore it first.');
  const version = document.version + 1;
  await writeVersion(call, id, version, file);
  await call.run('update documents set version = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    version,
  ]);
  await tellPartners(call, document);
  return version;
}

async function writeVersion(call: Call, id: string, version: number, file: StoredFile): Promise<void> {
  await call.run(
    `insert into document_versions (organization_id, document_id, version, key, file_name, kind, media_type, size, sha256, uploaded_by_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      call.organization_id,
      id,
      version,
      file.key,
      file.file_name,
      file.kind,
      file.media_type,
      file.size,
      file.sha256,
      call.actor.full_name,
      call.now(),
    ],
  );
}

/** Removes an archived document with all its versions and its log. Its files go when this has been committed. */
export async function eraseDocument(call: Call, kernel: Kernel, id: string): Promise<void> {
  const document = await lockedRow<Document>(call, documents, id);
  if (!['owner', 'admin', 'system'].includes(call.actor.role)) {
    throw conflict('Only owners and administrators can delete a document permanently.');
  }
  if (!document.archived_at) throw conflict('Archive the document before you delete it permanently.');
  const versions = await call.rows<{ key: string }>(
    'select key from document_versions where organization_id = $1 and document_id = $2',
    [call.organization_id, id],
  );
  await call.run('delete from documents where organization_id = $1 and id = $2', [call.organization_id, id]);
  await discardFiles(
    call,
    kernel,
    versions.map(({ key }) => key),
  );
}

/** One version visible to the caller, with its storage key. @throws 404 */
export async function fileOf(call: Call, id: string, version?: number): Promise<StoredFile & { version: number }> {
  const found = await call.maybe<StoredFile & { version: number }>(
    `select v.key, v.file_name, v.kind, v.media_type, v.size, v.sha256, v.version
     from documents d join document_versions v on v.organization_id = d.organization_id and v.document_id = d.id
     where d.organization_id = $1 and d.id = $2 and v.version = coalesce($3, d.version)`,
    [call.organization_id, id, version ?? null],
  );
  if (!found) throw notFound(version ? 'This version' : 'This document');
  return found;
}

/** Logs an access for the company. Fetching one address in ranges counts as one access. */
export async function recordAccess(call: Call, access: Access): Promise<void> {
  const noted = await call.run(
    `insert into document_accesses (organization_id, document_id, version, kind, user_name, ticket, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [call.organization_id, access.id, access.version, access.kind, call.actor.full_name, access.ticket, call.now()],
  );
  if (noted > 0) await call.announce('document_accesses.created', access.id);
}

/** `Offer 2026.pdf` is called "Offer 2026". */
function nameOf(file_name: string): string {
  const name = file_name.replace(/\.[A-Za-z0-9]{1,10}$/, '').trim();
  return (name || file_name).slice(0, 200);
}
