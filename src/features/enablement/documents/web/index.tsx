import Files from 'lucide-react/icons/files';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { WebFeature } from '#web/feature.ts';
import type { DocumentPlace } from '../schema.ts';

const DocumentList = lazy(() => import('./DocumentList.tsx'));

/** The documents of one partner, deal, company or person, to look at and to add to, in either mode. */
export function DocumentsOf(place: { field: DocumentPlace; id: string }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <DocumentList place={place} />
    </Suspense>
  );
}

const permission = 'documents:view';
const menu = { label: 'Documents', path: '/documents', icon: Files, permission } as const;

export const feature: WebFeature = {
  name: 'documents',
  flag: 'documents',
  menu: [
    { group: 'Partners', order: 70, mode: 'company', ...menu },
    { group: 'Revenue', order: 60, mode: 'partner', ...menu },
  ],
  routes: [
    { path: '/documents', title: 'Documents', permission, page: () => import('./list.tsx') },
    { path: '/documents/$id', asks: 'documents/$id', title: 'Document', permission, page: () => import('./show.tsx') },
  ],
  search: [
    {
      resource: 'documents',
      label: 'Documents',
      icon: Files,
      permission,
      hit: (row) => ({
        title: row.name,
        detail: row.opportunity_name ?? row.partner_name ?? row.account_name ?? row.contact_name,
        to: `/documents/${row.id}`,
      }),
    },
  ],
};
