import { useCan, useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { ThreadPanel } from '#web/thread/ThreadPanel.tsx';
import type { RegistrationComment } from '../schema.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { commentActions } from './slots.ts';
import { texts } from './texts.ts';

/** The newest first. The company chooses between its two streams; a partner has the shared one. */
export default function CommentThread({ registrationId, partnerId }: { registrationId: string; partnerId: string }) {
  const { mode } = useSession();
  const mayWrite = useCan('deal_registration_comments', 'manage');
  return (
    <ThreadPanel<RegistrationComment>
      label={texts.comments}
      resource="deal_registration_comments"
      of={['registration_id', registrationId]}
      sort={[{ field: 'created_at', descending: true }]}
      streams={
        mode === 'company'
          ? {
              label: texts.filterComments,
              options: [
                { value: 'internal', label: texts.internal },
                { value: 'shared', label: texts.sharedWithPartner },
              ],
            }
          : undefined
      }
      composer={() => mayWrite && <CommentComposer registrationId={registrationId} partnerId={partnerId} />}
      tools={(count) => <SlotParts slot={commentActions} props={{ registrationId, count }} />}
      nothing={texts.noCommentsYet}
      item={(comment) => <CommentItem key={comment.id} comment={comment} />}
    />
  );
}
