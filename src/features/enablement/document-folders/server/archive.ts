import { archiveDocumentsIn, moveDocumentsBetween } from '#features/enablement/documents/server/service.ts';
import type { Call } from '#server/call.ts';
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
    await call.run(
      `update document_folders set parent_id = $3, access = case when $3::uuid is null and access = 'inherit' then $4 else access end
       where organization_id = $1 and parent_id = $2 and archived_at is null`,
      [call.organization_id, id, folder.parent_id, folder.is_shared && folder.partner_id ? 'partners' : 'company'],
    );
  } else {
    const inside = await call.rows<{ folder_id: string }>(
      'select folder_id from document_folder_access where organization_id = $1 and $2 = any(path)',
      [call.organization_id, id],
    );
    const ids = inside.map(({ folder_id }) => folder_id);
    await archiveDocumentsIn(call, ids);
    await call.run(
      'update document_folders set archived_at = $3 where organization_id = $1 and id = any($2::uuid[]) and id <> $4 and archived_at is null',
      [call.organization_id, ids, call.now(), id],
    );
  }
  await call.run('update document_folders set archived_at = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    call.now(),
  ]);
}
