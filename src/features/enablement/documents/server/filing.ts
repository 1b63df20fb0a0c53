import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { lockedRow, updateRow } from '#server/resource/verbs.ts';
import type { Document } from '../schema.ts';
import { documents } from './resource.ts';
import { nextVersion } from './versions.ts';

/**
 * Adds a version to a document that another feature manages, such as a requested one, regardless of the uploader and of
 * the folder it is in now. The caller must have checked that the upload is allowed.
 */
export function addVersionFor(call: Call, id: string, file: StoredFile): Promise<number> {
  const { partner_id } = call.actor;
  return call.asCompany(async (company) => {
    const document = await lockedRow<Document>(company, documents, id);
    if (document.archived_at) {
      await company.run(
        sql`update documents set archived_at = null where organization_id = ${company.organization_id} and id = ${id}`,
      );
    }
    return nextVersion(company, document, file, partner_id);
  });
}

/** Moves a document into a folder, unless it is there already. */
export async function moveDocumentToFolder(call: Call, id: string, folder_id: string): Promise<void> {
  const { folder_id: current } = await lockedRow<Document>(call, documents, id);
  if (current !== folder_id) await updateRow(call, documents, id, { folder_id });
}
