import Library from 'lucide-react/icons/library';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

export { resourceLinks } from './slots.ts';

const path = '/resources';
const view = { mode: 'company', permission: 'resources:view' } as const;
const manage = { mode: 'company', permission: 'resources:manage' } as const;
const portal = { mode: 'partner', permission: 'resources:view' } as const;
const asks = 'resources/$id';

export const feature: WebFeature = {
  name: 'resources',
  flag: 'resources',
  menu: [
    {
      group: 'Enablement',
      label: 'Resources',
      path,
      icon: Library,
      order: 10,
      keywords: ['library', 'assets', 'files'],
      ...view,
    },
    {
      group: 'Enablement',
      label: 'Resources',
      path: '/partner-resources',
      icon: Library,
      order: 10,
      daily: { order: 70 },
      keywords: ['library', 'assets', 'files'],
      ...portal,
    },
  ],
  copies: ['resources/browse', 'resources/$id'],
  screenTabs: [{ of: 'resources', path: '/resources', label: 'Resources', order: 10 }],
  routes: [
    ...nounRoutes(
      'resources',
      nouns.resources,
      {
        list: () => import('./list.tsx'),
        create: () => import('./create.tsx'),
        edit: () => import('./edit.tsx'),
        show: () => import('./show.tsx'),
      },
      { mode: 'company' },
    ),
    { path: `${path}/table`, title: 'All resources', page: () => import('./table.tsx'), ...view },
    { path: `${path}/delete/$id`, asks, title: 'Archive resource', page: () => import('./delete.tsx'), ...manage },
    { path: `${path}/download/$id`, asks, title: 'Download resource', page: () => import('./download.tsx'), ...view },
    { path: `${path}/tags/$id`, asks, title: 'Tags', page: () => import('./tags.tsx'), ...manage },
    { path: '/partner-resources', title: 'Resources', page: () => import('./portal.tsx'), offline: true, ...portal },
    {
      path: '/partner-resources/$id',
      asks,
      title: 'Resource',
      page: () => import('./portalShow.tsx'),
      offline: true,
      ...portal,
    },
  ],
  actions: [{ label: 'New resource', to: `${path}/create`, icon: Library, ...manage }],
  search: [
    {
      resource: 'resources',
      label: 'Resources',
      icon: Library,
      hit: (row) => ({ title: row.name, detail: row.folder_name, to: `${path}/show/${row.id}` }),
      ...view,
    },
    {
      resource: 'resources',
      label: 'Resources',
      icon: Library,
      hit: (row) => ({ title: row.name, detail: row.folder_name, to: `/partner-resources/${row.id}` }),
      ...portal,
    },
  ],
};
