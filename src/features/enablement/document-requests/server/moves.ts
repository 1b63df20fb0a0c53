import { addDocument, addVersionFor, moveDocumentToFolder } from '#features/enablement/documents/server/service.ts';
import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { type DocumentRequest, takesUpload } from '../schema.ts';
import type { DocumentApproval, DocumentRejection } from '../steps.schema.ts';
import { tellApproved, tellDocumentRequestRejected, tellRenewal, tellUploaded } from './notices.ts';
import { documentRequests } from './resource.ts';

/** Checks, before the file is read, whether an upload is allowed. @throws 409, 422 */
export function checkUpload(call: Call, request: DocumentRequest, expires_on: string | undefined): void {
  if (!takesUpload(request.status)) throw conflict('This request was canceled.');
  if (request.needs_expiry && !expires_on) throw invalid({ expires_on: ['is required'] });
  if (!request.needs_expiry && expires_on) throw invalid({ expires_on: ['is not asked for'] });
  if (expires_on && expires_on <= call.today()) throw invalid({ expires_on: ['must be in the future'] });
}

/**
 * Uploads a file: the first one, a corrected one or the next one, all as versions of one document. The review starts
 * again.
 */
export async function uploadFile(
  call: Call,
  id: string,
  { expires_on, file }: { expires_on: string | undefined; file: StoredFile },
): Promise<void> {
  const request = await lockedRow<DocumentRequest>(call, documentRequests, id);
  checkUpload(call, request, expires_on);
  let { document_id } = request;
  let version = 1;
  // If the request's document was deleted meanwhile, a new one is created.
  if (document_id) version = await addVersionFor(call, document_id, file);
  else {
    const { partner_id, name } = request;
    document_id = await addDocument(call, { partner_id: partner_id!, name, visibility: 'shared' }, file);
  }
  await call.run(sql`
    update document_requests
    set status = 'uploaded', document_id = ${document_id}, document_version = ${version},
      expires_on = ${expires_on ?? null}, uploaded_at = ${call.now()},
      uploaded_by_name = ${call.actor.full_name}, decision_reason = null
      where organization_id = ${call.organization_id} and id = ${id}`);
  if (call.actor.mode === 'partner') await tellUploaded(call, request);
}

export async function approveDocumentRequest(
  call: Call,
  request: DocumentRequest,
  { valid_until }: DocumentApproval,
): Promise<void> {
  const until = valid_until === undefined ? request.expires_on : valid_until;
  if (request.needs_expiry && !until) throw invalid({ valid_until: ['is required'] });
  if (until && until <= call.today()) throw invalid({ valid_until: ['must be in the future'] });
  await call.run(sql`
    update document_requests
    set status = 'approved', valid_until = ${until}, expires_on = ${until}, decided_at = ${call.now()},
      decided_by = ${call.actor.user_id}, decision_reason = null,
      lapsed_at = null where organization_id = ${call.organization_id} and id = ${request.id}`);
  if (request.folder_id && request.document_id)
    await moveDocumentToFolder(call, request.document_id, request.folder_id);
  await call.announce('document_requests.approved', request.id, { partner_id: request.partner_id });
  await tellApproved(call, request, until);
}

/** An earlier approved file stays valid until it expires. */
export async function rejectRequest(
  call: Call,
  request: DocumentRequest,
  { reason }: DocumentRejection,
): Promise<void> {
  await call.run(sql`
    update document_requests
    set status = 'rejected', decision_reason = ${reason}, decided_at = ${call.now()}, decided_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = ${request.id}`);
  await tellDocumentRequestRejected(call, request, reason);
}

/** Cancels a request, which also ends any pause it caused. */
export async function cancelDocumentRequest(call: Call, { id }: DocumentRequest): Promise<void> {
  await call.run(sql`
    update document_requests set status = 'canceled', lapsed_at = null
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Sends a reminder manually, independently of the schedule. */
export async function remindPartner(call: Call, request: DocumentRequest): Promise<void> {
  await call.run(sql`
    update document_requests set reminded_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${request.id}`);
  await tellRenewal(call, request, `manual ${call.today()}`);
}
