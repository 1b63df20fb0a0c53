import { Suspense } from 'react';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { NotesPanel } from '../../opportunity-notes/web/index.tsx';

/** What company and partner write to each other about the linked deal. */
export function DealNotes({ opportunityId }: { opportunityId: string }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotesPanel opportunityId={opportunityId} />
    </Suspense>
  );
}
