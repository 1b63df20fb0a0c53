import FolderIcon from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import type { MenuEntry, WebFeature } from '#web/feature.ts';

const permission = 'document_folders:view' as const;
const manage = { mode: 'company', permission: 'document_folders:manage' } as const;
const menu = {
  label: 'Document folders',
  path: '/document_folders',
  icon: FolderIcon,
  keywords: ['data room', 'files', 'upload'],
  permission,
} satisfies Partial<MenuEntry>;

export const feature: WebFeature = {
  name: 'document-folders',
  flag: 'document_folders',
  menu: [
    { group: 'Partners', order: 71, mode: 'company', ...menu },
    { group: 'Revenue', order: 61, mode: 'partner', ...menu },
  ],
  screenTabs: [{ of: 'documents', path: '/document_folders', label: 'Folders', order: 20 }],
  routes: [
    { path: '/document_folders', title: 'Document folders', permission, page: () => import('./list.tsx') },
    { path: '/document_folders/create', title: 'New folder', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/document_folders/edit/$id',
      asks: 'document_folders/$id',
      title: 'Edit folder',
      page: () => import('./edit.tsx'),
      ...manage,
    },
  ],
  actions: [{ label: 'New folder', to: '/document_folders/create', icon: FolderPlus, ...manage }],
  search: [
    {
      resource: 'document_folders',
      label: 'Document folders',
      icon: FolderIcon,
      permission,
      hit: (row) => ({
        title: row.name,
        detail: row.partner_name ?? row.parent_name,
        to: `/document_folders?folder=${row.id}`,
      }),
    },
  ],
};
