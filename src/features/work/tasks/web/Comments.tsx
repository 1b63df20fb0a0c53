import { App, Button } from 'antd';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { MentionInput } from '#features/deals/registration-comments/web/index.tsx';
import { WholeMail } from '#features/platform/mail-replies/web/index.tsx';
import { Avatar } from '#web/components/Avatar.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useCreate, useList } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { useSession } from '#web/session.tsx';
import { useUnsavedWarning } from '#web/unsaved.ts';
import type { Task, TaskComment } from '../schema.ts';
import { useTaskPeople } from './inputs.tsx';
import css from './tasks.module.css';
import { texts as t } from './texts.ts';

const SHOWN = 200;
type Visibility = 'internal' | 'shared';

/** The comments of a task; on shared tasks the company chooses who reads a comment. */
export function Comments({ task, mayWrite }: { task: Task; mayWrite: boolean }) {
  const list = useList<TaskComment>('task_comments', {
    filters: [{ field: 'task_id', operator: 'eq', values: [task.id] }],
    sort: [{ field: 'created_at', descending: true }],
    start: 0,
    end: SHOWN,
  });
  return (
    <section aria-label={t.comments}>
      {mayWrite && <Composer task={task} />}
      <Loaded query={list}>
        {({ rows }) => (
          <>
            {rows.length === 0 && <p className="meta">{t.noComments}</p>}
            <ol className={css.comments}>
              {rows.map((comment) => (
                <Item key={comment.id} comment={comment} />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </section>
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
    <div className={css.composer}>
      <Suspense>
        <MentionInput value={body} people={people} placeholder={placeholder} onChange={setBody} />
      </Suspense>
      <div className={css.composerFoot}>
        {mode === 'company' && isShared && (
          <Segments<Visibility>
            label={t.visibility}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: 'shared', label: 'Shared' },
              { value: 'internal', label: t.internal },
            ]}
          />
        )}
        <Button type="primary" size="small" loading={create.isPending} disabled={!body.trim()} onClick={send}>
          {t.comment}
        </Button>
      </div>
    </div>
  );
}

function Item({ comment }: { comment: TaskComment }) {
  const { user, mode, role } = useSession();
  const remove = useRemoveWithUndo('task_comments');
  const mayRemove =
    comment.author_user_id === user.id || (mode === 'company' && (role === 'owner' || role === 'admin'));
  return (
    <li className={css.comment}>
      <Avatar name={comment.author_name} size={28} />
      <div className={css.grow}>
        <div className={css.commentHead}>
          <strong>{comment.author_name}</strong>
          <span className="meta">{comment.author_side}</span>
          <span className="meta">
            <DateText value={comment.created_at} as="relative" />
          </span>
          {comment.visibility === 'internal' && <StatusTag tone="gray">{t.internal}</StatusTag>}
          {mayRemove && (
            <Button
              type="text"
              size="small"
              icon={<Trash2 size={14} />}
              aria-label={t.deleteComment(comment.author_name)}
              onClick={() => remove(comment.id, t.commentDeleted)}
            />
          )}
        </div>
        <p className={css.commentBody}>{comment.body}</p>
        <WholeMail about={{ table: 'tasks', id: comment.task_id }} words={{ table: 'task_comments', id: comment.id }} />
      </div>
    </li>
  );
}
