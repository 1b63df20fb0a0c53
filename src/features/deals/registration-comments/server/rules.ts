import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { RegistrationComment, RegistrationCommentCreate } from '../schema.ts';
import { peopleFor } from './people.ts';

/** Sets the author and checks who is mentioned and what is attached. */
export async function signComment(call: Call, input: RegistrationCommentCreate): Promise<Row> {
  const { actor } = call;
  const registration = await call.maybe<{ partner_id: string }>(
    'select partner_id from deal_registrations where organization_id = $1 and id = $2',
    [call.organization_id, input.registration_id],
  );
  if (!registration) throw notFound('This registration');
  const visibility = actor.mode === 'partner' ? 'shared' : input.visibility;
  await checkMentions(call, input.registration_id, input.mentions ?? [], visibility);
  await checkDocuments(call, registration.partner_id, input.document_ids ?? [], visibility);
  return {
    ...input,
    visibility,
    author_name: actor.full_name,
    author_side: actor.mode,
    created_at: call.now().toISOString(),
  };
}

async function checkMentions(call: Call, registration_id: string, mentions: readonly string[], visibility: string) {
  if (mentions.length === 0) return;
  const people = await peopleFor(call, registration_id);
  const known = new Map(people.map((person) => [person.user_id, person]));
  if (mentions.some((id) => !known.has(id)))
    throw invalid({ mentions: ['must be people who can see this registration'] });
  const outsider = mentions.map((id) => known.get(id)!).find(({ side }) => side === 'partner');
  if (visibility === 'internal' && outsider)
    throw invalid({ mentions: [`${outsider.full_name} does not see internal comments`] });
}

async function checkDocuments(call: Call, partner_id: string, ids: readonly string[], visibility: string) {
  if (ids.length === 0) return;
  const found = await call.rows<{ visibility: string }>(
    'select visibility from documents where organization_id = $1 and id = any($2) and partner_id = $3 and archived_at is null',
    [call.organization_id, ids, partner_id],
  );
  if (found.length < ids.length)
    throw invalid({ document_ids: ['must be documents of the partner of this registration'] });
  if (visibility === 'shared' && found.some((one) => one.visibility !== 'shared'))
    throw invalid({ document_ids: ['must be shared documents: the partner reads this comment'] });
}

/** Only the author changes a comment; owners and administrators may remove one. */
export function keepToOwn(call: Call, comment: RegistrationComment, what: 'change' | 'remove' = 'change'): void {
  const { user_id, role } = call.actor;
  const mayTidyUp = what === 'remove' && (role === 'owner' || role === 'admin');
  if (role !== 'system' && comment.author_user_id !== user_id && !mayTidyUp)
    throw conflict(`Only ${comment.author_name} can ${what} this comment.`);
}
