import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Idea } from '../schema.ts';
import type { IdeaAnswer } from '../steps.schema.ts';
import { tellIdeaAnswered } from './notices.ts';

/** Records a partner user's vote; voting twice changes nothing. */
export async function voteForIdea(call: Call, { id }: Idea): Promise<void> {
  const voted = await call.run(sql`
    insert into idea_votes (organization_id, idea_id, user_id, partner_id, created_at)
    values (${call.organization_id}, ${id}, ${call.actor.user_id}, ${call.actor.partner_id}, ${call.now()})
    on conflict do nothing`);
  if (voted > 0) await call.announce('ideas.updated', id);
}

export async function withdrawVote(call: Call, { id }: Idea): Promise<void> {
  const removed = await call.run(sql`
    delete from idea_votes
    where organization_id = ${call.organization_id} and idea_id = ${id} and user_id = ${call.actor.user_id}`);
  if (removed > 0) await call.announce('ideas.updated', id);
}

/** Records the company's decision and notifies the author and the voters. */
export async function answerIdea(call: Call, before: Idea, { status, reply }: IdeaAnswer): Promise<void> {
  const text = reply === undefined ? before.reply : reply?.trim() || null;
  if (status === before.status && text === before.reply) return;
  await call.run(sql`
    update ideas set status = ${status}, reply = ${text}, replied_at = case when ${text}::text is null then null
      when ${text} is distinct from reply then ${call.now()}::timestamptz else replied_at end
        where organization_id = ${call.organization_id} and id = ${before.id}`);
  await tellIdeaAnswered(call, { ...before, status, reply: text });
}
