import { createFilesComment } from '#features/deals/registration-comments/server/service.ts';
import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { addDocument } from './service.ts';

/** In bytes. The app sends far smaller pictures. */
export const MOST_PHOTO = 5 * 1_048_576;

interface Capture {
  id: string;
  partner_id: string;
}

/** The registration of a capture of the caller's partner. Uploads of one capture follow one another. @throws 404 */
export async function lockedCapture(call: Call, capture_id: string): Promise<Capture> {
  const capture = await call.maybe<Capture>(sql`
    select id, partner_id from deal_registrations
    where organization_id = ${call.organization_id} and partner_id = ${call.actor.partner_id}
      and capture_id = ${capture_id}
    for update`);
  if (!capture) throw notFound('This capture');
  return capture;
}

/**
 * Stores a photo as a document of the partner, in the thread of the registration. The same picture is attached once.
 * @returns the document; `is_new` is false if it was attached before, so that the file is not used
 */
export async function attachCapturePhoto(
  call: Call,
  capture_id: string,
  file: StoredFile,
): Promise<{ id: string; is_new: boolean }> {
  const { id, partner_id } = await lockedCapture(call, capture_id);
  const earlier = await call.maybe<{ id: string }>(sql`
    select v.document_id as id from deal_registration_comments c
      join document_versions v on v.organization_id = c.organization_id and v.document_id = any(c.document_ids)
    where c.organization_id = ${call.organization_id} and c.registration_id = ${id} and v.sha256 = ${file.sha256}
    limit 1`);
  if (earlier) return { id: earlier.id, is_new: false };
  const document_id = await addDocument(call, { partner_id }, file);
  const { full_name: name, user_id } = call.actor;
  await createFilesComment(call, id, { name, user_id, side: 'partner' }, [document_id]);
  return { id: document_id, is_new: true };
}
