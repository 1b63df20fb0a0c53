import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Document } from '../schema.ts';
import { tellDocumentPartners } from './rules.ts';

/** @param by the partner that uploads it, if the caller acts for it with the company's rights */
export async function writeVersion(
  call: Call,
  id: string,
  version: number,
  file: StoredFile,
  by: string | null = call.actor.partner_id,
): Promise<void> {
  await call.run(sql`
    insert into document_versions (organization_id, document_id, version, key, file_name, kind, media_type, size,
      sha256, uploaded_by_name,
      created_at, uploaded_by_partner_id)
    values (${call.organization_id}, ${id}, ${version}, ${file.key}, ${file.file_name}, ${file.kind},
      ${file.media_type}, ${file.size}, ${file.sha256}, ${call.actor.full_name}, ${call.now()}, ${by})`);
}

/** Adds the next file of a locked document. @returns its number */
export async function nextVersion(
  call: Call,
  document: Document,
  file: StoredFile,
  by: string | null = call.actor.partner_id,
): Promise<number> {
  const version = document.version + 1;
  await writeVersion(call, document.id, version, file, by);
  await call.run(sql`
    update documents set version = ${version} where organization_id = ${call.organization_id} and id = ${document.id}`);
  await tellDocumentPartners(call, document);
  return version;
}
