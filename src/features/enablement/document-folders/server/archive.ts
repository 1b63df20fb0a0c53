import { archiveDocumentsIn, moveDocumentsBetween } from '#features/enablement/documents/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Folder } from '../schema.ts';
import type { FolderArchive } from '../steps.schema.ts';

/** Archives a folder: its contents move to the parent folder, or are archived with everything below. */
export async function archiveFolder(call: Call, folder: Folder, { contents }: FolderArchive): Promise<void> {
  const { id } = folder;
  if (contents === 'move_up') {
    if (folder.documents > 0 && !folder.parent_id && !folder.partner_id) {
      throw conflict('There is no folder above. Move the documents to another folder first.');
    }
    await moveDocumentsBetween(call, id, folder.parent_id);
    await call.run(sql`
      update document_folders
      set parent_id = ${folder.parent_id},
        access = case when ${folder.parent_id}::uuid is null
        and access = 'inherit' then ${folder.is_shared && folder.partner_id ? 'partners' : 'company'} else access end
      where organization_id = ${call.organization_id} and parent_id = ${id} and archived_at is null`);
  } else {
    const inside = await call.rows<{ folder_id: string }>(sql`
      select folder_id from document_folder_access where organization_id = ${call.organization_id} and ${id} = any(path)`);
    const ids = inside.map(({ folder_id }) => folder_id);
    await archiveDocumentsIn(call, ids);
    await call.run(sql`
      update document_folders set archived_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = any(${ids}::uuid[]) and id <> ${id}
        and archived_at is null`);
  }
  await call.run(sql`
    update document_folders set archived_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
}
