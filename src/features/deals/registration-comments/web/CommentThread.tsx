import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { CommentVisibility, RegistrationComment } from '../schema.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import css from './comments.module.css';
import { commentActions } from './slots.ts';

const step = 30;
type Stream = 'all' | CommentVisibility;

/** The newest first. The company chooses between its two streams; a partner has the shared one. */
export default function CommentThread({ registrationId, partnerId }: { registrationId: string; partnerId: string }) {
  const { mode } = useSession();
  const mayWrite = useCan('deal_registration_comments', 'manage');
  const [stream, setStream] = useState<Stream>('all');
  const [shown, setShown] = useState(step);
  const comments = useList<RegistrationComment>('deal_registration_comments', {
    filters: [
      { field: 'registration_id', operator: 'eq', values: [registrationId] },
      ...(stream === 'all' ? [] : [{ field: 'visibility', operator: 'eq' as const, values: [stream] }]),
    ],
    sort: [{ field: 'created_at', descending: true }],
    start: 0,
    end: shown,
  });
  return (
    <section className={css.panel} aria-label="Comments">
      {mayWrite && <CommentComposer registrationId={registrationId} partnerId={partnerId} />}
      <div className={css.tools}>
        {mode === 'company' && (
          <Segmented<Stream>
            value={stream}
            onChange={setStream}
            aria-label="Filter comments"
            options={[
              { value: 'all', label: 'All' },
              { value: 'internal', label: 'Internal' },
              { value: 'shared', label: 'Shared with the partner' },
            ]}
          />
        )}
        <SlotParts slot={commentActions} props={{ registrationId, count: comments.data?.total ?? 0 }} />
      </div>
      {comments.data ? (
        <>
          {comments.data.rows.length === 0 && <p className={css.nothing}>No comments yet.</p>}
          <ol className={css.comments}>
            {comments.data.rows.map((comment) => (
              <CommentItem key={comment.id} comment={comment} />
            ))}
          </ol>
          {comments.data.total > shown && <Button onClick={() => setShown(shown + step)}>Show more</Button>}
        </>
      ) : comments.error ? (
        <ErrorState error={comments.error} reset={comments.refetch} />
      ) : (
        <PageSkeleton />
      )}
    </section>
  );
}
