import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { DocumentRequest, DocumentRequestUpdate } from '../schema.ts';

interface References {
  reviewer_user_id?: string | null;
  folder_id?: string | null;
}

/** Requires a reviewer who is a team member, and an existing folder. @throws 422 */
export async function checkReferences(call: Call, { reviewer_user_id, folder_id }: References): Promise<void> {
  if (reviewer_user_id) {
    const found = await call.maybe(sql`
      select from people
      where organization_id = ${call.organization_id} and id = ${reviewer_user_id} and status = 'active'`);
    if (!found) throw invalid({ reviewer_user_id: ['does not exist'] });
  }
  if (folder_id) {
    const found = await call.maybe(sql`
      select from document_folders
      where organization_id = ${call.organization_id} and id = ${folder_id} and archived_at is null`);
    if (!found) throw invalid({ folder_id: ['does not exist'] });
  }
}

/** The folder of a partner accepts this partner's files only. */
export async function checkFolderOf(call: Call, folder_id: string, partner_ids: readonly string[]): Promise<void> {
  const { partner_id } = await call.one<{ partner_id: string | null }>(
    sql`select partner_id from document_folders where organization_id = ${call.organization_id} and id = ${folder_id}`,
  );
  if (partner_id && partner_ids.some((id) => id !== partner_id)) {
    throw invalid({ folder_id: ['belongs to another partner'] });
  }
}

export async function changeDocumentRequest(
  call: Call,
  current: DocumentRequest,
  patch: Partial<DocumentRequestUpdate>,
): Promise<Row> {
  if (current.status === 'canceled') throw conflict('This request was canceled. Request the document again.');
  const { row_version: _, ...values } = patch;
  await checkReferences(call, values);
  if (values.folder_id) await checkFolderOf(call, values.folder_id, [current.partner_id!]);
  return values;
}
