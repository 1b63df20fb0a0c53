import { createFilesComment } from '#features/deals/registration-comments/server/service.ts';
import { type FileOfSubmission, filesOf } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** The files sent with the form of a registration that are not documents yet. */
export async function newFilesOf(call: Call, registration_id: string): Promise<FileOfSubmission[]> {
  const entry = await call.maybe<{ submission_id: string | null }>(sql`
    select submission_id from referral_entries
    where organization_id = ${call.organization_id} and registration_id = ${registration_id} and not has_files`);
  return entry?.submission_id ? filesOf(call, entry.submission_id) : [];
}

/**
 * Lists the files of the form in the thread of the registration.
 * @param keep makes them documents of the partner and returns their ids
 * @returns false when another run was first
 */
export async function addFilesToThread(
  call: Call,
  registration_id: string,
  keep: (partner_id: string) => Promise<readonly string[]>,
): Promise<boolean> {
  const entry = await call.maybe<{ partner_id: string; submitter_name: string | null }>(sql`
    update referral_entries e set has_files = true from deal_registrations r
    where e.organization_id = ${call.organization_id} and e.registration_id = ${registration_id} and not e.has_files
      and r.organization_id = e.organization_id and r.id = e.registration_id
    returning r.partner_id, e.submitter_name`);
  if (!entry) return false;
  const author = { name: entry.submitter_name ?? 'Visitor', user_id: null, side: 'submitter' as const };
  await createFilesComment(call, registration_id, author, await keep(entry.partner_id));
  return true;
}
