import { Suspense } from 'react';
import { CommentThread } from '#features/deals/registration-comments/web/index.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { DealRegistrationForPartner } from '../../schema.ts';

/** The conversation of company and partner about the registration. */
export function Comments({ row }: { row: Pick<DealRegistrationForPartner, 'id' | 'partner_id'> }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CommentThread registrationId={row.id} partnerId={row.partner_id} />
    </Suspense>
  );
}
