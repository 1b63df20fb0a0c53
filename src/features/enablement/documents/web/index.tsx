import Files from 'lucide-react/icons/files';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** Parts for other features: the documents of a folder, its upload dialog, its access log, and a file preview. */
export const FolderDocuments = lazy(() => import('./DocumentList.tsx'));
export const DocumentUpload = lazy(() => import('./UploadDialog.tsx'));
export const DocumentLog = lazy(() => import('./AccessTab.tsx'));
export const DocumentPreview = lazy(() => import('./Preview.tsx'));
export const FileUpload = lazy(() => import('./FileUpload.tsx'));

const permission = 'documents:view';
const menu = { label: 'Documents', path: '/documents', icon: Files, permission } as const;

export const feature: WebFeature = {
  name: 'documents',
  flag: 'documents',
  menu: [
    { group: 'Partners', order: 70, mode: 'company', ...menu },
    { group: 'Revenue', order: 60, mode: 'partner', daily: { order: 90 }, ...menu },
  ],
  screenTabs: [{ of: 'documents', path: '/documents', label: 'Documents', order: 10 }],
  routes: [
    { path: '/documents', title: 'Documents', permission, page: () => import('./list.tsx') },
    { path: '/documents/$id', asks: 'documents/$id', title: 'Document', permission, page: () => import('./show.tsx') },
  ],
  tabs: [
    {
      on: ['partners', 'accounts', 'opportunities', 'contacts'],
      key: 'documents',
      label: 'Documents',
      group: 'Files',
      order: 50,
      permission,
      panel: () => import('./RecordDocuments.tsx'),
    },
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
