import FileClock from 'lucide-react/icons/file-clock';
import type { MenuEntry, WebFeature } from '#web/feature.ts';

const permission = 'document_requests:view' as const;
const menu = {
  label: 'Document requests',
  path: '/document_requests',
  icon: FileClock,
  keywords: ['insurance', 'tax form', 'certificate', 'expiry'],
  permission,
} satisfies Partial<MenuEntry>;

export const feature: WebFeature = {
  name: 'document-requests',
  flag: 'document_folders',
  menu: [
    { group: 'Partners', order: 72, mode: 'company', ...menu },
    { group: 'Revenue', order: 62, mode: 'partner', ...menu },
  ],
  screenTabs: [{ of: 'documents', path: '/document_requests', label: 'Requests', order: 30 }],
  routes: [
    { path: '/document_requests', title: 'Document requests', permission, page: () => import('./list.tsx') },
    {
      path: '/document_requests/create',
      title: 'Request a document',
      mode: 'company',
      permission: 'document_requests:manage',
      page: () => import('./create.tsx'),
    },
    {
      path: '/document_requests/show/$id',
      asks: 'document_requests/$id',
      title: 'Document request',
      permission,
      page: () => import('./show.tsx'),
    },
  ],
  actions: [
    {
      label: 'Request document',
      to: '/document_requests/create',
      icon: FileClock,
      mode: 'company',
      permission: 'document_requests:manage',
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'document_requests',
      label: 'Document requests',
      group: 'Files',
      order: 51,
      mode: 'company',
      permission,
      panel: () => import('./PartnerRequests.tsx'),
    },
  ],
  search: [
    {
      resource: 'document_requests',
      label: 'Document requests',
      icon: FileClock,
      permission,
      hit: (row) => ({ title: row.name, detail: row.partner_name, to: `/document_requests/show/${row.id}` }),
    },
  ],
};
