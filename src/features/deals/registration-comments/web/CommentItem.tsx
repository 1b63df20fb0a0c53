import { Button } from 'antd';
import Paperclip from 'lucide-react/icons/paperclip';
import Trash2 from 'lucide-react/icons/trash-2';
import { WholeMail } from '#features/platform/mail-replies/web/index.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { ThreadItem, ThreadText } from '#web/thread/ThreadItem.tsx';
import type { RegistrationComment } from '../schema.ts';
import css from './comments.module.css';
import { texts } from './texts.ts';

const sides = { company: 'company', partner: 'partner', submitter: 'sent the form' } as const;

/** A partner's row has no visibility, because partners only see shared comments. */
export function CommentItem({ comment }: { comment: RegistrationComment }) {
  const { user, mode, role } = useSession();
  const mayManage = useCan('deal_registration_comments', 'manage');
  const remove = useRemoveWithUndo('deal_registration_comments');
  const isMine = comment.author_user_id === user.id;
  const mayRemove = mayManage && (isMine || (mode === 'company' && (role === 'owner' || role === 'admin')));
  return (
    <ThreadItem
      author={comment.author_name}
      at={comment.created_at}
      side={sides[comment.author_side]}
      tags={comment.visibility === 'internal' && <StatusTag tone="gray">{texts.internal}</StatusTag>}
      actions={
        mayRemove && (
          <Button
            type="text"
            size="small"
            icon={<Trash2 size={14} />}
            aria-label={texts.deleteComment(comment.author_name)}
            onClick={() => remove(comment.id, texts.commentDeleted)}
          />
        )
      }
    >
      <ThreadText>{comment.body}</ThreadText>
      <WholeMail
        about={{ table: 'deal_registrations', id: comment.registration_id }}
        words={{ table: 'deal_registration_comments', id: comment.id }}
      />
      {comment.files.length > 0 && (
        <ul className={css.attached}>
          {comment.files.map(({ id, name }) => (
            <li key={id}>
              <Paperclip size={14} aria-hidden="true" /> <Link to={`/documents/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </ThreadItem>
  );
}
