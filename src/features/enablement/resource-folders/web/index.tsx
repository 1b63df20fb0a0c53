import type { WebFeature } from '#web/feature.ts';

const manage = { mode: 'company', permission: 'resource_folders:manage' } as const;
const asks = 'resource_folders/$id';

/** The screens of folders; the library shows them. */
export const feature: WebFeature = {
  name: 'resource-folders',
  flag: 'resources',
  routes: [
    { path: '/resources/create-folder', title: 'New folder', page: () => import('./create.tsx'), ...manage },
    { path: '/resources/edit-folder/$id', asks, title: 'Edit folder', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/resources/delete-folder/$id',
      asks,
      title: 'Delete folder',
      page: () => import('./delete.tsx'),
      ...manage,
    },
  ],
};
