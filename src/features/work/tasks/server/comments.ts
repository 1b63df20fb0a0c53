import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { requireMentionedReaders } from '#server/threads/rules.ts';
import type { TaskCommentCreate } from '../schema.ts';
import { taskPeopleFor } from './people.ts';

interface Commented {
  partner_id: string | null;
  visibility: 'internal' | 'shared';
}

/** Sets the author and checks who is mentioned. Comments on internal tasks are internal. */
export async function signTaskComment(call: Call, input: TaskCommentCreate): Promise<Row> {
  const { actor } = call;
  const task = await call.maybe<Commented>(sql`
    select partner_id, visibility from tasks where organization_id = ${call.organization_id} and id = ${input.task_id}`);
  if (!task) throw notFound('This task');
  const isShared = task.visibility === 'shared' && (actor.mode === 'partner' || input.visibility !== 'internal');
  const visibility = isShared ? 'shared' : 'internal';
  const { mentions = [] } = input;
  if (mentions.length > 0)
    requireMentionedReaders(await taskPeopleFor(call, task.partner_id), mentions, visibility, 'task');
  return {
    ...input,
    visibility,
    partner_id: task.partner_id,
    author_name: actor.full_name,
    author_side: actor.mode,
    created_at: call.now().toISOString(),
  };
}
