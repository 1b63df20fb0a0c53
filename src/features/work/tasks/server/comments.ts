import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { TaskComment, TaskCommentCreate } from '../schema.ts';
import { peopleFor } from './people.ts';

interface Commented {
  partner_id: string | null;
  visibility: 'internal' | 'shared';
}

/** Sets the author and checks who is mentioned. Comments on internal tasks are internal. */
export async function signComment(call: Call, input: TaskCommentCreate): Promise<Row> {
  const { actor } = call;
  const task = await call.maybe<Commented>(
    'select partner_id, visibility from tasks where organization_id = $1 and id = $2',
    [call.organization_id, input.task_id],
  );
  if (!task) throw notFound('This task');
  const isShared = task.visibility === 'shared' && (actor.mode === 'partner' || input.visibility !== 'internal');
  const visibility = isShared ? 'shared' : 'internal';
  await checkMentions(call, task.partner_id, input.mentions ?? [], visibility);
  return {
    ...input,
    visibility,
    partner_id: task.partner_id,
    author_name: actor.full_name,
    author_side: actor.mode,
    created_at: call.now().toISOString(),
  };
}

async function checkMentions(
  call: Call,
  partner_id: string | null,
  mentions: readonly string[],
  visibility: string,
): Promise<void> {
  if (mentions.length === 0) return;
  const known = new Map((await peopleFor(call, partner_id)).map((person) => [person.user_id, person]));
  if (mentions.some((id) => !known.has(id))) throw invalid({ mentions: ['must be people who can see this task'] });
  const outsider = mentions.map((id) => known.get(id)!).find(({ side }) => side === 'partner');
  if (visibility === 'internal' && outsider)
    throw invalid({ mentions: [`${outsider.full_name} does not see internal comments`] });
}

/** Only the author changes a comment; owners and administrators of the company may remove one. */
export function keepToOwn(call: Call, comment: TaskComment, what: 'change' | 'remove' = 'change'): void {
  const { user_id, role } = call.actor;
  const mayTidyUp = what === 'remove' && (role === 'owner' || role === 'admin');
  if (role !== 'system' && comment.author_user_id !== user_id && !mayTidyUp)
    throw conflict(`Only ${comment.author_name} can ${what} this comment.`);
}
