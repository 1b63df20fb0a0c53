import type { Access, StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { createRow, lockedRow, readRow } from '#server/resource/verbs.ts';
import type { Document, DocumentUpload } from '../schema.ts';
import { placeInFolder } from './folders.ts';
import { documents } from './resource.ts';
import { checkPlace, rejectFiledDocument, rejectForeignDocument, tellDocumentPartners } from './rules.ts';
import { nextVersion, writeVersion } from './versions.ts';

export { samplePdf } from './demo/paper.ts';
export { eraseDocument } from './erase.ts';
export { addVersionFor, moveDocumentToFolder } from './filing.ts';
export { applyRetention, archiveDocumentsIn, endRetention, moveDocumentsBetween } from './retention.ts';

/** Creates a document with its first version. @returns the id */
export async function addDocument(call: Call, given: DocumentUpload, file: StoredFile): Promise<string> {
  await checkPlace(call, given);
  // The access of a document in a folder follows from the folder.
  const visibility = call.actor.mode === 'partner' || given.folder_id ? 'shared' : 'internal';
  return insertDocument(call, { visibility, ...given, ...(await placeInFolder(call, given.folder_id)) }, file);
}

async function insertDocument(call: Call, given: Row & { name?: string; visibility: string }, file: StoredFile) {
  const { visibility } = given;
  const id = await createRow(call, documents, {
    ...given,
    name: given.name?.trim() ?? nameOf(file.file_name),
    shared_from: visibility === 'shared' ? 1 : null,
    created_by_name: call.actor.full_name,
    created_at: call.now().toISOString(),
  });
  await writeVersion(call, id, 1, file);
  await tellDocumentPartners(call, await readRow<Document>(call, documents, id));
  return id;
}

/** Adds a version to a document; the older ones stay. @returns the number of the version */
export async function addDocumentVersion(call: Call, id: string, file: StoredFile): Promise<number> {
  const document = await lockedRow<Document>(call, documents, id);
  rejectForeignDocument(call, document);
  await rejectFiledDocument(call, document);
  if (document.archived_at) throw conflict('This document is archived. Restore it first.');
  return nextVersion(call, document, file);
}

/** Finds a version that is visible to the caller, with its storage key. @throws 404 */
export async function documentFile(
  call: Call,
  id: string,
  version?: number,
): Promise<StoredFile & { version: number }> {
  const found = await call.maybe<StoredFile & { version: number }>(sql`
    select v.key, v.file_name, v.kind, v.media_type, v.size, v.sha256, v.version
    from documents d join document_versions v on v.organization_id = d.organization_id and v.document_id = d.id
    where d.organization_id = ${call.organization_id} and d.id = ${id}
      and v.version = coalesce(${version ?? null}, d.version)`);
  if (!found) throw notFound(version ? 'This version' : 'This document');
  return found;
}

/** Logs an access for the company. Fetching one address in ranges counts as one access. */
export async function recordAccess(call: Call, access: Access): Promise<void> {
  const noted = await call.run(sql`
    insert into document_accesses (organization_id, document_id, version, kind, user_name, ticket, created_at)
    values (${call.organization_id}, ${access.id}, ${access.version}, ${access.kind}, ${call.actor.full_name},
      ${access.ticket}, ${call.now()}) on conflict do nothing`);
  if (noted > 0) await call.announce('document_accesses.created', access.id);
}

/** The name of a document: "Offer 2026" for `Offer 2026.pdf`. */
function nameOf(file_name: string): string {
  const name = file_name.replace(/\.[A-Za-z0-9]{1,10}$/, '').trim();
  return (name || file_name).slice(0, 200);
}
