import { Suspense } from 'react';
import { OpenInvitations } from '#features/access/invitations/web/index.tsx';
import { ContactsOf } from '#features/partners/contacts/web/index.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { Partner } from '../schema.ts';

/** Who works at the partner, who of them signs in, and who was asked to. */
export function PeopleTab({ row }: { row: Partner }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OpenInvitations partnerId={row.id} />
      <ContactsOf field="partner_id" id={row.id} />
    </Suspense>
  );
}
