import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import { requireMentionedReaders } from '#server/threads/rules.ts';
import type { RegistrationCommentCreate } from '../schema.ts';
import { registrationCommentPeopleFor } from './people.ts';

/** Sets the author and checks who is mentioned and what is attached. */
export async function signRegistrationComment(call: Call, input: RegistrationCommentCreate): Promise<Row> {
  const { actor } = call;
  const registration = await call.maybe<{ partner_id: string }>(sql`
    select partner_id from deal_registrations
    where organization_id = ${call.organization_id} and id = ${input.registration_id}`);
  if (!registration) throw notFound('This registration');
  const visibility = actor.mode === 'partner' ? 'shared' : input.visibility;
  const { mentions = [] } = input;
  if (mentions.length > 0)
    requireMentionedReaders(
      await registrationCommentPeopleFor(call, input.registration_id),
      mentions,
      visibility,
      'registration',
    );
  await checkDocuments(call, registration.partner_id, input.document_ids ?? [], visibility);
  return {
    ...input,
    visibility,
    author_name: actor.full_name,
    author_side: actor.mode,
    created_at: call.now().toISOString(),
  };
}

async function checkDocuments(call: Call, partner_id: string, ids: readonly string[], visibility: string) {
  if (ids.length === 0) return;
  const found = await call.rows<{ visibility: string }>(sql`
    select visibility from documents
    where organization_id = ${call.organization_id} and id = any(${ids}) and partner_id = ${partner_id}
      and archived_at is null`);
  if (found.length < ids.length)
    throw invalid({ document_ids: ['must be documents of the partner of this registration'] });
  if (visibility === 'shared' && found.some((one) => one.visibility !== 'shared'))
    throw invalid({ document_ids: ['must be shared documents: the partner reads this comment'] });
}
