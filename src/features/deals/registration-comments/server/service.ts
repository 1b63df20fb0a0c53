import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { RegistrationCommentCreate } from '../schema.ts';
import { registrationComments } from './resource.ts';

/** Under the caller's name. @returns the comment's id */
export function createComment(call: Call, input: RegistrationCommentCreate): Promise<string> {
  return createRow(call, registrationComments, input);
}

interface FilesAuthor {
  name: string;
  /** Null for an API key, and for someone who filled in a form without an account. */
  user_id: string | null;
  side: 'partner' | 'submitter';
}

/** The files that came with a registration, as an entry of its thread that notifies no one. */
export async function createFilesComment(
  call: Call,
  registration_id: string,
  { name, user_id, side }: FilesAuthor,
  document_ids: readonly string[],
): Promise<void> {
  await call.run(sql`
    insert into deal_registration_comments (organization_id, registration_id, author_user_id, author_name, author_side,
      body,
      visibility, document_ids, created_at)
        values (${call.organization_id}, ${registration_id}, ${user_id}, ${name}, ${side},
        ${document_ids.length === 1 ? 'Sent this file with the registration.' : 'Sent these files with the registration.'},
        'shared', ${document_ids}, ${call.now()})`);
}
