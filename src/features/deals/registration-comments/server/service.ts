import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { RegistrationCommentCreate } from '../schema.ts';
import { registrationComments } from './resource.ts';

/** Under the caller's name. @returns the comment's id */
export function createComment(call: Call, input: RegistrationCommentCreate): Promise<string> {
  return createRow(call, registrationComments, input);
}

/** The files that someone sent with a form, as the first entry of the thread. */
export async function createFilesComment(
  call: Call,
  registration_id: string,
  author_name: string,
  document_ids: readonly string[],
): Promise<void> {
  await call.run(sql`
    insert into deal_registration_comments (organization_id, registration_id, author_user_id, author_name, author_side,
      body,
      visibility, document_ids, created_at)
        values (${call.organization_id}, ${registration_id}, null, ${author_name}, 'submitter',
        ${document_ids.length === 1 ? 'Sent this file with the registration.' : 'Sent these files with the registration.'},
        'shared', ${document_ids}, ${call.now()})`);
}
