import type { Call } from '#server/call.ts';
import type { Idea } from '../schema.ts';
import type { IdeaAnswer } from '../steps.schema.ts';
import { tellAnswered } from './notices.ts';

/** Records a partner user's vote; voting twice changes nothing. */
export async function voteForIdea(call: Call, { id }: Idea): Promise<void> {
  const voted = await call.run(
    `insert into idea_votes (organization_id, idea_id, user_id, partner_id, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [call.organization_id, id, call.actor.user_id, call.actor.partner_id, call.now()],
  );
  if (voted > 0) await call.announce('ideas.updated', id);
}

export async function withdrawVote(call: Call, { id }: Idea): Promise<void> {
  const removed = await call.run(
    'delete from idea_votes where organization_id = $1 and idea_id = $2 and user_id = $3',
    [call.organization_id, id, call.actor.user_id],
  );
  if (removed > 0) await call.announce('ideas.updated', id);
}

/** Records the company's decision and notifies the author and the voters. */
export async function answerIdea(call: Call, before: Idea, { status, reply }: IdeaAnswer): Promise<void> {
  const text = reply === undefined ? before.reply : reply?.trim() || null;
  if (status === before.status && text === before.reply) return;
  await call.run(
    `update ideas set status = $3, reply = $4, replied_at = case when $4::text is null then null
       when $4 is distinct from reply then $5::timestamptz else replied_at end where organization_id = $1 and id = $2`,
    [call.organization_id, before.id, status, text, call.now()],
  );
  await tellAnswered(call, { ...before, status, reply: text });
}
