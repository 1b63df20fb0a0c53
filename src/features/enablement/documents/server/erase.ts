import { discardFiles } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Document } from '../schema.ts';
import { documents } from './resource.ts';

/** Removes an archived document with all its versions and its log. Its files are removed after the commit. */
export async function eraseDocument(call: Call, kernel: Kernel, id: string): Promise<void> {
  const document = await lockedRow<Document>(call, documents, id);
  if (!['owner', 'admin', 'system'].includes(call.actor.role)) {
    throw conflict('Only owners and administrators can delete a document permanently.');
  }
  if (!document.archived_at) throw conflict('Archive the document before you delete it permanently.');
  if (document.retention_until && document.retention_until >= call.today()) {
    throw conflict(`This document must be kept until ${document.retention_until}. It cannot be deleted before.`);
  }
  const versions = await call.rows<{ key: string }>(
    sql`select key from document_versions where organization_id = ${call.organization_id} and document_id = ${id}`,
  );
  await call.run(sql`delete from documents where organization_id = ${call.organization_id} and id = ${id}`);
  await discardFiles(
    call,
    kernel,
    versions.map(({ key }) => key),
  );
}
