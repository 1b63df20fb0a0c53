import { Suspense } from 'react';
import { NotesPanel } from '#features/deals/opportunity-notes/web/index.tsx';
import { CommentThread } from '#features/deals/registration-comments/web/index.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { texts } from './texts.ts';

type Row = Pick<DealRegistrationForPartner, 'id' | 'partner_id' | 'opportunity_id'>;

/** The comments of company and partner on the registration, and the notes on its deal once there is one. */
export function Comments({ row }: { row: Row }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      {row.opportunity_id && (
        <>
          <h2>{texts.onTheDeal}</h2>
          <NotesPanel id={row.opportunity_id} />
          <h2>{texts.onTheRegistration}</h2>
        </>
      )}
      <CommentThread registrationId={row.id} partnerId={row.partner_id} />
    </Suspense>
  );
}
