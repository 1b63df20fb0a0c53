import { Suspense } from 'react';
import { NotesPanel } from '#features/deals/opportunity-notes/web/index.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';

/** The conversation of company and partner about the linked deal. */
export function DealNotes({ opportunityId }: { opportunityId: string }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotesPanel id={opportunityId} />
    </Suspense>
  );
}
