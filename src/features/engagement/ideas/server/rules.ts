import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, forbidden } from '#server/errors.ts';
import type { Idea, IdeaCreate } from '../schema.ts';
import { tellIdeaCompany } from './notices.ts';

export function beginIdea(call: Call, { title, ...input }: IdeaCreate): Row {
  return {
    ...input,
    title: title.trim(),
    partner_id: call.actor.partner_id,
    author_user_id: call.actor.user_id,
    author_name: call.actor.full_name,
    created_at: call.now().toISOString(),
  };
}

/** Posting an idea counts as a vote for it. */
export async function tellPosted(call: Call, { id, title }: Idea): Promise<void> {
  const { partner_id } = call.actor;
  if (!partner_id) return;
  await call.run(sql`
    insert into idea_votes (organization_id, idea_id, user_id, partner_id, created_at)
    values (${call.organization_id}, ${id}, ${call.actor.user_id}, ${partner_id}, ${call.now()})`);
  await tellIdeaCompany(call, { id, title, partner_id });
}

export async function changeIdea(call: Call, current: Idea, patch: Row): Promise<Row> {
  await requireOwnIdea(call, current);
  return { ...patch, ...(typeof patch.title === 'string' && { title: patch.title.trim() }) };
}

/** Partners can change their own ideas until the company answers them. */
export async function requireOwnIdea(call: Call, { is_own, status }: Idea): Promise<void> {
  if (call.actor.mode === 'company') return;
  if (!is_own) throw forbidden();
  if (status !== 'open') throw conflict('This idea was answered. Only the company can change it now.');
}
