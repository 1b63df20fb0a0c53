import { App, Button } from 'antd';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { WholeMail } from '#features/platform/mail-replies/web/index.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { useCreate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { useSession } from '#web/session/session.tsx';
import { MentionInput } from '#web/thread/MentionInput.tsx';
import { ThreadComposer } from '#web/thread/ThreadComposer.tsx';
import { ThreadItem, ThreadText } from '#web/thread/ThreadItem.tsx';
import { ThreadPanel } from '#web/thread/ThreadPanel.tsx';
import type { Task, TaskComment } from '../schema.ts';
import { useTaskPeople } from './inputs.tsx';
import { texts as t } from './texts.ts';

type Visibility = 'internal' | 'shared';

/** The comments of a task; on shared tasks the company chooses who reads a comment. */
export function Comments({ task, mayWrite }: { task: Task; mayWrite: boolean }) {
  return (
    <ThreadPanel<TaskComment>
      label={t.comments}
      resource="task_comments"
      of={['task_id', task.id]}
      sort={[{ field: 'created_at', descending: true }]}
      composer={() => mayWrite && <Composer task={task} />}
      nothing={t.noComments}
      item={(comment) => <Item key={comment.id} comment={comment} />}
    />
  );
}

function Composer({ task }: { task: Task }) {
  const { message } = App.useApp();
  const { mode } = useSession();
  const isShared = mode === 'partner' || task.visibility === 'shared';
  const [chosen, setChosen] = useState<Visibility>('shared');
  const [body, setBody] = useState('');
  const create = useCreate<TaskComment>('task_comments', ['tasks']);
  const visibility = isShared ? chosen : 'internal';
  const people = (useTaskPeople(task.partner_id).data ?? []).filter(
    ({ side }) => visibility === 'shared' || side === 'company',
  );
  useUnsavedWarning(body.trim() !== '');
  const placeholder = !isShared
    ? t.commentTeam
    : mode === 'partner'
      ? t.commentCompany
      : visibility === 'shared'
        ? t.commentShared
        : t.commentInternal;
  const send = async () => {
    try {
      await create.mutateAsync({
        task_id: task.id,
        body: body.trim(),
        mentions: people.filter(({ full_name }) => body.includes(`@${full_name}`)).map(({ user_id }) => user_id),
        ...(mode === 'company' && { visibility }),
      });
      setBody('');
    } catch (error) {
      void message.error((error as Error).message);
    }
  };
  return (
    <ThreadComposer<Visibility>
      isEmpty={!body.trim()}
      isSending={create.isPending}
      send={send}
      label={t.comment}
      visibility={
        mode === 'company' && isShared
          ? { value: chosen, options: ['shared', 'internal'], onChange: setChosen }
          : undefined
      }
    >
      <MentionInput value={body} people={people} placeholder={placeholder} onChange={setBody} />
    </ThreadComposer>
  );
}

function Item({ comment }: { comment: TaskComment }) {
  const { user, mode, role } = useSession();
  const remove = useRemoveWithUndo('task_comments');
  const mayRemove =
    comment.author_user_id === user.id || (mode === 'company' && (role === 'owner' || role === 'admin'));
  return (
    <ThreadItem
      author={comment.author_name}
      at={comment.created_at}
      side={comment.author_side}
      tags={comment.visibility === 'internal' && <StatusTag tone="gray">{t.internal}</StatusTag>}
      actions={
        mayRemove && (
          <Button
            type="text"
            size="small"
            icon={<Trash2 size={14} />}
            aria-label={t.deleteComment(comment.author_name)}
            onClick={() => remove(comment.id, t.commentDeleted)}
          />
        )
      }
    >
      <ThreadText>{comment.body}</ThreadText>
      <WholeMail about={{ table: 'tasks', id: comment.task_id }} words={{ table: 'task_comments', id: comment.id }} />
    </ThreadItem>
  );
}
